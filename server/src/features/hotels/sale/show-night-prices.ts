import type { ReplyOf } from '@serai/contract/endpoint';
import { type showNightPrices as endpoint, maxPriced } from '@serai/contract/hotels/sale';
import type { Call, Db } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { money } from '../../../domain/money.ts';
import { findPriceSettings } from '../../site/site.ts';
import { nightsFrom } from '../import/night-rules.ts';
import { readStored } from '../import/stored-nights.ts';
import { findPricedPlan } from './priced-plan.ts';
import { refuseNights } from './refuse-nights.ts';

/** Shows the net prices of a rate plan; 0 for nights that are not sold. */
export async function showNightPrices(
  db: Db,
  { input, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const plan = await findPricedPlan(db, input.rate_plan_id);
  const today = localDate(now.getTime(), plan.tz);
  refuseNights(input, { today, most: maxPriced });
  const { currency } = await findPriceSettings(db);
  const nights = nightsFrom(today, input.from, input.to);
  const prices = (await readStored(db, 'sold_prices', [plan.id], nights))(plan.id);
  return {
    nights: nights.map(({ date }) => ({ date, price: money(prices.get(date)?.value ?? 0, currency) })),
  };
}
