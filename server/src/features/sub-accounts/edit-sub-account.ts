import type { editSubAccount as endpoint } from '@serai/contract/accounts/sub-accounts';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { endPasswordLinks } from '../accounts/accounts.ts';
import { isTaken, updateUser } from '../people/people.ts';
import { limitGuesses } from './limit-guesses.ts';
import { openSubAccount } from './open-sub-account.ts';
import { presentChanged } from './present-sub-account.ts';

/** Changes the name and email address of a sub-account; links sent to the old address end. */
export async function editSubAccount(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { now } = call;
  const { id, nickname, email } = call.input;
  return limitGuesses(db, { agencyId: member.agencyId, now }, async () => {
    try {
      return await inTransaction(db, async (trx) => {
        const { account } = await openSubAccount(trx, member, id, 'edit');
        await updateUser(trx, id, { nickname, email });
        if (account.email !== email) await endPasswordLinks(trx, id);
        return presentChanged(trx, member, id, now);
      });
    } catch (error) {
      throw isTaken(error) ? refusedField('email', 'email_taken') : error;
    }
  });
}
