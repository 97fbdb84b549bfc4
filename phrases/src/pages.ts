/**
 * Phrases of each page by the name of its two files: `zh/pages/<name>.ts` is the source and adds itself here;
 * `en/pages/<name>.ts` must have the same keys.
 */
// biome-ignore lint/suspicious/noEmptyInterface: every page's own file adds to it
export interface PagePhrases {}
