import { addDays } from '@serai/contract/dates';
import type { Stay } from '@serai/contract/hotels';
import type { StayPrice } from '../../domain/pricing/hotel.ts';
import { nightsOf } from '../../domain/stay.ts';
import { type Bilingual, inBoth, type PriceLine } from '../orders/orders.ts';
import { offerWord } from './hotel-words.ts';

/** What a stay costs in lines: nights in a row at one price, then what children add. */
export function priceLines(price: StayPrice, stay: Stay, room: Bilingual): PriceLine[] {
  const dates = nightsOf(stay.check_in, stay.check_out);
  const runs: { from: number; to: number; amount: number }[] = [];
  price.roomNights.forEach((amount, at) => {
    const run = runs.at(-1);
    if (run?.amount === amount) run.to = at;
    else runs.push({ from: at, to: at, amount });
  });
  return [
    ...runs.map(({ from, to, amount }) => ({
      label: inBoth((lang) => {
        const span = { from: dates[from]!, to: addDays(dates[to]!, 1) };
        return offerWord('lineNights', lang, {
          room: lang === 'en' ? room.en : room.zh,
          nights: offerWord('dateSpan', lang, span),
        });
      }),
      quantity: (to - from + 1) * stay.rooms.length,
      unitAmount: amount,
    })),
    ...price.children.map(({ ages, amount }) => ({
      label: inBoth((lang) =>
        offerWord('lineChildren', lang, { ages: ages.join(lang === 'en' ? ', ' : '、') }),
      ),
      quantity: ages.length * dates.length,
      unitAmount: amount,
    })),
  ];
}
