import { patterns } from '@serai/contract/validator-rules';

/** Nationalities whose documents contain Chinese names. */
const namedInChinese = new Set(['CN', 'HK', 'MO', 'TW']);

/** Returns whether a hotel accepts Chinese guest names: in mainland China for Chinese guests. */
export function takesChineseNames(countryCode: string, nationality: string): boolean {
  return countryCode === 'CN' && namedInChinese.has(nationality);
}

/**
 * Returns whether a hotel can match the name with a document: Latin letters as in the passport, or a Chinese
 * name where the hotel accepts it. A single part is enough; unusual names (TBA, digits) only cause a warning
 * on the web.
 */
export function isAcceptedName(name: string, takesChineseNames: boolean): boolean {
  return patterns.latinName.test(name) || (takesChineseNames && patterns.chineseName.test(name));
}
