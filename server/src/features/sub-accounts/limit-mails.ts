import type { Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { consumeUnit } from '../../platform/throttle/throttle.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Invitations that an unverified agency may email per day to people without an account. */
const INVITATIONS_UNVERIFIED = 3;

/**
 * Acquires the right to send an invitation: one a day per address, whoever sends it, and three a day per unverified
 * agency. A rollback returns it.
 * @throws AppError `invited_already`, `invitations_full`
 */
export async function acceptInvitation(trx: Trx, agencyId: number, email: string, now: Date): Promise<void> {
  const agency = await trx
    .selectFrom('agencies')
    .select('verified_at')
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  const limit = INVITATIONS_UNVERIFIED;
  const ofAgency = { name: `invitations:${agencyId}`, limit, windowMs: DAY_MS };
  if (agency.verified_at === null && (await consumeUnit(trx, ofAgency, now)) !== undefined) {
    throw new AppError('invitations_full', { facts: { limit } });
  }
  const ofAddress = { name: `invited:${email.toLowerCase()}`, limit: 1, windowMs: DAY_MS };
  if ((await consumeUnit(trx, ofAddress, now)) !== undefined) throw new AppError('invited_already');
}

/**
 * Acquires the right to email a link for a password: one in five minutes and five a day per address, whoever sends
 * it.
 * @throws AppError `password_mail_too_often`
 */
export async function consumePasswordMail(trx: Trx, email: string, now: Date): Promise<void> {
  const address = email.toLowerCase();
  for (const limit of [
    { name: `password-mail:${address}`, limit: 1, windowMs: 5 * MINUTE_MS },
    { name: `password-mails:${address}`, limit: 5, windowMs: DAY_MS },
  ]) {
    const waitMs = await consumeUnit(trx, limit, now);
    if (waitMs !== undefined) {
      throw new AppError('password_mail_too_often', { facts: { minutes: Math.ceil(waitMs / MINUTE_MS) } });
    }
  }
}
