import { addDays } from '@serai/contract/dates';
import type { Stay } from '@serai/contract/hotels/stays';
import type { Promotion } from '@serai/contract/hotels/supplier-terms';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { StayPrice } from '../../domain/pricing/hotel.ts';
import { nightsOf } from '../../domain/stay.ts';
import { inBoth, type PriceLine } from '../orders/for-products.ts';
import type { Bilingual } from '../orders/orders.ts';
import { mealLabel, offerWord } from './hotel-words.ts';

const extraWords = {
  single_use: 'lineSingleUse',
  extra_adult: 'lineExtraAdult',
  child: 'lineChildren',
  child_bed: 'lineChildBeds',
  meal_adult: 'lineMealsAdult',
  meal_child: 'lineMealsChild',
  compulsory_adult: 'lineCompulsoryAdult',
  compulsory_child: 'lineCompulsoryChild',
  compulsory_room: 'lineCompulsoryRoom',
} as const;

/**
 * Price lines of a stay: consecutive nights at one price before promotions, the promotions, then
 * supplements and reductions.
 */
export function priceLines(
  price: StayPrice,
  stay: Pick<Stay, 'check_in' | 'check_out' | 'rooms'>,
  { room, meal }: { room: Bilingual; meal: string },
): PriceLine[] {
  const dates = nightsOf(stay.check_in, stay.check_out);
  const runs: { from: number; to: number; amount: number }[] = [];
  price.fullRoomNights.forEach((amount, at) => {
    const run = runs.at(-1);
    if (run?.amount === amount) run.to = at;
    else runs.push({ from: at, to: at, amount });
  });
  return [
    ...runs.map(({ from, to, amount }) => ({
      label: inBoth((lang) => {
        const span = { from: dates[from]!, to: addDays(dates[to]!, 1) };
        return offerWord('lineNights', lang, {
          room: inLanguage(lang, room),
          nights: offerWord('dateSpan', lang, span),
        });
      }),
      quantity: (to - from + 1) * stay.rooms.length,
      unitAmount: amount,
    })),
    ...price.promotions.map(({ promotion, amountOff }) => ({
      label: inBoth((lang) => promotionName(promotion, lang)),
      quantity: stay.rooms.length,
      unitAmount: -amountOff,
    })),
    ...price.extras.map(({ kind, name, ages, quantity, amount }) => ({
      label: inBoth((lang) =>
        offerWord(extraWords[kind], lang, {
          meal: mealLabel(meal, lang),
          supplement: name ? inLanguage(lang, name) : '',
          ages: ages.join(inLanguage(lang, { zh: '、', en: ', ' })),
        }),
      ),
      quantity,
      unitAmount: amount,
    })),
  ];
}

/** Name of a promotion, generated from its terms. */
export function promotionName(promotion: Promotion, lang: Lang): string {
  return promotion.kind === 'early_booking'
    ? offerWord('earlyBooking', lang, { percent: promotion.percent_off, days: promotion.days_ahead })
    : offerWord('freeNights', lang, { stay: promotion.stay_nights, pay: promotion.pay_nights });
}
