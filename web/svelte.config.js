import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// A class is named by what it styles, not by where its file lies: the same source builds the same page in every folder.
const cssHash = ({ hash, css }) => `s-${hash(css)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
