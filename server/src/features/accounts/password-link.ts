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

/**
 * Receiver of the link, and the opener of the account: an agency, or the seller by its name in the language of the
 * email.
 */
export interface LinkReceiver {
  id: number;
  username: string;
  nickname: string;
  email: string | null;
  lang: Lang;
  agency_name?: string;
}

/** Emails a user the link to set a password; earlier links end. */
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

/** Makes a name that mail programs do not turn into a link: old names may contain an address. */
function unlinked(name: string): string {
  return normalForm(name, 'NFKC')
    .replace(/[@/:]/g, ' ')
    .replace(/\.(?=\S)/g, '. ');
}

/** Ends all links of a user. */
export async function endPasswordLinks(trx: Trx, userId: number): Promise<void> {
  await endLinks(trx, { purpose, fact: 'userId', value: userId });
}

/** Deletes links that ended before the given instant; returns how many. */
export function purgePasswordLinks(db: Db, before: Date): Promise<number> {
  return purgeLinks(db, { purpose, before });
}

/**
 * Sets the password of a link's user, once; all sessions of the user end. A refused password does not consume the
 * link.
 * @throws AppError `link_invalid`; `password_common`, `password_like_account` naming the field.
 */
export async function setPasswordByLink(
  db: Db,
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<void> {
  // Checked before hashing, so that guessing tokens does not cost a password hash each time.
  const facts = await findLink(db, { purpose, token }, now);
  if (!facts) throw new AppError('link_invalid');
  const userId = Number(facts.userId);
  await refuseCommon(db, 'password', password);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    // Locks the user before the link, as all code that ends links does. A failed check rolls back.
    refuseOwnNames('password', password, await lockOwnAccount(trx, userId));
    await updateUser(trx, userId, { password_hash: passwordHash });
    if (!(await useLink(trx, { purpose, token }, now))) throw new AppError('link_invalid');
    await endSessionsOf(trx, userId, now, { passwordChanged: true });
  });
}
