import type { Trx } from '../../../calls.ts';
import type { Concession } from '../../concessions/concessions.ts';
import { guardConcession } from '../../concessions/concessions.ts';
import type { GroupPercents, SellsBelowCost } from './below-cost-port.ts';

const net: GroupPercents = { hotel_percent: 0, car_percent: 0, transfer_percent: 0 };

/**
 * Requires a second person for lower percentages that sell a rate below its cost: the loss depends on future
 * bookings, so no personal limit covers it. Percentages that are not lowered pass.
 */
export async function guardBelowCost(
  trx: Trx,
  {
    before = net,
    after = net,
    ...about
  }: { before: GroupPercents | undefined; after: GroupPercents | undefined } & Pick<
    Concession,
    'on' | 'agencyId' | 'reason'
  >,
  { sellsBelowCost, userId, now }: { sellsBelowCost: SellsBelowCost; userId: number; now: Date },
): Promise<void> {
  const lowered = (Object.keys(net) as (keyof GroupPercents)[]).filter((name) => after[name] < before[name]);
  if (lowered.length === 0) return;
  // Only the lowered percentages: selling another product below cost was decided earlier.
  const weighed = Object.fromEntries(Object.keys(net).map((name) => [name, 100]));
  const percents = { ...weighed, ...Object.fromEntries(lowered.map((name) => [name, after[name]])) };
  if (!(await sellsBelowCost(trx, percents as unknown as GroupPercents, now))) return;
  await guardConcession(trx, { kind: 'price_group', given: null, ...about }, { userId, now });
}
