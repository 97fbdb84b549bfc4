import { netPriceNode } from '@serai/contract/permissions';
import { inLanguage } from '@serai/phrases/lang';
import type { Db, Member, Trx } from '../../../calls.ts';
import type { Amending, Amendments, Products } from '../../orders/orders.ts';
import { findRights, requireNode } from '../../permissions/permissions.ts';
import type { WorkOrderRow } from '../work-order-store.ts';

/** Dependencies of order changes. */
export interface CommandDeps {
  products: Products;
  amendments: Amendments;
}

type Named = Pick<WorkOrderRow, 'number' | 'lang'>;

/**
 * Actor of a work order's change: the history shows the work order's number, and the key makes the postings
 * idempotent.
 */
export function amendingBy(
  { number, lang }: Named,
  commandId: number,
  by: Pick<Amending, 'member' | 'operator' | 'saidYes' | 'now' | 'lang'>,
): Amending {
  const reason = inLanguage(lang, { zh: `工单 ${number}`, en: `Work order ${number}` });
  return { ...by, reason, key: `work_order_command:${commandId}` };
}

/** The same for a preview. */
export function weighingBy(by: Pick<Amending, 'member' | 'operator' | 'saidYes' | 'now' | 'lang'>): Amending {
  return { ...by, reason: '', key: '' };
}

/** Previews of changes show prices, so requesting or accepting one requires both permissions. */
export function requireAmending(member: Member): void {
  requireNode(member, '/user/work-order/list/amend');
  requireNode(member, netPriceNode);
}

/** Whether a member may request a change. */
export function mayAmend({ nodes }: Member): boolean {
  return nodes.has('/user/work-order/list/amend') && nodes.has(netPriceNode);
}

/** The member who requested a change, with their current rights; null if disabled, and for staff. */
export async function findAsker(db: Db | Trx, userId: number): Promise<Member | null> {
  const rights = await findRights(db, userId);
  if (!rights) return null;
  const { username, nickname, role } = await db
    .selectFrom('users')
    .select(['username', 'nickname', 'role'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // A request that was already made needs no session.
  return { kind: 'member', ...rights, nodes: new Set(rights.nodes), sessionId: 0, username, nickname, role };
}

/** The staff member who proposed a change. */
export async function findProposer(db: Db | Trx, userId: number): Promise<NonNullable<Amending['operator']>> {
  const users = db.selectFrom('users').select('nickname').where('id', '=', userId);
  return { userId, ...(await users.executeTakeFirstOrThrow()) };
}
