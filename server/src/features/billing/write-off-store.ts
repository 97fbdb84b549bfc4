import type { WriteOffView } from '@serai/contract/billing/desk';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import type { BillWriteOffsTable } from '../../tables.ts';

export type WriteOffRow = Selectable<BillWriteOffsTable>;
type ShownRow = WriteOffRow & { number: string; currency: string; agency: string; asker: string };

export async function insertWriteOff(trx: Trx, writeOff: Insertable<BillWriteOffsTable>): Promise<number> {
  const { id } = await trx
    .insertInto('bill_write_offs')
    .values(writeOff)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Loads a write-off. Lock its bill before relying on its state. */
export async function findWriteOff(trx: Trx, id: number): Promise<WriteOffRow | undefined> {
  return trx.selectFrom('bill_write_offs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether a write-off of a bill awaits a second person's decision. */
export async function hasOpenWriteOff(trx: Trx, billId: number): Promise<boolean> {
  const open = trx
    .selectFrom('bill_write_offs')
    .select('id')
    .where('bill_id', '=', billId)
    .where('status', '=', 'asked');
  return (await open.executeTakeFirst()) !== undefined;
}

export async function updateDecided(
  trx: Trx,
  id: number,
  decided: Pick<WriteOffRow, 'status' | 'decided_by' | 'decided_at' | 'note'>,
): Promise<void> {
  await trx.updateTable('bill_write_offs').set(decided).where('id', '=', id).execute();
}

/** Selects write-offs with the columns shown of their bills. */
export function selectWriteOffs(condition: RawBuilder<unknown>): RawBuilder<ShownRow> {
  return sql<ShownRow>`
    SELECT write_off.*, bills.number, bills.currency, agencies.name AS agency, asker.nickname AS asker
    FROM bill_write_offs write_off JOIN bills ON bills.id = write_off.bill_id
    JOIN agencies ON agencies.id = write_off.agency_id JOIN users asker ON asker.id = write_off.asked_by
    WHERE ${condition}`;
}

/** One write-off as returned by calls; it must exist. */
export async function showWriteOff(db: Db, id: number): Promise<WriteOffView> {
  const { rows } = await selectWriteOffs(sql`write_off.id = ${id}`).execute(db);
  return presentWriteOff(rows[0]!);
}

export function presentWriteOff(row: ShownRow): WriteOffView {
  return {
    id: row.id,
    bill_id: row.bill_id,
    bill_number: row.number,
    agency_id: row.agency_id,
    agency: row.agency,
    amount: { amount: row.amount, currency: row.currency },
    status: row.status,
    reason: row.reason,
    asked_by: row.asker,
    asked_at: toSeconds(row.asked_at),
  };
}
