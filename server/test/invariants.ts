import { sql } from 'kysely';
import type { Db } from '../src/features/permissions/permissions.ts';

/** Something that can never be: which rule it breaks, and where. */
export interface Breach {
  rule: string;
  what: string;
}

/** Looks through the whole database for what may never be; an empty answer is the good one. */
export async function checkInvariants(db: Db): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await sql.raw<{ what: string }>(query).execute(db);
    breaches.push(...rows.map(({ what }) => ({ rule, what })));
  }
  return breaches;
}

/** Each answers the breaches of one rule as rows of `what`. */
const rules: Record<string, string> = {
  'every posting sums to zero in one currency': `
    SELECT 'posting ' || posting.id AS what FROM ledger_postings posting
    LEFT JOIN ledger_entries entry ON entry.posting_id = posting.id
    LEFT JOIN ledger_accounts account ON account.id = entry.account_id
    GROUP BY posting.id
    HAVING coalesce(sum(entry.amount), 1) <> 0 OR count(DISTINCT account.currency) <> 1`,

  'the whole ledger sums to zero': `
    SELECT 'sum ' || sum(balance) AS what FROM ledger_accounts HAVING sum(balance) <> 0`,

  'every balance is the sum of its entries': `
    SELECT 'account ' || account.id || ': ' || account.balance || ' against ' || coalesce(sum(entry.amount), 0) AS what
    FROM ledger_accounts account LEFT JOIN ledger_entries entry ON entry.account_id = account.id
    GROUP BY account.id HAVING account.balance <> coalesce(sum(entry.amount), 0)`,

  'every entry starts where the one before ended': `
    SELECT 'entry ' || id AS what FROM (
      SELECT id, balance_before, lag(balance_after, 1, 0::bigint) OVER (PARTITION BY account_id ORDER BY id) AS former
      FROM ledger_entries) chained
    WHERE balance_before <> former`,

  'entries only touch accounts of their own agency or of the house': `
    SELECT 'entry ' || entry.id AS what FROM ledger_entries entry
    JOIN ledger_postings posting ON posting.id = entry.posting_id
    JOIN ledger_accounts account ON account.id = entry.account_id
    WHERE account.agency_id <> posting.agency_id OR account.kind <> entry.account_kind`,

  'no deposit is overdrawn': `
    SELECT 'account ' || id || ': ' || balance AS what FROM ledger_accounts
    WHERE kind IN ('deposit', 'order_hold') AND balance > 0`,

  'nothing is bought beyond the credit limit in force': `
    SELECT 'entry ' || id AS what FROM ledger_entries
    WHERE account_kind = 'receivable' AND amount > 0 AND balance_after > limit_in_force`,

  'what is sold of a night is what orders hold of it': `
    WITH held AS (
      SELECT room_type_id, night::date AS night, sum(rooms) AS rooms
      FROM hotel_orders, generate_series(check_in, check_out - 1, interval '1 day') night
      WHERE holds_stock GROUP BY room_type_id, night
    ),
    stored AS (
      SELECT room_type_id, month + (at - 1)::int AS night, sold[at] AS rooms
      FROM room_months, generate_series(1, cardinality(sold)) at WHERE sold[at] > 0
    )
    SELECT 'room type ' || room_type_id || ' on ' || night || ': ' || coalesce(stored.rooms, 0) || ' sold, '
      || coalesce(held.rooms, 0) || ' held' AS what
    FROM held FULL JOIN stored USING (room_type_id, night)
    WHERE held.rooms IS DISTINCT FROM stored.rooms::bigint`,

  'no night has less than nothing left': `
    SELECT 'room type ' || room_type_id || ' in ' || month AS what FROM room_months
    WHERE 0 > ANY (units) OR 0 > ANY (sold)`,

  'ended orders hold no stock, living ones do': `
    SELECT 'order ' || orders.id || ' is ' || order_status || ', holds_stock ' || holds_stock AS what
    FROM orders JOIN hotel_orders ON hotel_orders.order_id = orders.id
    WHERE holds_stock <> (order_status NOT IN ('cancelled', 'rejected', 'expired'))`,

  'a hotel order has its hotel part, and a used quote its one order': `
    SELECT 'order ' || orders.id AS what FROM orders
    WHERE product = 'hotel' AND NOT EXISTS (SELECT FROM hotel_orders part WHERE part.order_id = orders.id)
    UNION ALL
    SELECT 'order ' || order_id || ' of several quotes' FROM quotes
    WHERE order_id IS NOT NULL GROUP BY order_id HAVING count(*) > 1`,

  'an order costs what its lines say': `
    SELECT 'order ' || orders.id AS what FROM orders LEFT JOIN order_lines line ON line.order_id = orders.id
    GROUP BY orders.id HAVING orders.total_price <> coalesce(sum(line.amount), 0)`,

  'a paid order was charged its price once, an unpaid one never': `
    SELECT 'order ' || orders.id || ' is ' || pay_status || ', charged ' || coalesce(paid.times, 0) || ' times' AS what
    FROM orders LEFT JOIN (
      SELECT posting.order_id, count(*) AS times, sum(-entry.amount) AS amount
      FROM ledger_postings posting
      JOIN ledger_entries entry ON entry.posting_id = posting.id AND entry.account_kind = 'order_hold'
      WHERE posting.event = 'pay' GROUP BY posting.order_id
    ) paid ON paid.order_id = orders.id
    WHERE (pay_status = 'unpaid') <> (paid.times IS NULL) OR paid.times > 1 OR paid.amount <> total_price`,

  'what went back is what the order says, never more than was paid': `
    SELECT 'order ' || orders.id || ' says ' || refund_money || ', ledger ' || coalesce(back.amount, 0) AS what
    FROM orders LEFT JOIN (
      SELECT posting.order_id, sum(-entry.amount) AS amount
      FROM ledger_postings posting
      JOIN ledger_entries entry ON entry.posting_id = posting.id AND entry.account_kind IN ('deposit', 'receivable')
      WHERE posting.event IN ('refund', 'cancel', 'no_show') GROUP BY posting.order_id
    ) back ON back.order_id = orders.id
    WHERE refund_money <> coalesce(back.amount, 0) OR refund_money > total_price + adjustments`,

  'money is held for exactly the orders whose service is to come': `
    SELECT 'order ' || order_id || ' (' || order_status || ') holds ' || held AS what FROM (
      SELECT orders.id AS order_id, order_status, total_price, coalesce(sum(-entry.amount), 0) AS held
      FROM orders LEFT JOIN ledger_postings posting ON posting.order_id = orders.id
      LEFT JOIN ledger_entries entry ON entry.posting_id = posting.id AND entry.account_kind = 'order_hold'
      GROUP BY orders.id
    ) holding
    WHERE held <> CASE WHEN order_status IN ('processing', 'confirmed', 'in_service', 'cancelling') THEN total_price ELSE 0 END`,

  'every state was reached step by step': `
    WITH step AS (
      SELECT history.order_id, history.id, axis, path->>0 AS departed, path->>-1 AS reached,
        lag(path->>-1) OVER (PARTITION BY order_id, axis ORDER BY history.id) AS former,
        row_number() OVER (PARTITION BY order_id, axis ORDER BY history.id DESC) AS from_last,
        row_number() OVER (PARTITION BY order_id, axis ORDER BY history.id) AS from_first
      FROM order_history history, jsonb_each(history.moves) AS move (axis, path)
    )
    SELECT 'order ' || order_id || ': ' || axis || ' left ' || coalesce(departed, 'nothing') || ', was '
      || coalesce(former, 'nothing') AS what
    FROM step WHERE from_first > 1 AND departed IS DISTINCT FROM former
    UNION ALL
    SELECT 'order ' || orders.id || ' is ' || order_status || ', history says ' || coalesce(step.reached, 'nothing')
    FROM orders LEFT JOIN step ON step.order_id = orders.id AND axis = 'order_status' AND from_last = 1
    WHERE step.reached IS DISTINCT FROM orders.order_status
    UNION ALL
    SELECT 'order ' || orders.id || ': ' || axis || ' is ' || (to_jsonb(orders) ->> axis) || ', history says ' || reached
    FROM orders JOIN step ON step.order_id = orders.id AND from_last = 1
    WHERE to_jsonb(orders) ->> axis <> reached`,

  'ledger and history can only grow': `
    SELECT wanted || ' of ' || table_name AS what
    FROM (VALUES ('ledger_postings', 'ledger_postings_immutable'), ('ledger_entries', 'ledger_entries_immutable'),
      ('order_history', 'order_history_immutable'), ('ledger_postings', 'ledger_postings_balance')) rule (table_name, wanted)
    WHERE NOT EXISTS (
      SELECT FROM pg_trigger WHERE tgname = wanted AND tgrelid = table_name::regclass AND tgenabled IN ('O', 'A'))`,
};
