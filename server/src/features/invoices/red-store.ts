import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { InvoiceRedLinesTable, InvoiceRedsTable } from '../../tables.ts';

export type RedRow = Selectable<InvoiceRedsTable>;
export type RedLineRow = Selectable<InvoiceRedLinesTable>;

/** Lists the red invoices of an invoice, oldest first. */
export async function listReds(db: Db | Trx, invoiceId: number): Promise<RedRow[]> {
  return db
    .selectFrom('invoice_reds')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy('id')
    .execute();
}

export async function findRed(db: Db | Trx, id: number): Promise<RedRow | undefined> {
  return db.selectFrom('invoice_reds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Lists what red invoices take off which lines, in the order of the lines. */
export async function listRedLines(db: Db | Trx, redIds: readonly number[]): Promise<RedLineRow[]> {
  return db
    .selectFrom('invoice_red_lines')
    .selectAll()
    .where('red_id', 'in', [...redIds, 0])
    .orderBy('red_id')
    .orderBy('line_id')
    .execute();
}

export async function insertRed(trx: Trx, red: Insertable<InvoiceRedsTable>): Promise<RedRow> {
  return trx.insertInto('invoice_reds').values(red).returningAll().executeTakeFirstOrThrow();
}

/** Inserts the reductions of a red invoice, and counts them as requested on each line. */
export async function insertRedLines(
  trx: Trx,
  lines: readonly Insertable<InvoiceRedLinesTable>[],
): Promise<void> {
  await trx
    .insertInto('invoice_red_lines')
    .values([...lines])
    .execute();
  await sql`
    UPDATE invoice_lines SET red_asked = red_asked - off.amount
    FROM unnest(${lines.map(({ line_id }) => line_id)}::bigint[], ${lines.map(({ amount }) => amount)}::bigint[])
      AS off (line_id, amount)
    WHERE invoice_lines.id = off.line_id`.execute(trx);
}

export async function updateRed(
  trx: Trx,
  id: number,
  changes: Updateable<InvoiceRedsTable>,
): Promise<RedRow> {
  return trx
    .updateTable('invoice_reds')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Counts the reductions of a red invoice as issued; returns the lines with no remainder. */
export async function countIssuedRed(trx: Trx, redId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number; is_gone: boolean }>`
    UPDATE invoice_lines line SET red_issued = red_issued - off.amount
    FROM invoice_red_lines off WHERE off.red_id = ${redId} AND off.line_id = line.id
    RETURNING line.id, line.red_issued = line.amount AS is_gone`.execute(trx);
  return rows.filter(({ is_gone }) => is_gone).map(({ id }) => id);
}
