import type { saveEntity as endpoint } from '@serai/contract/contracts';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import {
  type Entity,
  insertEntity,
  listEntities,
  lockEntity,
  mostEntities,
  updateEntity,
} from './entity-store.ts';

/** Adds a company that sells, or changes one; what was printed with its name before stays as it is. */
export async function saveEntity(
  trx: Trx,
  { input: { id, ...facts }, now }: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  if (id === undefined) {
    if ((await listEntities(trx)).length >= mostEntities) {
      throw new AppError('entities_full', { facts: { most: mostEntities } });
    }
    return done(null, await insertEntity(trx, facts, now));
  }
  const before = await lockEntity(trx, id);
  if (!before) throw new AppError('not_found');
  return done(before, await updateEntity(trx, id, facts));
}

function done(before: Entity | null, after: Entity): Done<ReplyOf<typeof endpoint>> {
  const on = { kind: 'entity', id: after.id, name: after.name_zh } as const;
  return { reply: { entity: after }, did: { on, before: before && { ...before }, after: { ...after } } };
}
