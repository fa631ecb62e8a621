// What the bundler reads that TypeScript does not know.
declare module "*.toml?rules" {
  const chapters: { number: number; title: string; rules: { id: string; gist: string }[] }[];
  export default chapters;
}
