// What is drawn of this game, fetched when someone sits down.

export { default as Cell } from "./Cell.svelte";
export { default as Moment } from "./Moment.svelte";
export { default as Table } from "./WreckRaidersTable.svelte";
