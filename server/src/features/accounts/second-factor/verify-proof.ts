import type { Db, Trx } from '../../../calls.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { hashRecoveryCode, readRecoveryCode } from './recovery-codes.ts';
import { consumeRecoveryCode, findFactor, lockFactor, takeStep } from './second-factor-store.ts';
import { stepOf } from './totp.ts';

/** A typed code, ready to be checked; `none` matches neither form. */
export type Proof = { kind: 'totp'; digits: string } | { kind: 'recovery'; hash: Buffer } | { kind: 'none' };

/** Extracts the six digits of a typed app code; undefined if it is not one. */
export function readDigits(typed: string): string | undefined {
  return /^\d{6}$/.exec(typed.replace(/[\s-]/g, ''))?.[0];
}

/** Parses a typed code. Must not run inside a transaction: it hashes. */
export async function readProof(db: Db, userId: number, typed: string): Promise<Proof> {
  const digits = readDigits(typed);
  if (digits !== undefined) return { kind: 'totp', digits };
  const code = readRecoveryCode(typed);
  const factor = code === undefined ? undefined : await findFactor(db, userId);
  // During set-up there are no recovery codes yet.
  if (code === undefined || !factor?.confirmed_at) return { kind: 'none' };
  return { kind: 'recovery', hash: await hashRecoveryCode(code, factor.recovery_salt) };
}

/**
 * Consumes a proof of a user's second factor: each code of the app and each recovery code works once, also for
 * concurrent requests. The caller has locked the user.
 */
export async function verifyProof(
  trx: Trx,
  { userId, proof, secrets, now }: { userId: number; proof: Proof; secrets: SecretBox; now: Date },
): Promise<boolean> {
  if (proof.kind === 'none') return false;
  if (proof.kind === 'recovery') return consumeRecoveryCode(trx, userId, proof.hash, now);
  const factor = await lockFactor(trx, userId);
  const secret = factor && secrets.open(factor.secret, secretOf(userId));
  const step = secret && stepOf(secret, proof.digits, now);
  return step !== undefined && (await takeStep(trx, userId, step));
}

/** Context of an encrypted secret: it cannot be opened in another user's row. */
export function secretOf(userId: number): string {
  return `totp:${userId}`;
}
