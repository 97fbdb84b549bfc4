import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';

/** A movement of a user's points. */
export interface PointEntry {
  id: number;
  event: string;
  amount: number;
  before: number;
  after: number;
  created_at: Date;
  order_id: number;
  order_sn: string;
  order_product: string;
  title_zh: string;
  title_en: string;
}

/** Books points on a user, once per order and event: what was booked before is left as it is. */
export async function insertPoints(
  trx: Trx,
  entry: { userId: number; event: 'order_completed'; orderId: number; amount: number; now: Date },
): Promise<void> {
  const { userId, event, orderId, amount, now } = entry;
  const user = await trx
    .selectFrom('users')
    .select('score')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const written = await trx
    .insertInto('point_entries')
    .values({
      user_id: userId,
      event,
      order_id: orderId,
      amount,
      before: user.score,
      after: user.score + amount,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'event']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return;
  await trx
    .updateTable('users')
    .set({ score: user.score + amount })
    .where('id', '=', userId)
    .execute();
}

/** One page of a user's movements, newest first, how many there are, and the points of now. */
export async function listPointEntries(
  db: Db,
  userId: number,
  page: { limit: number; offset: number },
): Promise<{ rows: PointEntry[]; total: number; score: number }> {
  const { rows } = await sql<PointEntry>`
    SELECT entry.id, entry.event, entry.amount, entry.before, entry.after, entry.created_at, entry.order_id,
      orders.sn AS order_sn, orders.product AS order_product, orders.title_zh, orders.title_en
    FROM point_entries entry JOIN orders ON orders.id = entry.order_id
    WHERE entry.user_id = ${userId}
    ORDER BY entry.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  const { total } = await db
    .selectFrom('point_entries')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { score } = await db
    .selectFrom('users')
    .select('score')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { rows, total, score };
}
