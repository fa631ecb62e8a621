// Which components an option touches, in the order a player would touch them. The server says so itself; this is for fixtures.
const bauble = (seat, kind) => `bauble:${seat}.${kind}`;

function placed(text) {
  const [piece, bottom] = text.split(">");
  return bottom ? [`piece:${piece}`, `aquarium:${bottom}`] : [`piece:${piece}`];
}

function wreckRaiders(notation, view, seat) {
  const [verb, ...rest] = notation.split(" ");
  const spot = (name) => `spot:${name}`;
  switch (verb) {
    case "take": return [`die:${view.dice.indexOf(rest[0])}`];
    case "up": case "down": return [bauble(seat, "conch"), `step:${verb}`];
    case "extra": return [bauble(seat, "scallop"), `supply:${view.agenda[0].split(" ")[1]}`];
    case "push": return [spot(rest[0])];
    case "rival": return [`die:${view.dice.findIndex((die) => die.startsWith(rest[0].slice(-1)))}`, spot(rest[0])];
    case "place": return [rest[0].startsWith("d") ? `display:${seat}.${rest[0]}` : `vault:${seat}.${rest[0]}`];
    case "claim": return [`display:${seat}.${rest[0]}`, `exhibit:${rest[1]}`];
    case "cover": return [bauble(seat, "starfish"), `tile:${seat}.${rest[0]}`];
    case "decorate": return rest[1] ? [bauble(seat, "scallop"), `supply:${rest[1]}`] : [bauble(seat, "conch"), `exhibit:${view.agenda[0].split(" ")[2]}`];
    case "pick": return [`shore:${rest[0]}`];
    case "free": case "buy": return placed(rest[0]);
    case "trim": return [bauble(seat, "starfish"), `display:${seat}.${rest[0]}`];
    case "done": case "end": case "stay": case "discard": return [];
    default: {
      const [from, to] = verb.split(">");
      return [from === "off" ? `home:${seat}` : spot(from), spot(to)];
    }
  }
}

const COLOURS = ["yellow", "blue", "red", "orange", "green", "violet"];
const SYMBOLS = ["pearl", "fish", "starfish", "octopus", "diver", "turtle"];

function place(die, view) {
  const at = view.station.findIndex((text) => text.replace("!", "") === die);
  const [colour, symbol] = die.split("-");
  const reef = view.board.reefs[COLOURS.indexOf(colour)];
  const taken = [...reef.dice, ...reef.white].includes(symbol);
  return [`station:${at}`, taken ? "island" : `space:${die}`];
}

function whiteSpace(target, view) {
  if (target === "island") return ["island"];
  const symbol = String(view.agenda.at(-1)).split(" ")[1] ?? SYMBOLS[0];
  return [`space:${target}-${symbol}`];
}

function coralia(notation, view) {
  const [verb, what] = notation.split(" ");
  switch (verb) {
    case "take": return [`supply:${what}`];
    case "lock": return [`station:${view.station.indexOf(what)}`];
    case "place": return place(what, view);
    case "keep": case "score": return [`card:${what}`];
    case "copy": return [`turtle:${what}`];
    case "white": return whiteSpace(what, view);
    case "chest": return [`chest:${what}`];
    case "draw": return [`pile:${what}`];
    default: return [];
  }
}

export function touches(game, notation, view, seat) {
  return game === "coralia" ? coralia(notation, view) : wreckRaiders(notation, view, seat);
}
