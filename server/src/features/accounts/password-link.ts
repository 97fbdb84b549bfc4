import { normalForm } from '@serai/contract/normal-text';
import type { Lang } from '@serai/phrases/lang';
import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { endLinks, findLink, makeLink, purgeLinks, useLink } from '../../platform/one-time-links.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { sendMail } from '../messages/messages.ts';
import { updateUser } from '../people/people.ts';
import { endSessionsOf } from './end-sessions.ts';
import { lockOwnAccount } from './own-account-store.ts';
import { refuseCommon, refuseOwnNames } from './refuse-guessable.ts';

const purpose = 'sub_account_password';
const LINK_LIFE_MS = 72 * 3_600_000;

/** Whom a link is mailed to, and who opened the account: an agency, or the seller by its name in the mail's language. */
export interface LinkReceiver {
  id: number;
  username: string;
  nickname: string;
  email: string | null;
  lang: Lang;
  agency_name?: string;
}

/** Mails a user whom others manage the link to set a password; links sent before end. */
export async function mailPasswordLink(
  trx: Trx,
  account: LinkReceiver,
  {
    event,
    publicUrl,
    now,
  }: {
    event: 'sub_account_invited' | 'sub_account_password' | 'operator_invited';
    publicUrl: string;
    now: Date;
  },
): Promise<void> {
  const { id, email, username, nickname, lang, agency_name: agency = '' } = account;
  if (email === null) throw new Error(`User ${id} has no e-mail`);
  await endPasswordLinks(trx, id);
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  const token = await makeLink(trx, { purpose, facts: { userId: id }, expiresAt });
  const link = `${publicUrl}/set-password?token=${token}`;
  const facts = { agency: unlinked(agency), username, nickname: unlinked(nickname), link };
  await sendMail(trx, { event, to: email, lang, facts, now });
}

/** A name in which mail programs see nothing to click on: those given long ago may hold an address. */
function unlinked(name: string): string {
  return normalForm(name, 'NFKC')
    .replace(/[@/:]/g, ' ')
    .replace(/\.(?=\S)/g, '. ');
}

/** Ends the links a user was sent. */
export async function endPasswordLinks(trx: Trx, userId: number): Promise<void> {
  await endLinks(trx, { purpose, fact: 'userId', value: userId });
}

/** Deletes links that ended before the given instant; returns how many. */
export function purgePasswordLinks(db: Db, before: Date): Promise<number> {
  return purgeLinks(db, { purpose, before });
}

/**
 * Sets the password of a link's user, once; all its sessions end. A password that is refused leaves the link.
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
    // The user before the link, as everyone who ends its links does; what does not hold is rolled back.
    refuseOwnNames('password', password, await lockOwnAccount(trx, userId));
    await updateUser(trx, userId, { password_hash: passwordHash });
    if (!(await useLink(trx, { purpose, token }, now))) throw new AppError('link_invalid');
    await endSessionsOf(trx, userId, now, { passwordChanged: true });
  });
}
