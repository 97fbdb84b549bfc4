import type { savePriceGroup as endpoint } from '@serai/contract/agencies/price-groups';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError, refusedField } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import type { SellsBelowCost } from './below-cost-port.ts';
import { guardBelowCost } from './guard-below-cost.ts';
import {
  insertPriceGroup,
  listPriceGroups,
  lockPriceGroup,
  maxPriceGroups,
  type PriceGroup,
} from './price-group-store.ts';

/**
 * Inserts or updates a price group. Its agencies see the new prices at once; orders and quotes keep theirs.
 * Lower percentages that sell a rate below its cost await a second person.
 */
export async function savePriceGroup(
  trx: Trx,
  call: Call<typeof endpoint>,
  sellsBelowCost: SellsBelowCost,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const { id, ...facts } = input;
  const guard = async (before: PriceGroup | null, after: PriceGroup) => {
    const on = { kind: 'price_group', id: after.id, name: after.name } as const;
    const change = { before: before ?? undefined, after, on, reason: '' };
    await guardBelowCost(trx, change, { sellsBelowCost, userId: operatorOf(call).userId, now });
    return done(before, after);
  };
  // Locked, so that two concurrent calls cannot give the same name.
  await sql`LOCK TABLE price_groups IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
  const others = (await listPriceGroups(trx)).filter((group) => group.id !== id);
  if (others.some(({ name }) => name === facts.name)) throw refusedField('name', 'price_group_named');
  if (id === undefined) {
    if (others.length >= maxPriceGroups) {
      throw new AppError('price_groups_full', { facts: { most: maxPriceGroups } });
    }
    return guard(null, await insertPriceGroup(trx, facts));
  }
  const before = await lockPriceGroup(trx, id);
  if (!before) throw new AppError('not_found');
  const changed = trx.updateTable('price_groups').set(facts).where('id', '=', id).returningAll();
  return guard(before, await changed.executeTakeFirstOrThrow());
}

function done(before: PriceGroup | null, after: PriceGroup): Done<ReplyOf<typeof endpoint>> {
  const on = { kind: 'price_group', id: after.id, name: after.name } as const;
  return { reply: { group: after }, did: { on, before: before && { ...before }, after: { ...after } } };
}
