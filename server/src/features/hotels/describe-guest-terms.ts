import type { meals } from '@serai/contract/hotels/hotels';
import type { Lang } from '@serai/phrases/lang';
import { formatMoney, money } from '../../domain/money.ts';
import { type Markup, withMarkup } from '../../domain/pricing/markup.ts';
import { childMealRow, childRow, type Supplement, type Tariff } from '../../domain/pricing/occupancy.ts';
import { isSeasonOn } from '../../domain/pricing/seasons.ts';
import { mealLabel, offerWord } from './hotel-words.ts';

/** Terms of a rate that its sentences are built from. */
export interface GuestTerms extends Tariff {
  meal: (typeof meals)[number];
  /** Civil dates of the stay. */
  nights: readonly string[];
  markup: Markup;
  currency: string;
}

/** Amount per night of the stay; `adult`: charged as an adult on at least one of them. */
type Paid = number[] | 'adult';

/** Describes a rate's charges for guests, children, extra beds and meals, one sentence each. */
export function describeGuestTerms(terms: GuestTerms, lang: Lang): string[] {
  const { baseGuests, supplements, nights, markup, currency } = terms;
  const rowsOf = (night: string) => supplements.filter((row) => isSeasonOn(row, night));
  const priceOf = (row: Supplement | undefined) => (row ? withMarkup(row.amount, markup) : 0);
  const ofAdults = (kind: Supplement['kind']): Paid =>
    nights.map((night) => priceOf(rowsOf(night).findLast((row) => row.kind === kind)));
  const ofChild = (age: number, kind: 'child' | 'child_bed'): Paid => {
    const rows = nights.map((night) => childRow(rowsOf(night), age, kind));
    return rows.includes('adult') ? 'adult' : rows.map((row) => (row === 'adult' ? 0 : priceOf(row)));
  };
  const said = (paid: Paid) => paidText(paid, currency, lang);
  const sentence = (key: Parameters<typeof offerWord>[0], facts: Record<string, unknown>) =>
    offerWord(key, lang, facts);
  const single = ofAdults('single_use');
  const extra = ofAdults('extra_adult');
  const meal = ofAdults('meal_adult');
  const hasExtraBed = nights.every((night) => rowsOf(night).some(({ kind }) => kind === 'extra_adult'));
  return [
    sentence('termsBase', { guests: baseGuests }),
    ...(isFree(single) || baseGuests === 1 ? [] : [sentence('termsSingle', { amount: said(single) })]),
    hasExtraBed ? sentence('termsExtraBed', { amount: said(extra) }) : sentence('termsNoExtraBed', {}),
    ...ageRuns((age) => `${said(ofChild(age, 'child'))}|${said(ofChild(age, 'child_bed'))}`).map(
      ({ from, to, value }) => {
        const [without, withBed] = value.split('|');
        const facts = { ages: from === to ? from : `${from}–${to}`, without, with: withBed };
        return sentence(without === withBed ? 'termsChildAlike' : 'termsChild', facts);
      },
    ),
    ...(isFree(meal)
      ? []
      : [sentence('termsMealAdult', { meal: mealLabel(terms.meal, lang), amount: said(meal) })]),
    ...(isFree(meal) ? [] : childMeals(terms, rowsOf, lang)),
  ];
}

function childMeals(
  { nights, markup, currency, meal }: GuestTerms,
  rowsOf: (night: string) => readonly Supplement[],
  lang: Lang,
): string[] {
  const paid = (age: number) =>
    nights.map((night) => withMarkup(childMealRow(rowsOf(night), age)?.amount ?? 0, markup));
  return ageRuns((age) => (isFree(paid(age)) ? '' : paidText(paid(age), currency, lang)))
    .filter(({ value }) => value !== '')
    .map(({ from, to, value }) =>
      offerWord('termsMealChild', lang, {
        meal: mealLabel(meal, lang),
        ages: from === to ? from : `${from}–${to}`,
        amount: value,
      }),
    );
}

function isFree(paid: Paid): boolean {
  return paid !== 'adult' && paid.every((amount) => amount === 0);
}

function paidText(paid: Paid, currency: string, lang: Lang): string {
  if (paid === 'adult') return offerWord('termsAsAdult', lang);
  if (isFree(paid)) return offerWord('termsFree', lang);
  const [low, high] = [Math.min(...paid), Math.max(...paid)];
  const text = (amount: number) => formatMoney(money(amount, currency));
  const amount = low === high ? text(low) : `${text(low)} – ${text(high)}`;
  return offerWord('termsANight', lang, { amount });
}

/** Groups consecutive ages from 0 to 17 that have the same text. */
function ageRuns(wordsOf: (age: number) => string): { from: number; to: number; value: string }[] {
  const runs: { from: number; to: number; value: string }[] = [];
  for (let age = 0; age <= 17; age++) {
    const value = wordsOf(age);
    const last = runs.at(-1);
    if (last?.value === value) last.to = age;
    else runs.push({ from: age, to: age, value });
  }
  return runs;
}
