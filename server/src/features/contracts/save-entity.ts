import type { saveEntity as endpoint } from '@serai/contract/agencies/contracts';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { guardByAdministrator } from '../concessions/concessions.ts';
import {
  type Entity,
  insertEntity,
  listEntities,
  lockEntity,
  maxEntities,
  updateEntity,
} from './entity-store.ts';

/**
 * Inserts or updates a selling company; documents printed before keep the former name. A changed bank account
 * awaits a second administrator.
 */
export async function saveEntity(
  trx: Trx,
  { input: { id, ...facts }, now }: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  if (id === undefined) {
    if ((await listEntities(trx)).length >= maxEntities) {
      throw new AppError('entities_full', { facts: { most: maxEntities } });
    }
    const added = await insertEntity(trx, facts, now);
    if (facts.bank !== '') guardBank(trx, added);
    return done(null, added);
  }
  const before = await lockEntity(trx, id);
  if (!before) throw new AppError('not_found');
  const after = await updateEntity(trx, id, facts);
  if (after.bank !== before.bank) guardBank(trx, after);
  return done(before, after);
}

/** Requires a second administrator for the account that agencies pay to. */
function guardBank(trx: Trx, { id, name_zh, bank }: Entity): void {
  guardByAdministrator(trx, { kind: 'bank', on: { kind: 'entity', id, name: name_zh }, reason: bank });
}

function done(before: Entity | null, after: Entity): Done<ReplyOf<typeof endpoint>> {
  const on = { kind: 'entity', id: after.id, name: after.name_zh } as const;
  return { reply: { entity: after }, did: { on, before: before && { ...before }, after: { ...after } } };
}
