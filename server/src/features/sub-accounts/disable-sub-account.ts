import type { disableSubAccount as endpoint } from '@serai/contract/accounts/sub-accounts';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { endPasswordLinks, endSessionsOf, notifyAccountOwner } from '../accounts/accounts.ts';
import { updateUser } from '../people/people.ts';
import { openSubAccount } from './open-sub-account.ts';
import { presentChanged } from './present-sub-account.ts';

/** Disables or enables a sub-account and notifies its user, without the reason; a no-op if nothing differs. */
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
      // In both directions: a login that was running while it was disabled must not become valid later.
      await endSessionsOf(trx, id, now);
      await endPasswordLinks(trx, id);
      const event = disabled ? 'account_disabled' : 'account_enabled';
      await notifyAccountOwner(trx, id, { event, facts: { agency: account.agency_name }, now });
    }
    return presentChanged(trx, member, id, now);
  });
}
