import type { Db, Trx } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError, refusedField } from '../../../platform/http/app-error.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { findOwnAccount, lockOwnAccount } from '../own-account-store.ts';
import { consumeOwnTry } from './code-tries.ts';
import { hasFactor } from './second-factor-store.ts';
import { readProof, verifyProof } from './verify-proof.ts';

export interface OwnProof {
  userId: number;
  password: string;
  /** Code of the app, or a recovery code. */
  code: string;
  now: Date;
}

/** Runs work in one transaction, after consuming the proof in it. */
export type WithProof = <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>;

/**
 * For changes of the second factor that need the password and the factor itself. Checks the password and returns a
 * function that consumes the other proof, so that slow work can be done in between.
 * @throws AppError `second_factor_is_off`, `old_password_wrong` and `second_factor_wrong` naming their fields,
 *   `login_throttled`.
 */
export async function checkOwnProof(
  { db, secrets }: { db: Db; secrets: SecretBox },
  { userId, password, code, now }: OwnProof,
): Promise<WithProof> {
  const before = await findOwnAccount(db, userId);
  if (!(await hasFactor(db, userId))) throw new AppError('second_factor_is_off');
  await checkOwnPassword(db, before, { field: 'password', password }, now);
  const returnTry = await consumeOwnTry(db, userId, now);
  const proof = await readProof(db, userId, code);
  return async (work) => {
    const result = await inTransaction(db, async (trx) => {
      const account = await lockOwnAccount(trx, userId);
      // A concurrent change was faster: the checked password is no longer the current one.
      if (account.password_hash !== before.password_hash)
        throw refusedField('password', 'old_password_wrong');
      if (!(await hasFactor(trx, userId))) throw new AppError('second_factor_is_off');
      if (!(await verifyProof(trx, { userId, proof, secrets, now })))
        throw refusedField('code', 'second_factor_wrong');
      return work(trx);
    });
    await returnTry();
    return result;
  };
}
