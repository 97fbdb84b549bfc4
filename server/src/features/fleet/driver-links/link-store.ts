import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/** Driver and day of a link. */
export interface DriverLink {
  driverId: number;
  /** Civil date at the place of the rides. */
  day: string;
}

/** Creates the token of a link; only its hash is stored. */
export async function insertLink(
  trx: Trx,
  { driverId, day }: DriverLink,
  { expiresAt, now }: { expiresAt: Date; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('driver_links')
    .values({ driver_id: driverId, day, token_hash: hashOf(token), expires_at: expiresAt, created_at: now })
    .execute();
  return token;
}

/**
 * Returns the target of a valid link. Any other token is refused with the same `link_invalid`, whatever the
 * cause.
 */
export async function findLink(db: Db, token: string, now: Date): Promise<DriverLink> {
  const row = await db
    .selectFrom('driver_links')
    .innerJoin('drivers', 'drivers.id', 'driver_links.driver_id')
    .select(['driver_id as driverId', 'day'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('drivers.active', '=', true)
    .executeTakeFirst();
  if (!row) throw new AppError('link_invalid');
  return row;
}

/** Deletes the links to a driver's day. */
export async function endLinks(trx: Trx, { driverId, day }: DriverLink): Promise<void> {
  await trx.deleteFrom('driver_links').where('driver_id', '=', driverId).where('day', '=', day).execute();
}

/** Deletes links that ended before the given instant; returns how many. */
export async function deleteExpiredDriverLinks(db: Db, before: Date): Promise<number> {
  const result = await sql`DELETE FROM driver_links WHERE expires_at < ${before}`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
