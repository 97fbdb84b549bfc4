/**
 * Splits a company's name that is written in Chinese and then in Latin letters, such as 金塔旅行社 Golden Stupa Travel; any
 * other name is the same in both languages.
 */
export function splitName(name: string): { zh: string; en: string } {
  const parts = bilingual.exec(name);
  return { zh: parts?.[1] ?? name, en: parts?.[2] ?? name };
}

const bilingual = /^([^A-Za-z]*\p{Script=Han}[^A-Za-z]*?)\s+([A-Za-z][^\p{Script=Han}]*)$/u;
