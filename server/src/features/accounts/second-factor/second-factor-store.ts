import type { Db, Trx } from '../../../calls.ts';

/** Second factor of a user: `secret` is encrypted; `confirmed_at` is null during set-up. */
export async function findFactor(db: Db | Trx, userId: number) {
  return selectFactor(db, userId).executeTakeFirst();
}

/** As above, locked. Lock its user first. */
export async function lockFactor(trx: Trx, userId: number) {
  return selectFactor(trx, userId).forUpdate().executeTakeFirst();
}

/** Whether logins of the user need a second step. */
export async function hasFactor(db: Db | Trx, userId: number): Promise<boolean> {
  const factor = await findFactor(db, userId);
  return factor !== undefined && factor.confirmed_at !== null;
}

/** Begins a set-up and replaces an unfinished one; false if a second factor is enabled. */
export async function putUnconfirmedFactor(
  trx: Trx,
  factor: { userId: number; secret: Buffer; salt: Buffer; now: Date },
): Promise<boolean> {
  const values = {
    secret: factor.secret,
    recovery_salt: factor.salt,
    last_step: null,
    created_at: factor.now,
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('second_factors')
    .values({ user_id: factor.userId, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateFactorConfirmed(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Consumes the code of a time step; false if this or a later one was used before. */
export async function takeStep(trx: Trx, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((is) => is.or([is('last_step', 'is', null), is('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Consumes a recovery code; false if no code has this hash, or it was used before. */
export async function consumeRecoveryCode(
  trx: Trx,
  userId: number,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Replaces all recovery codes by new ones. */
export async function replaceRecoveryCodes(
  trx: Trx,
  userId: number,
  { salt, hashes }: { salt: Buffer; hashes: Buffer[] },
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .updateTable('second_factors')
    .set({ recovery_salt: salt })
    .where('user_id', '=', userId)
    .execute();
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute();
}

export async function countRecoveryCodes(db: Db | Trx, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the second factor with its codes and pending logins; false if there was none. */
export async function deleteFactor(trx: Trx, userId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes set-ups that were begun before the given instant and not finished. */
export async function purgeUnfinishedSetUps(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}

function selectFactor(db: Db | Trx, userId: number) {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId);
}
