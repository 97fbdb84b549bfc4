const latin = /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{M}\d .,'’`/()-]+$/u;
const chinese = /^(?=.*\p{Script=Han})[\p{Script=Han}\p{Script=Latin}\d ·•・]+$/u;

/**
 * Whether a hotel's desk can match the name with a document: Latin letters as in the passport, or a Chinese
 * name where the hotel takes those. One part is enough; odd names (TBA, digits) are for the web to warn about.
 */
export function isAcceptedName(name: string, takesChineseNames: boolean): boolean {
  return latin.test(name) || (takesChineseNames && chinese.test(name));
}
