import type { disableSubAccount as endpoint } from '@serai/contract/accounts/sub-accounts';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { endPasswordLinks, endSessionsOf, notifyAccountOwner } from '../accounts/accounts.ts';
import { updateUser } from '../people/people.ts';
import { openSubAccount } from './open-sub-account.ts';
import { presentChanged } from './present-sub-account.ts';

/** Disables or enables a sub-account and tells its user so, but not why; saying the same again changes nothing. */
export async function disableSubAccount(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { now } = call;
  const { id, disabled } = call.input;
  return inTransaction(db, async (trx) => {
    const { account } = await openSubAccount(trx, member, id, 'disable');
    if (disabled !== (account.disabled_at !== null)) {
      await updateUser(trx, id, { disabled_at: disabled ? now : null });
      // Both ways: a login that was under way while it was disabled must not come to life later.
      await endSessionsOf(trx, id, now);
      await endPasswordLinks(trx, id);
      const event = disabled ? 'account_disabled' : 'account_enabled';
      await notifyAccountOwner(trx, id, { event, facts: { agency: account.agency_name }, now });
    }
    return presentChanged(trx, member, id, now);
  });
}
