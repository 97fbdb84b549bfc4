import { closingItems, type ReasonedItem } from '@serai/contract/closing/words';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { money } from '../../domain/money.ts';
import { countStopped, findLastMonthOver, findNextMonth, type OpenItem } from '../wallet/wallet.ts';
import { readBooks } from './read-books.ts';

interface SumRow {
  item: string;
  currency: string | null;
  count: number;
  amount: number;
}

/** Lists all items of the checklist of a month in their order; an item is open while its count is above zero. */
export async function listOpenItems(db: Db | Trx, month: string, now: Date): Promise<OpenItem[]> {
  const sums = await sumReasoned(db, month);
  const blocking: Record<string, number> = {
    month_over: month > (await findLastMonthOver(db, now)) ? 1 : 0,
    month_order: month > (await findNextMonth(db, now)) ? 1 : 0,
    ledger_in_doubt: await countStopped(db),
    trial_balance: await countUnbalanced(db, month),
  };
  return closingItems.map((item) => {
    const own = sums.filter((row) => row.item === item);
    return {
      item,
      count: blocking[item] ?? own.reduce((total, { count }) => total + count, 0),
      sums: own.flatMap(({ currency, amount }) => (currency === null ? [] : [money(amount, currency)])),
    };
  });
}

/** Counts the companies whose accounts do not add up to zero at the end of the month. */
async function countUnbalanced(db: Db | Trx, month: string): Promise<number> {
  const totals = new Map<string, number>();
  for (const { entity_id, currency, closing } of await readBooks(db, month)) {
    const key = `${entity_id} ${currency}`;
    totals.set(key, (totals.get(key) ?? 0) + closing);
  }
  return [...totals.values()].filter((total) => total !== 0).length;
}

async function sumReasoned(db: Db | Trx, month: string): Promise<SumRow[]> {
  const first = `${month}-01`;
  const next = sql`(${first}::date + interval '1 month')`;
  // A month ends at 24:00 of its last day in the zone of each agency.
  const end = sql`${next} AT TIME ZONE agency.tz`;
  const parts: Record<ReasonedItem, RawBuilder<unknown>> = {
    unmatched_receipts: sql`
      SELECT account_currency AS currency, worth - allocated AS amount FROM receipts
      WHERE reversed_at IS NULL AND received_on < ${next} AND (agency_id IS NULL OR allocated < worth)`,
    bank_not_imported: sql`
      SELECT NULL::text AS currency, 0::bigint AS amount FROM bank_accounts account
      WHERE NOT EXISTS (SELECT FROM bank_lines line WHERE line.account_id = account.id
        AND line.booked_on >= ${next} - interval '1 day')`,
    declared_payments: sql`
      SELECT currency, amount FROM declared_payments WHERE status = 'declared' AND paid_on < ${next}`,
    uncharged_services: sql`
      SELECT orders.currency, total_price AS amount FROM orders JOIN agencies agency ON agency.id = orders.agency_id
      WHERE order_status IN ('confirmed', 'in_service') AND service_end < ${end}`,
    open_adjustments: sql`
      SELECT orders.currency, adjustment.amount FROM order_adjustments adjustment
      JOIN orders ON orders.id = adjustment.order_id JOIN agencies agency ON agency.id = orders.agency_id
      WHERE adjustment.status = 'proposed' AND adjustment.proposed_at < ${end}`,
    unbilled_charges: sql`
      SELECT charge.currency, charge.amount - charge.settled AS amount FROM charges charge
      JOIN agencies agency ON agency.id = charge.agency_id
      WHERE charge.channel = 'credit' AND charge.stage = 'open' AND charge.bill_id IS NULL
        AND charge.settled <> charge.amount AND charge.amount > 0 AND charge.charged_at < ${end}`,
    submitted_bills: sql`
      SELECT bill.currency, bill.total AS amount FROM bills bill JOIN agencies agency ON agency.id = bill.agency_id
      WHERE bill.status = 'submitted' AND bill.made_at < ${end}`,
    disputed_lines: sql`
      SELECT bill.currency, line.amount FROM bill_lines line JOIN bills bill ON bill.id = line.bill_id
      JOIN agencies agency ON agency.id = bill.agency_id
      WHERE line.state = 'disputed' AND line.disputed_at < ${end}`,
    unnumbered_invoices: sql`
      SELECT invoice.currency, invoice.total AS amount FROM invoices invoice
      JOIN agencies agency ON agency.id = invoice.agency_id
      WHERE invoice.status = 'approved' AND invoice.made_at < ${end}`,
    driver_cash: sql`
      SELECT cash.currency, cash.amount FROM driver_cash cash JOIN rides ON rides.id = cash.ride_id
      JOIN orders ON orders.id = rides.order_id JOIN agencies agency ON agency.id = orders.agency_id
      WHERE cash.hand_in_id IS NULL AND cash.voided_at IS NULL AND cash.taken_at < ${end}`,
  };
  const all = Object.entries(parts).map(
    ([item, part]) => sql`
      SELECT ${item}::text AS item, currency, count(*) AS count, coalesce(sum(amount), 0)::bigint AS amount
      FROM (${part}) part GROUP BY currency`,
  );
  const { rows } = await sql<SumRow>`
    ${sql.join(all, sql` UNION ALL `)} ORDER BY item, currency`.execute(db);
  return rows;
}
