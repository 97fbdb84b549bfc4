import { minorUnits, shownDigits } from '@serai/contract/currency';
import { useApp } from '../app.tsx';
import { localeOf } from '../i18n/language.ts';

/** Money in replies: integer minor units and an ISO 4217 code. */
export interface MoneyLike {
  /** Null if the reader may not see it; a dash is shown. */
  amount: number | null;
  currency: string;
}

/** `{ amount: '1,234.50', currency: 'USD' }`: the text for `Price`, with a minus sign for negative amounts. */
export function moneyParts(money: MoneyLike, locale: string): { amount: string; currency: string } {
  if (money.amount === null) return { amount: '—', currency: '' };
  const shown = shownDigits({ amount: money.amount, currency: money.currency });
  const figures = new Intl.NumberFormat(locale, {
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  });
  return {
    amount: figures.format(money.amount / minorUnits(money.currency)).replace('-', '−'),
    currency: money.currency,
  };
}

/** `1,234.50 USD`, for use in a sentence. */
export function moneyText(money: MoneyLike, locale: string): string {
  const { amount, currency } = moneyParts(money, locale);
  return `${amount} ${currency}`.trim();
}

/** A movement with its sign: `+120.00`, `−511.00`. */
export function signedParts(
  money: MoneyLike,
  parts: (money: MoneyLike) => { amount: string; currency: string },
): { amount: string; currency: string } {
  if (money.amount === null) return parts(money);
  const whole = parts({ ...money, amount: Math.abs(money.amount) });
  const sign = money.amount > 0 ? '+' : money.amount < 0 ? '−' : '';
  return { ...whole, amount: sign + whole.amount };
}

/** Money in the reader's language: `text` for a sentence, `parts` for `<Price {...parts(money)} />`. */
export function useMoney(): {
  text: (money: MoneyLike) => string;
  parts: (money: MoneyLike) => { amount: string; currency: string };
} {
  const locale = localeOf(useApp().lang);
  return { text: (money) => moneyText(money, locale), parts: (money) => moneyParts(money, locale) };
}
