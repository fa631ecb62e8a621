// What Lagoon does while no page of it is open. Each concern has a part of its own, and none knows the others.

// Notices: it is someone's turn. The message names a game and a table, and nothing that lies there.
{
  const TABLE = /^\/t\/[0-9a-z]+$/;

  const read = (data) => {
    try {
      const { title, body, open, lang } = data.json();
      return { title: String(title), body: String(body), open: TABLE.test(open) ? open : "/", lang: String(lang) };
    } catch {
      // Browsers want something shown for every message.
      return { title: "Lagoon", body: "", open: "/", lang: "" };
    }
  };

  const show = ({ title, body, open, lang }) =>
    self.registration.showNotification(title, { body, lang, tag: open, icon: "/favicon.svg", data: { open } });

  const enter = async (open) => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find(({ url }) => new URL(url).pathname === open);
    return there ? there.focus() : self.clients.openWindow(open);
  };

  self.addEventListener("push", (event) => event.waitUntil(show(read(event.data))));

  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(enter(event.notification.data?.open ?? "/"));
  });
}
