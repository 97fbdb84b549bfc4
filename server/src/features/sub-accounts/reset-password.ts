import type { resetSubAccountPassword as endpoint } from '@serai/contract/accounts/sub-accounts';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refusedInput } from '../../platform/http/app-error.ts';
import { hashPassword } from '../../platform/passwords.ts';
import {
  endPasswordLinks,
  endSessionsOf,
  lockOwnAccount,
  mailPasswordLink,
  refuseCommon,
  refuseOwnNames,
} from '../accounts/accounts.ts';
import { updateUser } from '../people/people.ts';
import { consumeTry } from './consume-try.ts';
import { consumePasswordMail } from './limit-mails.ts';
import { openSubAccount } from './open-sub-account.ts';
import { presentChanged } from './present-sub-account.ts';

/**
 * Sets a new password of a sub-account, which ends its sessions and links; or emails it a link to set one, which
 * changes nothing until it is used. Without an email address only a password works.
 */
export async function resetPassword(
  { db, publicUrl }: { db: Db; publicUrl: string },
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { now } = call;
  const { id, password } = call.input;
  await consumeTry(db, `reset:${member.agencyId}`, 60, now);
  if (password !== undefined) await refuseCommon(db, 'password', password);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return inTransaction(db, async (trx) => {
    const { account } = await openSubAccount(trx, member, id, 'edit');
    if (password === undefined || passwordHash === undefined) {
      // There is no address for a link.
      if (account.email === null) throw refusedInput('password', 'password_required');
      await consumePasswordMail(trx, account.email, now);
      await mailPasswordLink(trx, account, { event: 'sub_account_password', publicUrl, now });
    } else {
      refuseOwnNames('password', password, await lockOwnAccount(trx, id));
      await updateUser(trx, id, { password_hash: passwordHash });
      await endPasswordLinks(trx, id);
      await endSessionsOf(trx, id, now, { passwordChanged: true });
    }
    return presentChanged(trx, member, id, now);
  });
}
