import type { SpendingLimits } from '@serai/contract/sub-accounts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Db, heldNodes, type Member, type Trx } from '../permissions/permissions.ts';
import { isWithin, noLimits, type Rights } from './rights.ts';
import { findSubAccount, lockSubAccount, type SubAccountRow } from './sub-account-store.ts';

/**
 * A sub-account of the member's agency, locked for a change. Another agency's and the master answer like a
 * missing one: `not_found`. Refuses one's own with `own_account`, and a stronger one with `beyond_own_rights`:
 * who could give it another e-mail could become it.
 */
export async function openSubAccount(trx: Trx, member: Member, id: number): Promise<SubAccountRow> {
  if (id === member.userId) throw new AppError('own_account');
  const account = await lockSubAccount(trx, member.agencyId, id);
  if (!account) throw new AppError('not_found');
  refuseBeyond(rightsOf(account), await findOwnRights(trx, member));
  return account;
}

/** Refuses rights that go beyond one's own. */
export function refuseBeyond(granted: Rights, own: Rights): void {
  if (!isWithin(granted, own)) throw new AppError('beyond_own_rights');
}

/** What the member may do and spend; the master everything. */
export async function findOwnRights(db: Db | Trx, member: Member): Promise<Rights> {
  if (member.role === 'owner') return { nodes: member.nodes, limits: noLimits };
  const account = await findSubAccount(db, member.agencyId, member.userId);
  if (!account) throw new AppError('no_permission');
  return rightsOf(account);
}

/** What a sub-account may do and spend as it is stored. */
export function rightsOf(account: SubAccountRow): Rights {
  return { nodes: heldNodes(account), limits: limitsOf(account) };
}

/** Only the limits of a row. */
export function limitsOf(row: SpendingLimits): SpendingLimits {
  const { order_limit, day_limit, month_limit, products, pay_channels } = row;
  return { order_limit, day_limit, month_limit, products, pay_channels };
}
