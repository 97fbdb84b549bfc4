import type { listUnbilled as endpoint } from '@serai/contract/billing/desk';
import { maxUnbilledAgencies, type UnbilledOddity, unbilledOddities } from '@serai/contract/billing/statuses';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { type Cycle, periodEnd } from '../../../domain/billing.ts';
import { localDate } from '../../../domain/local-time.ts';
import { dueDateOf } from '../issue-bill.ts';

interface UnbilledRow {
  agency_id: number;
  agency: string;
  tz: string;
  currency: string;
  charges: number;
  open: number;
  /** Earliest due date that a charge already has, after a dispute. */
  due_on: string | null;
  cycle: Cycle;
  due_days: number;
  tolerance: number;
  is_credit_stopped: boolean;
  is_money_stopped: boolean;
  has_service_open: boolean;
  has_disputed: boolean;
}

/** Lists the agencies with open charges: what a run would bill, and what is odd about it. */
export async function listUnbilled(
  db: Db,
  { now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const rows = await selectUnbilled(db, now);
  return {
    list: rows.slice(0, maxUnbilledAgencies).map((row) => {
      const today = localDate(now.getTime(), row.tz);
      return {
        agency_id: row.agency_id,
        agency: row.agency,
        charges: row.charges,
        sum: { amount: row.open, currency: row.currency },
        cut_off: periodEnd(today, row.cycle),
        due_if_billed: dueDateOf(today, row.due_days, [row]),
        odd: oddOf(row, today),
      };
    }),
    more: rows.length > maxUnbilledAgencies,
  };
}

async function selectUnbilled(db: Db, now: Date): Promise<UnbilledRow[]> {
  // The condition on charges must equal the predicate of the partial index on open charges.
  const { rows } = await sql<UnbilledRow>`
    SELECT agency.id AS agency_id, agency.name AS agency, agency.tz, agency.currency,
      charge.charges, charge.open, charge.due_on, terms.cycle, terms.due_days, terms.tolerance,
      agency.credit_stopped_at IS NOT NULL AS is_credit_stopped,
      agency.money_stopped_at IS NOT NULL AS is_money_stopped,
      EXISTS (
        SELECT FROM orders WHERE orders.agency_id = agency.id AND pay_status = 'on_credit'
          AND order_status IN ('confirmed', 'in_service') AND service_end < ${now}::timestamptz
      ) AS has_service_open,
      EXISTS (
        SELECT FROM bill_lines line WHERE line.agency_id = agency.id AND line.state = 'disputed'
      ) AS has_disputed
    FROM (
      SELECT agency_id, count(*) AS charges, sum(amount - settled)::bigint AS open, min(due_on) AS due_on
      FROM charges WHERE stage = 'open' AND bill_id IS NULL AND settled <> amount AND amount > 0
      GROUP BY agency_id
    ) charge
    JOIN agencies agency ON agency.id = charge.agency_id
    CROSS JOIN LATERAL (
      SELECT cycle, due_days, tolerance FROM agency_contracts contract
      WHERE contract.agency_id = agency.id AND contract.valid_from <= ${now}::timestamptz
      ORDER BY contract.valid_from DESC, contract.id DESC LIMIT 1
    ) terms
    ORDER BY charge.open DESC, agency.id LIMIT ${maxUnbilledAgencies + 1}`.execute(db);
  return rows;
}

function oddOf(row: UnbilledRow, today: string): UnbilledOddity[] {
  const found: Record<UnbilledOddity, boolean> = {
    service_open: row.has_service_open,
    small: row.open <= row.tolerance,
    disputed: row.has_disputed,
    overdue: row.due_on !== null && row.due_on < today,
    credit_stopped: row.is_credit_stopped,
    money_stopped: row.is_money_stopped,
  };
  return unbilledOddities.filter((oddity) => found[oddity]);
}
