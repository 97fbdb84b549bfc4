import { shownText } from '@serai/contract/currency';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type nightPrice as endpoint, maxPriced } from '@serai/contract/hotels/sale';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { money } from '../../../domain/money.ts';
import { markupOf, withMarkup } from '../../../domain/pricing/markup.ts';
import { refusedField } from '../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import type { Done, StaffAction } from '../../activity/activity.ts';
import { guardConcession } from '../../concessions/concessions.ts';
import { listPriceGroups } from '../../contracts/contracts.ts';
import { holdCurrency } from '../../site/site.ts';
import { type NightRule, nightsFrom, placeOf } from '../import/night-rules.ts';
import { openPrices } from '../import/open-nights.ts';
import { readStored } from '../import/stored-nights.ts';
import { lockPricedPlan, type PricedPlan } from './priced-plan.ts';
import { refuseNights } from './refuse-nights.ts';

/** Price of a night before and after, in minor units; `cost` is the seller's, 0 = unknown. */
interface ChangedNight {
  date: string;
  before: number;
  after: number;
  cost: number;
}

/**
 * Sets the net price of nights that are sold, as a row of the plan's price rules that an import would write, so that an
 * export contains it and a later import can change it. A lower price below cost needs a second person.
 */
export async function setNightPrice(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const { userId } = operatorOf(call);
  const currency = await holdCurrency(trx);
  refuseFraction('night_price', { amount: input.night_price, currency });
  const plan = await lockPricedPlan(trx, input.rate_plan_id);
  const today = localDate(now.getTime(), plan.tz);
  refuseNights(input, { today, most: maxPriced });
  const nights = await readNights(trx, plan, { ...input, today });
  await writeNights(trx, plan, input, nights);
  const on = {
    kind: 'hotel',
    id: plan.hotel_id,
    name: `${plan.hotel_zh} ${plan.room_zh} ${plan.code}`,
  } as const;
  if (await isBelowCost(trx, nights, currency)) {
    await guardConcession(trx, { kind: 'price', given: null, on, reason: input.reason }, { userId, now });
  }
  return {
    reply: {
      nights: nights.map(({ date, before, after }) => ({
        date,
        before: money(before, currency),
        after: money(after, currency),
      })),
    },
    did: actionOf(on, nights, { currency, reason: input.reason }),
  };
}

/** Reads the nights with their price and cost. Refuses a night that is not sold, which a price would put on sale, and one priced by contract. */
async function readNights(
  trx: Trx,
  plan: PricedPlan,
  { from, to, today, night_price }: { from: string; to: string; today: string; night_price: number },
): Promise<ChangedNight[]> {
  const asked = nightsFrom(today, from, to);
  const prices = (await readStored(trx, 'prices', [plan.id], asked))(plan.id);
  const contracted = (await readStored(trx, 'contract_prices', [plan.id], asked))(plan.id);
  const costs = (await readStored(trx, 'costs', [plan.id], asked))(plan.id);
  return asked.map(({ date }) => {
    if (contracted.get(date)?.value) throw refusedField('from', 'night_by_contract', { night: date });
    const before = prices.get(date)?.value ?? 0;
    if (before === 0) throw refusedField('from', 'night_not_sold', { night: date });
    return { date, before, after: night_price, cost: costs.get(date)?.value ?? 0 };
  });
}

async function writeNights(
  trx: Trx,
  plan: PricedPlan,
  { from, to, night_price }: Call<typeof endpoint>['input'],
  nights: readonly ChangedNight[],
): Promise<void> {
  // A price for named weekdays is final: surcharges of earlier rows, e.g. for weekends, are not added to it.
  const rule: NightRule = { from, to, weekdays: '1234567', value: night_price };
  const others = plan.price_rules.filter((one) => placeOf(one) !== placeOf(rule));
  await trx
    .updateTable('rate_plans')
    .set({ price_rules: JSON.stringify([...others, rule]) })
    .where('id', '=', plan.id)
    .execute();
  const values = nights.map(({ date, after }) => ({ date, value: after }));
  await openPrices(trx, [{ id: plan.id, hotel_id: plan.hotel_id, nights: values }]);
}

/** Whether a lowered night is sold below its cost to the agencies of any price group. */
async function isBelowCost(trx: Trx, nights: readonly ChangedNight[], currency: string): Promise<boolean> {
  const groups = await listPriceGroups(trx);
  const lowest = Math.min(0, ...groups.map(({ hotel_percent }) => hotel_percent));
  const markup = markupOf(lowest, currency);
  return nights.some(
    ({ before, after, cost }) => after < before && cost > 0 && withMarkup(after, markup) < cost,
  );
}

function actionOf(
  on: StaffAction['on'],
  nights: readonly ChangedNight[],
  { currency, reason }: { currency: string; reason: string },
): StaffAction {
  const say = (date: string, amount: number) => `${date} ${shownText(amount, currency)} ${currency}`;
  return {
    on,
    before: { night_prices: nights.map(({ date, before }) => say(date, before)) },
    after: { night_prices: nights.map(({ date, after }) => say(date, after)) },
    reason,
  };
}
