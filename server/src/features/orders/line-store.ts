import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { PriceLine } from './selling/offer-terms.ts';

/**
 * Lists the current lines of an order, in order of display: an accepted offer and each change create a
 * revision, of which the newest counts.
 */
export async function listLines(db: Db, orderId: number) {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('revision', '=', (query) =>
      query
        .selectFrom('order_lines as any_line')
        .select(({ fn }) => fn.max('any_line.revision').as('revision'))
        .where('any_line.order_id', '=', orderId),
    )
    .orderBy('position')
    .execute();
}

/** The same as price lines. */
export async function listSoldLines(db: Db, orderId: number): Promise<PriceLine[]> {
  const lines = await listLines(db, orderId);
  return lines.map(({ label_zh: zh, label_en: en, quantity, unit_amount: unitAmount }) => {
    return { label: { zh, en }, quantity, unitAmount };
  });
}

/** Adds lines as a new revision of a locked order; `offerId` names the accepted offer they come from. */
export async function reviseLines(
  trx: Trx,
  orderId: number,
  lines: readonly PriceLine[],
  offerId: number | null,
): Promise<void> {
  await sql`
    INSERT INTO order_lines (order_id, position, label_zh, label_en, quantity, unit_amount, amount, offer_id, revision)
    SELECT ${orderId}::bigint, line.position + former.lines, line.zh, line.en, line.quantity, line.unit,
      line.quantity * line.unit, ${offerId}::bigint, former.revision + 1
    FROM (SELECT count(*) AS lines, coalesce(max(revision), 0) AS revision FROM order_lines WHERE order_id = ${orderId}) former,
      unnest(${lines.map(({ label }) => label.zh)}::text[],
        ${lines.map(({ label }) => label.en)}::text[],
        ${lines.map(({ quantity }) => quantity)}::int[],
        ${lines.map(({ unitAmount }) => unitAmount)}::bigint[])
        WITH ORDINALITY AS line (zh, en, quantity, unit, position)`.execute(trx);
}
