import { patterns } from '@serai/contract/validator-rules';

/** Whose documents name them in Chinese. */
const namedInChinese = new Set(['CN', 'HK', 'MO', 'TW']);

/** Whether a hotel takes the names of its guests in Chinese: in mainland China those of Chinese guests. */
export function takesChineseNames(countryCode: string, nationality: string): boolean {
  return countryCode === 'CN' && namedInChinese.has(nationality);
}

/**
 * Whether a hotel's desk can match the name with a document: Latin letters as in the passport, or a Chinese
 * name where the hotel takes those. One part is enough; odd names (TBA, digits) are for the web to warn about.
 */
export function isAcceptedName(name: string, takesChineseNames: boolean): boolean {
  return patterns.latinName.test(name) || (takesChineseNames && patterns.chineseName.test(name));
}
