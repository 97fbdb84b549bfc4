import { transferOffers as en } from '@serai/phrases/en/transfer-offers';
import { fill, type Lang } from '@serai/phrases/lang';
import { transferOffers as zh } from '@serai/phrases/zh/transfer-offers';

export type TransferWord = keyof typeof zh;

/** A phrase of answers about transfers in a language. */
export function transferPhrase(
  key: TransferWord,
  lang: Lang,
  facts: Readonly<Record<string, unknown>> = {},
): string {
  return fill((lang === 'en' ? en : zh)[key], facts);
}

/** Of a text in two languages the asked one. */
export function inLang(zhText: string, enText: string, lang: Lang): string {
  return lang === 'en' ? enText : zhText;
}

/** A name in the asked language, and in the other one. */
export function bothNames(zhName: string, enName: string, lang: Lang): { name: string; name_alt: string } {
  return { name: inLang(zhName, enName, lang), name_alt: inLang(enName, zhName, lang) };
}
