/**
 * The words of every page, by the name of its two files: `zh/pages/<name>.ts`, which is the source and adds itself here,
 * and `en/pages/<name>.ts`, which must have the same keys.
 */
// biome-ignore lint/suspicious/noEmptyInterface: every page's own file adds to it
export interface PagePhrases {}
