import { netPriceNode } from '@serai/contract/permissions';
import type { Db, Member, Trx } from '../../../calls.ts';
import type { Amending, Amendments, Products } from '../../orders/orders.ts';
import { findRights, requireNode } from '../../permissions/permissions.ts';
import type { WorkOrderRow } from '../work-order-store.ts';

/** What changes to orders are made with. */
export interface CommandDeps {
  products: Products;
  amendments: Amendments;
}

type Named = Pick<WorkOrderRow, 'number' | 'lang'>;

/** In whose name a change of a work order is made: its history names the work order, its postings are made once. */
export function amendingBy(
  { number, lang }: Named,
  commandId: number,
  by: Pick<Amending, 'member' | 'operator' | 'saidYes' | 'now' | 'lang'>,
): Amending {
  const reason = lang === 'en' ? `Work order ${number}` : `工单 ${number}`;
  return { ...by, reason, key: `work_order_command:${commandId}` };
}

/** The same where nothing is carried out. */
export function weighingBy(by: Pick<Amending, 'member' | 'operator' | 'saidYes' | 'now' | 'lang'>): Amending {
  return { ...by, reason: '', key: '' };
}

/** Changes show what they cost: nobody asks for one, or says yes to it, unseen. */
export function requireAmending(member: Member): void {
  requireNode(member, '/user/work-order/list/amend');
  requireNode(member, netPriceNode);
}

/** Whether a member could ask for a change. */
export function mayAmend({ nodes }: Member): boolean {
  return nodes.has('/user/work-order/list/amend') && nodes.has(netPriceNode);
}

/** Who asked for a change, as they may act now; null once disabled, and for the staff. */
export async function findAsker(db: Db | Trx, userId: number): Promise<Member | null> {
  const rights = await findRights(db, userId);
  if (!rights) return null;
  const { username, nickname, role } = await db
    .selectFrom('users')
    .select(['username', 'nickname', 'role'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // No session of theirs is needed for what they have asked for.
  return { kind: 'member', ...rights, nodes: new Set(rights.nodes), sessionId: 0, username, nickname, role };
}

/** Who of the staff stands behind a change. */
export async function findProposer(db: Db | Trx, userId: number): Promise<NonNullable<Amending['operator']>> {
  const users = db.selectFrom('users').select('nickname').where('id', '=', userId);
  return { userId, ...(await users.executeTakeFirstOrThrow()) };
}
