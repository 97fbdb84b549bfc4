import type { OrderListPage } from '@serai/contract/permissions';
import type { Db, Trx } from '../../calls.ts';
import { heldNodes } from '../permissions/permissions.ts';
import { mayDecide } from './present-approval.ts';

/** Finds the members of an agency who decide requests about orders of a list page, the owner first. */
export async function findDeciders(
  db: Db | Trx,
  agencyId: number,
  listPage: OrderListPage,
): Promise<{ id: number; nickname: string }[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'nickname', 'role', 'nodes', 'products'])
    .where('agency_id', '=', agencyId)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  const deciders = users.filter((user) => mayDecide({ nodes: heldNodes(user) }, listPage));
  const masters = deciders.filter(({ role }) => role === 'owner');
  const others = deciders.filter(({ role }) => role !== 'owner');
  return [...masters, ...others].map(({ id, nickname }) => ({ id, nickname }));
}
