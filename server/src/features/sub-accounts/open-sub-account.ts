import type { SpendingLimits } from '@serai/contract/accounts/sub-accounts';
import { netPriceNode, type PermissionNode, pricedNodes, subAccountPage } from '@serai/contract/permissions';
import type { Db, Member, Trx } from '../../calls.ts';
import { AppError, refusedInput } from '../../platform/http/app-error.ts';
import { heldNodes } from '../permissions/permissions.ts';
import { isWithin, noLimits, type Rights } from './rights.ts';
import { findSubAccount, lockSubAccounts, type SubAccountRow } from './sub-account-store.ts';

/** Actions of the sub-account page, each with its own node. */
type Action = 'add' | 'edit' | 'disable' | 'limit' | 'perm';

/**
 * Locks a sub-account of the member's agency and the member's own rights for a change, so that rights removed from
 * the granter in the meantime are not granted. The owner and another agency's accounts are answered as missing:
 * `not_found`. Refuses one's own account with `own_account`, an action that the member may no longer take with
 * `no_permission`, and a stronger account with `beyond_own_rights`: whoever could change its email address could
 * take it over.
 */
export async function openSubAccount(
  trx: Trx,
  member: Member,
  id: number,
  action: Action,
): Promise<{ account: SubAccountRow; own: Rights }> {
  if (id === member.userId) throw new AppError('own_account');
  const rows = await lockSubAccounts(trx, member.agencyId, [id, member.userId]);
  const own = heldNow(member, rows, [action]);
  const account = rows.find((row) => row.id === id);
  if (!account) throw new AppError('not_found');
  refuseBeyond(rightsOf(account), own);
  return { account, own };
}

/** Locks the member's own rights for granting some of them; `no_permission` if they no longer include the actions. */
export async function lockOwnRights(trx: Trx, member: Member, actions: readonly Action[]): Promise<Rights> {
  return heldNow(member, await lockSubAccounts(trx, member.agencyId, [member.userId]), actions);
}

/** The request was admitted with the rights at its arrival; these are the current rights. */
function heldNow(member: Member, locked: readonly SubAccountRow[], actions: readonly Action[]): Rights {
  if (member.role === 'owner') return mastersRights(member);
  const row = locked.find(({ id }) => id === member.userId);
  if (!row || row.disabled_at !== null) throw new AppError('no_permission');
  const own = rightsOf(row);
  if (!actions.every((action) => own.nodes.has(`${subAccountPage}/${action}`))) {
    throw new AppError('no_permission');
  }
  return own;
}

/** The owner's rights cannot be reduced, so nothing is locked. */
function mastersRights({ nodes }: Member): Rights {
  return { nodes, limits: noLimits };
}

/** Refuses rights that go beyond one's own. */
export function refuseBeyond(granted: Rights, own: Rights): void {
  if (!isWithin(granted, own)) throw new AppError('beyond_own_rights');
}

/** Refuses individually granted nodes that have no effect without the node to see prices. */
export function refuseUnpriced(nodes: readonly PermissionNode[] | null): void {
  if (nodes && !nodes.includes(netPriceNode) && nodes.some((node) => pricedNodes.includes(node))) {
    throw refusedInput('nodes', 'nodes_unpriced');
  }
}

/** Returns a member's rights and limits for display; the owner has all. */
export async function findOwnRights(db: Db | Trx, member: Member): Promise<Rights> {
  if (member.role === 'owner') return mastersRights(member);
  const account = await findSubAccount(db, member.agencyId, member.userId);
  if (!account) throw new AppError('no_permission');
  return rightsOf(account);
}

/** Returns the stored rights and limits of a sub-account. */
export function rightsOf(account: SubAccountRow): Rights {
  return { nodes: heldNodes(account), limits: limitsOf(account) };
}

/** Picks the limits of a row. */
export function limitsOf(row: SpendingLimits): SpendingLimits {
  const { order_limit, day_limit, month_limit, products, pay_channels } = row;
  return { order_limit, day_limit, month_limit, products, pay_channels };
}
