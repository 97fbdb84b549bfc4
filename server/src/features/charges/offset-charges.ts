import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { type Offset, pairOff } from '../../domain/offsets.ts';
import type { ChargeRow } from './charge-store.ts';

/** Columns of a charge that a set-off needs. */
export type OffsetCharge = Pick<
  ChargeRow,
  'id' | 'order_id' | 'entity_id' | 'amount' | 'settled' | 'bill_id'
>;

/** Set-offs made, and refunds left without a debt. */
export interface OffsetCharges {
  offsets: Offset<OffsetCharge>[];
  left: OffsetCharge[];
}

/** Number of debts read at a time, oldest first. */
const debtsAtOnce = 200;

/**
 * Pays an agency's debt with open refunds: each refund first pays its own order, the oldest charge first; the rest
 * pays the agency's oldest undisputed debt to the same seller entity. Lock the agency's accounts before.
 * @param unbilledOnly excludes billed charges, for a caller that cannot reduce bills.
 */
export async function offsetCharges(
  trx: Trx,
  agencyId: number,
  { unbilledOnly, now }: { unbilledOnly: boolean; now: Date },
): Promise<OffsetCharges> {
  const credits = await lockCredits(trx, agencyId);
  if (credits.length === 0) return { offsets: [], left: [] };
  const onBills = unbilledOnly ? sql`bill_id IS NULL` : sql`true`;
  const own = await lockOpen(
    trx,
    sql`order_id = ANY(${credits.map(({ order_id }) => order_id)}::bigint[])
    AND amount > 0 AND ${onBills} ORDER BY id`,
  );
  const offsets = credits.flatMap((credit) => {
    const debts = own.filter(({ order_id }) => order_id === credit.order_id);
    return take(pairOff([credit], debts));
  });
  for (const entityId of new Set(credits.map(({ entity_id }) => entity_id))) {
    let left = credits.filter((credit) => credit.entity_id === entityId && isOpen(credit));
    while (left.length > 0) {
      const paid = offsets.map(({ debt }) => debt.id);
      const oldest = await lockOpen(
        trx,
        sql`agency_id = ${agencyId} AND entity_id = ${entityId} AND amount > 0 AND stage <> 'disputed' AND ${onBills}
        AND NOT id = ANY(${paid}::bigint[]) ORDER BY due_on NULLS LAST, charged_at, id LIMIT ${debtsAtOnce}`,
      );
      if (oldest.length === 0) break;
      offsets.push(...take(pairOff(left, oldest)));
      left = left.filter(isOpen);
    }
  }
  await writeOffsets(trx, agencyId, offsets, now);
  return { offsets, left: credits.filter(isOpen) };
}

/** Marks the charges of pairs as settled by the same amount, so that the next pair finds the remainder. */
function take(pairs: Offset<OffsetCharge>[]): Offset<OffsetCharge>[] {
  for (const { credit, debt, amount } of pairs) {
    credit.settled -= amount;
    debt.settled += amount;
  }
  return pairs;
}

function isOpen({ amount, settled }: OffsetCharge): boolean {
  return amount !== settled;
}

function lockCredits(trx: Trx, agencyId: number): Promise<OffsetCharge[]> {
  return lockOpen(trx, sql`agency_id = ${agencyId} AND amount < 0 ORDER BY id`);
}

async function lockOpen(trx: Trx, condition: ReturnType<typeof sql>): Promise<OffsetCharge[]> {
  const { rows } = await sql<OffsetCharge>`
    SELECT id, order_id, entity_id, amount, settled, bill_id FROM charges
    WHERE channel = 'credit' AND settled <> amount AND ${condition} FOR NO KEY UPDATE`.execute(trx);
  return rows;
}

async function writeOffsets(
  trx: Trx,
  agencyId: number,
  offsets: readonly Offset<OffsetCharge>[],
  now: Date,
): Promise<void> {
  if (offsets.length === 0) return;
  await sql`
    WITH paid AS (
      INSERT INTO charge_offsets (agency_id, credit_id, debt_id, bill_id, amount, at)
      SELECT ${agencyId}, pair.credit_id, pair.debt_id, pair.bill_id, pair.amount, ${now}
      FROM unnest(${offsets.map(({ credit }) => credit.id)}::bigint[], ${offsets.map(({ debt }) => debt.id)}::bigint[],
        ${offsets.map(({ debt }) => debt.bill_id)}::bigint[], ${offsets.map(({ amount }) => amount)}::bigint[])
        WITH ORDINALITY AS pair (credit_id, debt_id, bill_id, amount, at)
      ORDER BY pair.at RETURNING credit_id, debt_id, amount
    ), moved AS (
      SELECT id, sum(amount) AS amount FROM (
        SELECT debt_id AS id, amount FROM paid UNION ALL SELECT credit_id, -amount FROM paid
      ) side GROUP BY id
    )
    UPDATE charges SET settled = settled + moved.amount FROM moved WHERE charges.id = moved.id`.execute(trx);
}
