/**
 * Phrases of each page by the name of its two files: `zh/pages/<noun>/<name>.ts` is the source and adds itself
 * here; `en/pages/<noun>/<name>.ts` must have the same keys. A page asks by the name alone, so names are unique.
 */
// biome-ignore lint/suspicious/noEmptyInterface: every page's own file adds to it
export interface PagePhrases {}
