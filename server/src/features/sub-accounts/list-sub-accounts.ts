import type { ReplyOf } from '@serai/contract/endpoint';
import { nodesOfRole, subAccountRoles } from '@serai/contract/permissions';
import type { listSubAccounts as endpoint } from '@serai/contract/sub-accounts';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { findOwnRights } from './open-sub-account.ts';
import { presentSubAccounts } from './present-sub-account.ts';
import { findCurrency, listSubAccountRows } from './sub-account-store.ts';

/** The agency's sub-accounts with what each has spent, and what the caller could grant. */
export async function listSubAccounts(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const own = await findOwnRights(db, member);
  const accounts = await listSubAccountRows(db, member.agencyId);
  return {
    list: await presentSubAccounts(db, accounts, member, own, call.now),
    currency: await findCurrency(db, member.agencyId),
    roles: subAccountRoles.map((role) => ({ role, nodes: [...nodesOfRole(role)] })),
    grantable: [...own.nodes],
    own_limits: own.limits,
  };
}
