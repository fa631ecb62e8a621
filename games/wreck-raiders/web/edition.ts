// What the editions call and draw differently: the skull of 2018 is the conch of 2019.
import { t } from "@web/lib/words.svelte";

const first = (edition: string | null): boolean => edition === "2018";

export const baubleArt = (bauble: string, edition: string | null): string => (bauble === "conch" && first(edition) ? "wr-skull" : `wr-${bauble}`);

export const baubleName = (bauble: string, edition: string | null): string => t(`bauble-${bauble}${first(edition) ? "-2018" : ""}`);
