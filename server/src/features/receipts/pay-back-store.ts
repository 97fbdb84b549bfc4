import type { PayBack } from '@serai/contract/receipts/desk';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import type { PayBacksTable } from '../../tables.ts';
import { presentExposure, readExposure } from '../wallet/wallet.ts';

export type PayBackRow = Selectable<PayBacksTable>;
export type ShownPayBack = PayBackRow & { agency: string; asker: string };

/** Inserts a pay-back; undefined if another one of the agency is waiting. */
export async function insertPayBack(
  trx: Trx,
  payBack: Insertable<PayBacksTable>,
): Promise<PayBackRow | undefined> {
  return trx
    .insertInto('pay_backs')
    .values(payBack)
    .onConflict((conflict) => conflict.column('agency_id').where('status', '=', 'asked').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Whether a pay-back of an agency awaits a second person. */
export async function hasOpenPayBack(trx: Trx, agencyId: number): Promise<boolean> {
  const open = trx
    .selectFrom('pay_backs')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('status', '=', 'asked');
  return (await open.executeTakeFirst()) !== undefined;
}

export async function lockPayBack(trx: Trx, id: number): Promise<PayBackRow | undefined> {
  return trx.selectFrom('pay_backs').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function updateDecided(
  trx: Trx,
  id: number,
  decided: Pick<PayBackRow, 'status' | 'decided_by' | 'decided_at' | 'note'>,
): Promise<void> {
  await trx.updateTable('pay_backs').set(decided).where('id', '=', id).execute();
}

/** Selects pay-backs that fulfil a condition on `pay_back`, with their columns for lists. */
export function selectPayBacks(condition: RawBuilder<unknown>): RawBuilder<ShownPayBack> {
  return sql<ShownPayBack>`
    SELECT pay_back.*, agencies.name AS agency, users.nickname AS asker
    FROM pay_backs pay_back
    JOIN agencies ON agencies.id = pay_back.agency_id
    JOIN users ON users.id = pay_back.asked_by
    WHERE ${condition}`;
}

/** One pay-back as returned by calls; it must exist. */
export async function showPayBack(db: Db | Trx, id: number, now: Date): Promise<PayBack> {
  const { rows } = await selectPayBacks(sql`pay_back.id = ${id}`).execute(db);
  return (await presentPayBacks(db, rows, now))[0]!;
}

/** Pay-backs as returned by calls, each with its agency's current debt. */
export function presentPayBacks(db: Db | Trx, rows: readonly ShownPayBack[], now: Date): Promise<PayBack[]> {
  return Promise.all(
    rows.map(async (row) => {
      const { id, payee, reason, status, currency } = row;
      return {
        id,
        payee,
        reason,
        status,
        asked_by: row.asker,
        asked_at: toSeconds(row.asked_at),
        agency: { id: row.agency_id, name: row.agency },
        amount: { amount: row.amount, currency },
        decided_at: row.decided_at && toSeconds(row.decided_at),
        exposure: presentExposure(await readExposure(db, row.agency_id, now), currency),
      };
    }),
  );
}
