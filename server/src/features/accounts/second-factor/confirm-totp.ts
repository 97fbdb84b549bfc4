import type { Db } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError, refusedField } from '../../../platform/http/app-error.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { notifyAccountOwner } from '../notify-owner.ts';
import { lockOwnAccount } from '../own-account-store.ts';
import { consumeOwnTry } from './code-tries.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import {
  findFactor,
  lockFactor,
  replaceRecoveryCodes,
  updateFactorConfirmed,
} from './second-factor-store.ts';
import { stepOf } from './totp.ts';
import { readDigits, secretOf, verifyProof } from './verify-proof.ts';

/** Lifetime of a secret that waits for its first code. */
const SET_UP_LIFE_MS = 15 * 60_000;

/**
 * Enables the second factor with a first code of the app, and returns the recovery codes, which cannot be shown
 * again.
 * @throws AppError `second_factor_wrong` naming the field, `totp_setup_over`, `second_factor_is_on`,
 *   `login_throttled`.
 */
export async function confirmTotp(
  { db, secrets }: { db: Db; secrets: SecretBox },
  { userId, code, now }: { userId: number; code: string; now: Date },
): Promise<{ recovery_codes: string[] }> {
  const begun = openFactor(await findFactor(db, userId), now);
  const returnTry = await consumeOwnTry(db, userId, now);
  const digits = readDigits(code);
  const secret = secrets.open(begun.secret, secretOf(userId));
  // Checked twice: a wrong code should not cost the generation of ten recovery codes.
  if (!digits || !secret || stepOf(secret, digits, now) === undefined)
    throw refusedField('code', 'second_factor_wrong');
  const recovery = await makeRecoveryCodes();
  await inTransaction(db, async (trx) => {
    await lockOwnAccount(trx, userId);
    // Another window may have finished first, or restarted with another secret.
    openFactor(await lockFactor(trx, userId), now);
    const proof = { kind: 'totp', digits } as const;
    if (!(await verifyProof(trx, { userId, proof, secrets, now })))
      throw refusedField('code', 'second_factor_wrong');
    await updateFactorConfirmed(trx, userId, now);
    await replaceRecoveryCodes(trx, userId, recovery);
    await notifyAccountOwner(trx, userId, { event: 'second_factor_on', now });
  });
  await returnTry();
  return { recovery_codes: recovery.codes };
}

type Factor = Awaited<ReturnType<typeof findFactor>>;

/** Returns the factor if it still waits for its first code. */
function openFactor(factor: Factor, now: Date): NonNullable<Factor> {
  if (factor?.confirmed_at) throw new AppError('second_factor_is_on');
  if (!factor || now.getTime() - factor.created_at.getTime() > SET_UP_LIFE_MS)
    throw new AppError('totp_setup_over');
  return factor;
}
