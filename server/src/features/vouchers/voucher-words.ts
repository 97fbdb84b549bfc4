import type { VoucherLanguage } from '@serai/contract/vouchers/design';
import type { Worded } from '@serai/contract/vouchers/vouchers';
import { voucherWords as en } from '@serai/phrases/en/vouchers';
import { fill } from '@serai/phrases/lang';
import { voucherWords as my } from '@serai/phrases/my/vouchers';
import { voucherWords as zh } from '@serai/phrases/zh/vouchers';
import type { Bilingual, VoucherLabel } from '../orders/orders.ts';

/** Facts for the placeholders of a phrase; one that differs between languages is given in each. */
type Facts = Readonly<Record<string, string | number | Bilingual>>;

/** Voucher phrase in each language. */
export function say(key: keyof typeof zh, facts: Facts = {}): VoucherLabel {
  const factsIn = (lang: 'zh' | 'en') =>
    Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'object' ? fact[lang] : fact]),
    );
  return {
    zh: fill(zh[key], factsIn('zh')),
    en: fill(en[key], factsIn('en')),
    my: fill(my[key], factsIn('en')),
  };
}

/** The same text in every language, such as a name or a number. */
export function same(text: string): Bilingual {
  return { zh: text, en: text };
}

/**
 * Returns a function that words texts in a voucher's languages; a text that none of them has is given in
 * English, or else in Chinese.
 */
export function wordsIn(languages: readonly VoucherLanguage[]): (said: VoucherLabel) => Worded {
  return (said) => {
    const worded: Worded = [];
    for (const lang of languages) {
      const text = said[lang] ?? '';
      if (text !== '' && worded.every((other) => other.text !== text)) worded.push({ lang, text });
    }
    const only = said.en || said.zh;
    if (worded.length === 0 && only !== '') worded.push({ lang: scriptOf(only), text: only });
    // A text that is the same in both languages is marked with the language of its script.
    return said.zh === said.en ? worded.map(({ text }) => ({ lang: scriptOf(text), text })) : worded;
  };
}

/** Language of a text by its script; English for anything neither Chinese nor Burmese. */
export function scriptOf(text: string): VoucherLanguage {
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  return /\p{Script=Myanmar}/u.test(text) ? 'my' : 'en';
}
