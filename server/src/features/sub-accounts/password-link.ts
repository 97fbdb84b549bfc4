import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { endLinks, findLink, forgetLinks, makeLink, useLink } from '../../platform/one-time-links.ts';
import { hashPassword } from '../../platform/passwords.ts';
import {
  endSessionsOf,
  lockOwnAccount,
  refuseCommon,
  refuseOwnNames,
  updateUser,
} from '../accounts/accounts.ts';
import { sendMail } from '../messages/messages.ts';
import type { SubAccountRow } from './sub-account-store.ts';

const purpose = 'sub_account_password';
const LINK_LIFE_MS = 72 * 3_600_000;

/** Mails a sub-account the link to set its password; links sent before end. */
export async function mailPasswordLink(
  trx: Trx,
  account: SubAccountRow,
  {
    event,
    publicUrl,
    now,
  }: { event: 'sub_account_invited' | 'sub_account_password'; publicUrl: string; now: Date },
): Promise<void> {
  const { id, email, username, nickname, lang, agency_name: agency } = account;
  if (email === null) throw new Error(`Sub-account ${id} has no e-mail`);
  await endPasswordLinks(trx, id);
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  const token = await makeLink(trx, { purpose, facts: { userId: id }, expiresAt });
  const link = `${publicUrl}/set-password?token=${token}`;
  const facts = { agency: unlinked(agency), username, nickname: unlinked(nickname), link };
  await sendMail(trx, { event, to: email, lang, facts, now });
}

/** A name in which mail programs see nothing to click on: those given long ago may hold an address. */
function unlinked(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[@/:]/g, ' ')
    .replace(/\.(?=\S)/g, '. ');
}

/** Ends the links a sub-account was sent. */
export async function endPasswordLinks(trx: Trx, userId: number): Promise<void> {
  await endLinks(trx, { purpose, fact: 'userId', value: userId });
}

/** Deletes links that ended before the given instant; returns how many. */
export function forgetPasswordLinks(db: Db, before: Date): Promise<number> {
  return forgetLinks(db, { purpose, before });
}

/**
 * Sets the password of a link's sub-account, once; all its sessions end. A password that is refused leaves the link.
 *
 * @throws AppError `link_invalid`; `password_common`, `password_like_account` naming the field.
 */
export async function setPasswordByLink(
  db: Db,
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<void> {
  // Guessing must not cost us a password hash a time.
  const facts = await findLink(db, { purpose, token }, now);
  if (!facts) throw new AppError('link_invalid');
  const userId = Number(facts.userId);
  await refuseCommon(db, 'password', password);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    // The user before the link, as whoever ends its links does; what does not hold is rolled back.
    refuseOwnNames('password', password, await lockOwnAccount(trx, userId));
    await updateUser(trx, userId, { password_hash: passwordHash });
    if (!(await useLink(trx, { purpose, token }, now))) throw new AppError('link_invalid');
    await endSessionsOf(trx, userId, now);
  });
}
