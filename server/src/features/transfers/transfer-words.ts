import { transferOffers as en } from '@serai/phrases/en/transfer-offers';
import { fill, inLanguage, type Lang } from '@serai/phrases/lang';
import { transferOffers as zh } from '@serai/phrases/zh/transfer-offers';

export type TransferWord = keyof typeof zh;

/** A phrase of transfer offers in a language. */
export function transferPhrase(
  key: TransferWord,
  lang: Lang,
  facts: Readonly<Record<string, unknown>> = {},
): string {
  return fill(inLanguage(lang, { zh, en })[key], facts);
}
