import type { Db } from '../../../calls.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { notifyAccountOwner } from '../notify-owner.ts';
import { checkOwnProof, type OwnProof } from './check-own-proof.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { deleteFactor, replaceRecoveryCodes } from './second-factor-store.ts';

/** Disables the second factor; pending logins end. Refuses as `checkOwnProof` does. */
export async function removeTotp(deps: { db: Db; secrets: SecretBox }, own: OwnProof): Promise<void> {
  const withProof = await checkOwnProof(deps, own);
  await withProof(async (trx) => {
    await deleteFactor(trx, own.userId);
    await notifyAccountOwner(trx, own.userId, { event: 'second_factor_off', now: own.now });
  });
}

/** Replaces the recovery codes by ten new ones and returns them. Refuses as `checkOwnProof` does. */
export async function renewRecoveryCodes(
  deps: { db: Db; secrets: SecretBox },
  own: OwnProof,
): Promise<{ recovery_codes: string[] }> {
  const withProof = await checkOwnProof(deps, own);
  const recovery = await makeRecoveryCodes();
  await withProof(async (trx) => {
    await replaceRecoveryCodes(trx, own.userId, recovery);
    await notifyAccountOwner(trx, own.userId, { event: 'recovery_codes_renewed', now: own.now });
  });
  return { recovery_codes: recovery.codes };
}
