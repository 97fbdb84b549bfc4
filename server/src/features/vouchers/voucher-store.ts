import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';

/** 32 letters and digits that cannot be confused with each other, five bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns the check code of an order's voucher, created on first use. */
export async function codeOf(db: Db, orderId: number): Promise<string> {
  const known = await findCode(db, orderId);
  if (known !== undefined) return known;
  const made = [...randomBytes(16)].map((byte) => alphabet[byte % 32]).join('');
  await db
    .insertInto('vouchers')
    .values({ order_id: orderId, check_code: made })
    .onConflict((kept) => kept.column('order_id').doNothing())
    .execute();
  return (await findCode(db, orderId)) ?? made;
}

async function findCode(db: Db, orderId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('vouchers')
    .select('check_code')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.check_code;
}

/** Finds the order of a voucher code, however it was typed. */
export async function findByCode(db: Db, code: string): Promise<number | undefined> {
  const typed = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const row = await db
    .selectFrom('vouchers')
    .select('order_id')
    .where('check_code', '=', typed)
    .executeTakeFirst();
  return row?.order_id;
}

/** Creates the token of a link to an order's voucher; only its hash is stored. */
export async function insertLink(
  trx: Trx,
  link: { orderId: number; userId: number; expiresAt: Date; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('voucher_links')
    .values({
      token_hash: hashOf(token),
      order_id: link.orderId,
      made_by: link.userId,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute();
  return token;
}

/** Finds the order behind a valid link. */
export async function findLink(db: Db, token: string, now: Date) {
  return db
    .selectFrom('voucher_links')
    .select(['order_id', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Valid links to an order's voucher, oldest first. */
export async function listLinks(db: Db, orderId: number, now: Date) {
  return db
    .selectFrom('voucher_links')
    .select(['created_at', 'expires_at'])
    .where('order_id', '=', orderId)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .execute();
}

/** Deletes all links to an order's voucher; returns how many were still valid. */
export async function deleteLinks(trx: Trx, orderId: number, now: Date): Promise<number> {
  const ended = await trx
    .deleteFrom('voucher_links')
    .where('order_id', '=', orderId)
    .returning('expires_at')
    .execute();
  return ended.filter(({ expires_at }) => expires_at > now).length;
}

/** Deletes links that ended before the given instant; returns how many. */
export async function deleteExpiredVoucherLinks(db: Db, before: Date): Promise<number> {
  const result = await sql`DELETE FROM voucher_links WHERE expires_at < ${before}`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
