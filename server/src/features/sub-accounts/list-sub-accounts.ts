import type { listSubAccounts as endpoint } from '@serai/contract/accounts/sub-accounts';
import type { ReplyOf } from '@serai/contract/endpoint';
import { nodesOfRole, subAccountRoles } from '@serai/contract/permissions';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { capped } from '../../platform/list/count.ts';
import { openPage } from '../../platform/list/page.ts';
import { findOwnRights } from './open-sub-account.ts';
import { presentSubAccounts } from './present-sub-account.ts';
import {
  countSubAccounts,
  findCurrency,
  listSubAccountRows,
  type SubAccountRow,
} from './sub-account-store.ts';

/** Returns a page of the agency's sub-accounts with their spending, and the rights that the caller could grant. */
export async function listSubAccounts(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const own = await findOwnRights(db, member);
  const filter = { agencyId: member.agencyId, id: call.input.id };
  const page = openPage<SubAccountRow>(call.input, ['sub-accounts', filter], ({ id }) => [id]);
  const { rows, next } = page.cut(await listSubAccountRows(db, filter, page));
  if (filter.id !== undefined && rows.length === 0) throw new AppError('not_found');
  return {
    list: await presentSubAccounts(db, rows, member, own, call.now),
    ...capped(await countSubAccounts(db, filter)),
    next,
    currency: await findCurrency(db, member.agencyId),
    roles: subAccountRoles.map((role) => ({ role, nodes: [...nodesOfRole(role)] })),
    grantable: [...own.nodes],
    own_limits: own.limits,
  };
}
