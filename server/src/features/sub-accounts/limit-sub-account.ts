import type { limitSubAccount as endpoint } from '@serai/contract/accounts/sub-accounts';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { updateUser } from '../people/people.ts';
import { heldNodes } from '../permissions/permissions.ts';
import { openSubAccount, refuseBeyond } from './open-sub-account.ts';
import { presentChanged } from './present-sub-account.ts';
import { refuseFractions } from './refuse-fractions.ts';

/** Sets the spending limits of a sub-account, from the next payment on. */
export async function limitSubAccount(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { id, limits } = call.input;
  return inTransaction(db, async (trx) => {
    const { account, own } = await openSubAccount(trx, member, id, 'limit');
    await refuseFractions(trx, member.agencyId, limits);
    const nodes = heldNodes({ ...account, products: limits.products });
    refuseBeyond({ nodes, limits }, own);
    await updateUser(trx, id, limits);
    return presentChanged(trx, member, id, call.now);
  });
}
