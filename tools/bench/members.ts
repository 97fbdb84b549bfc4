import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../server/src/calls.ts';
import { openWallet } from '../../server/src/features/wallet/wallet.ts';

/** Opens sessions for `count` members, each of a separate agency; adds missing ones. Returns their tokens. */
export async function openSessions(db: Db, count: number): Promise<string[]> {
  const now = new Date();
  const tokens: string[] = [];
  for (let at = 0; at < count; at++) {
    const username = `bench_${at}`;
    const known = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirst();
    const userId = known?.id ?? (await addMember(db, username, now));
    tokens.push(...(await openSessionsOf(db, userId, 1)));
  }
  return tokens;
}

/** Opens `count` sessions of one member; returns their tokens. */
export async function openSessionsOf(db: Db, userId: number, count: number): Promise<string[]> {
  const now = new Date();
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await db
    .insertInto('sessions')
    .values(
      tokens.map((token) => ({
        user_id: userId,
        access_hash: createHash('sha256').update(token).digest(),
        access_expires_at: new Date(now.getTime() + 86_400_000),
        keep: false,
        ip: '127.0.0.1',
        agent: 'bench',
        created_at: now,
      })),
    )
    .execute();
  return tokens;
}

/** Returns the member whose session has this index among those opened, and the agency. */
export async function findMember(db: Db, at: number): Promise<{ agencyId: number; userId: number }> {
  const { id, agency_id } = await db
    .selectFrom('users')
    .select(['id', 'agency_id'])
    .where('username', '=', `bench_${at}`)
    .executeTakeFirstOrThrow();
  return { agencyId: agency_id!, userId: id };
}

/** Returns one of the seller's staff with all permissions, adding one if missing. */
export async function addStaff(db: Db): Promise<number> {
  const staff = db.selectFrom('users').select('id').where('username', '=', 'bench_staff');
  const known = await staff.executeTakeFirst();
  if (known) return known.id;
  const made = await db
    .insertInto('users')
    .values({
      role: 'operator',
      staff_role: 'administrator',
      username: 'bench_staff',
      password_hash: 'none',
      nickname: 'bench',
      created_at: new Date(),
    } as const)
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

async function addMember(db: Db, username: string, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const agency = await trx
      .insertInto('agencies')
      .values({
        name: username,
        currency: 'USD',
        verified_at: now,
        created_at: now,
        // The bench books and never pays.
        most_unpaid_orders: 1_000_000,
        most_unpaid_percent: 100,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await openWallet(trx, agency.id);
    const user = await trx
      .insertInto('users')
      .values({
        agency_id: agency.id,
        role: 'owner',
        username,
        password_hash: 'none',
        nickname: username,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return user.id;
  });
}

/**
 * Undoes the bookings of an interrupted bench; it has left orders, because they are removed together with
 * their holds.
 */
export async function undoInterruptedBookings(db: Db, say: (line: string) => void): Promise<void> {
  const left = await db.selectFrom('orders').select('id').limit(1).executeTakeFirst();
  if (!left) return;
  say('The last bench was interrupted: undoing what it booked.');
  await undoBookings(db);
}

/** Tables written by bookings, payments and completions, except stock and balances. */
const written = [
  'point_entries',
  'ledger_checks',
  'charges',
  'ledger_entries',
  'ledger_postings',
  'order_search',
  'order_lines',
  'order_history',
  'refund_previews',
  'hotel_order_lines',
  'hotel_orders',
  'orders',
  'outbox',
  'notices',
  'idempotency_keys',
  'changes',
];

/** Undoes all bookings of the bench at once, so that every run starts with the same tables. */
export async function undoBookings(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    // Uses DELETE: TRUNCATE would also remove the quotes, which are booked again.
    for (const table of written) await sql`DELETE FROM ${sql.table(table)}`.execute(trx);
    await sql`UPDATE ledger_accounts SET balance = 0 WHERE balance <> 0`.execute(trx);
    await sql`UPDATE users SET score = 0 WHERE score <> 0`.execute(trx);
    await sql`UPDATE quotes SET order_id = NULL WHERE order_id IS NOT NULL`.execute(trx);
    await sql`UPDATE room_months SET
        units = (SELECT array_agg((unit + taken)::smallint ORDER BY at)
          FROM unnest(units, sold) WITH ORDINALITY AS night (unit, taken, at)),
        sold = array_fill(0::smallint, ARRAY[cardinality(sold)])
      WHERE 0 < ANY (sold)`.execute(trx);
  });
}
