import type { SubAccount } from '@serai/contract/accounts/sub-accounts';
import type { Db, Member, Trx } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { heldNodes, knownNodes } from '../permissions/permissions.ts';
import { findOwnRights, limitsOf, rightsOf } from './open-sub-account.ts';
import { isWithin, type Rights } from './rights.ts';
import { findSpending } from './spending.ts';
import { findSubAccount, type SubAccountRow } from './sub-account-store.ts';

/** A changed sub-account in the form that the calls reply with. */
export async function presentChanged(
  trx: Trx,
  member: Member,
  id: number,
  now: Date,
): Promise<{ sub_account: SubAccount }> {
  const account = await findSubAccount(trx, member.agencyId, id);
  if (!account) throw new Error(`Sub-account ${id} is gone`);
  const [sub_account] = await presentSubAccounts(
    trx,
    [account],
    member,
    await findOwnRights(trx, member),
    now,
  );
  return { sub_account: sub_account! };
}

/** Converts sub-accounts of one agency for a member who may see them. */
export async function presentSubAccounts(
  db: Db | Trx,
  accounts: readonly SubAccountRow[],
  member: Member,
  own: Rights,
  now: Date,
): Promise<SubAccount[]> {
  const tz = accounts[0]?.tz ?? 'UTC';
  const ids = accounts.map(({ id }) => id);
  const spending = await findSpending(db, ids, { now, tz });
  return accounts.map((account) => {
    const spent = spending.get(account.id) ?? { day: 0, month: 0 };
    const money = (amount: number) => ({ amount, currency: account.currency });
    return {
      id: account.id,
      username: account.username,
      nickname: account.nickname,
      email: account.email ?? '',
      role: account.role,
      set_nodes: account.nodes && knownNodes(account.nodes),
      nodes: [...heldNodes(account)],
      limits: limitsOf(account),
      spent_today: money(spent.day),
      spent_this_month: money(spent.month),
      disabled: account.disabled_at !== null,
      last_login_time: account.last_login_at && toSeconds(account.last_login_at),
      created_at: toSeconds(account.created_at),
      can_manage: account.id !== member.userId && isWithin(rightsOf(account), own),
    };
  });
}
