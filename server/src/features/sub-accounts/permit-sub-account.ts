import type { permitSubAccount as endpoint } from '@serai/contract/accounts/sub-accounts';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { updateUser } from '../people/people.ts';
import { heldNodes } from '../permissions/permissions.ts';
import { limitsOf, openSubAccount, refuseBeyond, refuseUnpriced } from './open-sub-account.ts';
import { presentChanged } from './present-sub-account.ts';

/** Sets the rights of a sub-account, by role or by individual nodes, from its next request on. */
export async function permitSubAccount(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { id, role } = call.input;
  const nodes = call.input.nodes && [...new Set(call.input.nodes)];
  return inTransaction(db, async (trx) => {
    const { account, own } = await openSubAccount(trx, member, id, 'perm');
    const granted = heldNodes({ role, nodes, products: account.products });
    refuseBeyond({ nodes: granted, limits: limitsOf(account) }, own);
    refuseUnpriced(nodes);
    await updateUser(trx, id, { role, nodes });
    return presentChanged(trx, member, id, call.now);
  });
}
