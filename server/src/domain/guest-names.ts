import { patterns } from '@serai/contract/validator-rules';

/**
 * Whether a hotel's desk can match the name with a document: Latin letters as in the passport, or a Chinese
 * name where the hotel takes those. One part is enough; odd names (TBA, digits) are for the web to warn about.
 */
export function isAcceptedName(name: string, takesChineseNames: boolean): boolean {
  return patterns.latinName.test(name) || (takesChineseNames && patterns.chineseName.test(name));
}
