import type { PoolClient } from 'pg';
import type { LargestAgency } from './fill-lists.ts';
import { adjustment, type MoneySize, plenty } from './money-size.ts';
import { nextId } from './next-id.ts';

/** Writes postings in order of time with their entries, charges, and bills over the oldest charges. */
export async function fillLedger(
  client: PoolClient,
  size: MoneySize,
  { largest, staffId, firstOrder }: { largest: LargestAgency; staffId: number; firstOrder: number },
): Promise<void> {
  const posting = await nextId(client, 'ledger_postings');
  const entry = await nextId(client, 'ledger_entries');
  await client.query(chargedTable(size), [firstOrder]);
  await client.query(billedTable(size), [largest.agencyId, await nextId(client, 'bills')]);
  await client.query('ANALYZE charged; ANALYZE billed');
  await client.query(movesTable, [firstOrder, largest.agencyId, posting]);
  await client.query('ANALYZE moves');
  await client.query(fillPostings);
  await client.query(fillEntries, [posting, entry]);
  await client.query(fillBills, [largest.agencyId, largest.userId]);
  await client.query(fillCharges, [await nextId(client, 'charges')]);
  await client.query('ANALYZE charges');
  await client.query(fillBillLines);
  await client.query(fillBillEvents, [staffId]);
  await client.query(settleOrders, [firstOrder]);
  await client.query(fillHistory, [firstOrder]);
  await client.query(fillBalances);
  for (const table of ['ledger_postings', 'ledger_entries', 'charges', 'bills']) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, 'id'), greatest((SELECT max(id) FROM ${table}), 1))`,
      [table],
    );
  }
}

/** Charges of each completed order: its price, and later adjustments. */
const chargedTable = ({ adjustments }: MoneySize) => `
  CREATE TEMPORARY TABLE charged ON COMMIT PRESERVE ROWS AS
  SELECT orders.id AS order_id, agency_id, pay_channel, seq, CASE seq WHEN 0 THEN 'price' ELSE 'adjustment' END AS kind,
    CASE seq WHEN 0 THEN total_price ELSE ${adjustment('seq')} END AS amount,
    auto_complete_at + seq * interval '6 hours' AS at
  FROM orders
  CROSS JOIN LATERAL generate_series(0, CASE WHEN adjustments > 0 THEN ${adjustments} ELSE 0 END) seq
  WHERE orders.id >= $1 AND order_status = 'completed'`;

/**
 * The bill of each charge of the largest agency: of every hundred charges five are on bills it applied for.
 */
const billedTable = ({ open, linesByClock, linesApplied }: MoneySize) => `
  CREATE TEMPORARY TABLE billed ON COMMIT PRESERVE ROWS AS
  WITH placed AS (
    SELECT *, row_number() OVER (ORDER BY at, order_id, seq) - 1 AS place, count(*) OVER () AS placed
    FROM charged WHERE agency_id = $1 AND pay_channel = 'credit'
  )
  SELECT order_id, seq, at, amount, part > 0 AS applied, $2 - 1 + dense_rank() OVER (ORDER BY block, part) AS bill_id
  FROM placed
  CROSS JOIN LATERAL (SELECT place / ${blockOf(linesByClock)} AS block, place % ${blockOf(linesByClock)} AS within) b
  CROSS JOIN LATERAL (SELECT CASE WHEN within < ${linesByClock} THEN 0
    ELSE 1 + (within - ${linesByClock}) / ${linesApplied} END AS part) p
  WHERE place < placed - ${open}`;

const blockOf = (linesByClock: number) => Math.ceil(linesByClock * 1.25);

/** Every posting moves one sum from one account to another. The newest dozen bills are unpaid. */
const movesTable = `CREATE TEMPORARY TABLE moves ON COMMIT PRESERVE ROWS AS
  SELECT $3 - 1 + row_number() OVER (ORDER BY at, order_id, seq, bill_id) AS id, move.*
  FROM (
    SELECT 'top_up' AS event, agency_id, NULL::bigint AS order_id, NULL::bigint AS seq, NULL::bigint AS bill_id,
      timestamptz '2023-12-15' AS at, 'bank_clearing' AS debit, 'deposit' AS credit, ${plenty}::bigint AS amount
    FROM (SELECT DISTINCT agency_id FROM orders WHERE id >= $1) owner
    UNION ALL
    SELECT 'pay', agency_id, id, -1, NULL, paid_at, CASE pay_channel WHEN 'credit' THEN 'receivable' ELSE 'deposit' END,
      'order_hold', total_price
    FROM orders WHERE id >= $1
    UNION ALL
    SELECT CASE seq WHEN 0 THEN 'complete' ELSE 'adjustment' END, agency_id, order_id, seq, NULL, at,
      CASE WHEN seq = 0 THEN 'order_hold' WHEN pay_channel = 'credit' THEN 'receivable' ELSE 'deposit' END, 'sales', amount
    FROM charged
    UNION ALL
    SELECT 'bill_deposit', $2, NULL, NULL, bill_id, max(at) + interval '5 days', 'deposit', 'receivable', sum(amount)::bigint
    FROM billed WHERE bill_id <= (SELECT max(bill_id) - 12 FROM billed) GROUP BY bill_id
  ) move`;

const fillPostings = `
  INSERT INTO ledger_postings (id, idempotency_key, event, agency_id, entity_id, order_id, bill_id, memo, user_id, created_at)
  OVERRIDING SYSTEM VALUE
  SELECT id, 'money-' || id, event, agency_id, (SELECT min(id) FROM seller_entities), order_id, bill_id,
    CASE WHEN bill_id IS NULL THEN '' ELSE 'BL' || lpad(bill_id::text, greatest(7, length(bill_id::text)), '0') END, NULL, at
  FROM moves ORDER BY id`;

const fillEntries = `
  INSERT INTO ledger_entries (id, posting_id, account_id, account_kind, amount, balance_before, balance_after,
    limit_in_force, created_at)
  OVERRIDING SYSTEM VALUE
  SELECT entry.id, posting_id, account.id, entry.kind, amount,
    CASE WHEN account.agency_id IS NOT NULL THEN (sum(amount) OVER past - amount)::bigint END,
    CASE WHEN account.agency_id IS NOT NULL THEN (sum(amount) OVER past)::bigint END,
    CASE WHEN account.agency_id IS NULL THEN NULL WHEN account.kind = 'receivable' THEN ${plenty} ELSE 0 END, at
  FROM (
    SELECT $2 + 2 * (moves.id - $1) + line.position AS id, moves.id AS posting_id, agency_id, line.kind, line.amount, at
    FROM moves CROSS JOIN LATERAL (VALUES (0, debit, amount), (1, credit, -amount)) AS line (position, kind, amount)
  ) entry
  JOIN ledger_accounts account ON account.kind = entry.kind AND account.currency = 'USD'
    AND coalesce(account.agency_id, 0) = CASE WHEN entry.kind IN ('deposit', 'receivable', 'order_hold')
      THEN entry.agency_id ELSE 0 END
  WINDOW past AS (PARTITION BY account.id ORDER BY entry.id)
  ORDER BY entry.id`;

const fillBills = `
  INSERT INTO bills (id, agency_id, entity_id, currency, status, made_by, made_at, period_from, period_to, total, paid,
    due_on, confirmed_at, closed_at)
  OVERRIDING SYSTEM VALUE
  SELECT bill.bill_id, $1, (SELECT min(id) FROM seller_entities), 'USD',
    CASE WHEN moves.id IS NULL THEN 'confirmed' ELSE 'paid' END, CASE WHEN applied THEN $2::bigint END, made_at,
    CASE WHEN NOT applied THEN first_at::date END, CASE WHEN NOT applied THEN made_at::date END, total,
    coalesce(moves.amount, 0), CASE WHEN moves.id IS NULL THEN now()::date + 60 ELSE made_at::date + 15 END, made_at,
    moves.at
  FROM (
    SELECT bill_id, bool_or(applied) AS applied, min(at) AS first_at, max(at) + interval '1 minute' AS made_at,
      sum(amount)::bigint AS total
    FROM billed GROUP BY bill_id
  ) bill
  LEFT JOIN moves ON moves.bill_id = bill.bill_id
  ORDER BY bill.bill_id`;

const fillCharges = `
  INSERT INTO charges (id, agency_id, entity_id, order_id, kind, channel, currency, amount, posting_id, product, service_date,
    charged_at, settled, stage, bill_id, due_on)
  OVERRIDING SYSTEM VALUE
  SELECT $1 - 1 + row_number() OVER (ORDER BY moves.id), charged.agency_id,
    (SELECT min(id) FROM seller_entities), charged.order_id, kind, charged.pay_channel,
    'USD', charged.amount, moves.id, 'hotel', (service_start AT TIME ZONE orders.tz)::date, charged.at,
    CASE WHEN charged.pay_channel = 'balance' OR bills.status = 'paid' THEN charged.amount ELSE 0 END,
    CASE WHEN bills.id IS NULL THEN 'open' ELSE 'billed' END, bills.id,
    CASE WHEN charged.pay_channel = 'credit' THEN bills.due_on END
  FROM charged
  JOIN moves ON moves.order_id = charged.order_id AND moves.seq = charged.seq
  JOIN orders ON orders.id = charged.order_id
  LEFT JOIN billed ON billed.order_id = charged.order_id AND billed.seq = charged.seq
  LEFT JOIN bills ON bills.id = billed.bill_id
  ORDER BY moves.id`;

const fillBillLines = `INSERT INTO bill_lines (bill_id, agency_id, charge_id, amount)
  SELECT bill_id, agency_id, id, amount FROM charges WHERE bill_id IS NOT NULL ORDER BY bill_id, id`;

const fillBillEvents = `INSERT INTO bill_events (bill_id, agency_id, event, amount, source, posting_id, user_id, at)
  SELECT id, agency_id, event, amount, source, posting_id, user_id, at FROM (
    SELECT id, agency_id, CASE WHEN made_by IS NULL THEN 'issued' ELSE 'submitted' END AS event, total AS amount,
      NULL AS source, NULL::bigint AS posting_id, made_by AS user_id, made_at AS at FROM bills
    UNION ALL SELECT id, agency_id, 'confirmed', total, NULL, NULL, $1, confirmed_at FROM bills WHERE made_by IS NOT NULL
    UNION ALL SELECT bills.id, bills.agency_id, 'paid', amount, 'deposit', moves.id, NULL, at
      FROM bills JOIN moves ON moves.bill_id = bills.id
  ) event ORDER BY at, id`;

/** State of orders changed since they were written: fully settled, and no credit held. */
const settleOrders = `
  UPDATE orders SET settlement_status = CASE WHEN held OR open THEN 'unsettled' WHEN owed THEN 'billed' ELSE 'settled' END,
    pay_status = CASE WHEN pay_channel = 'credit' AND (held OR owed) THEN 'on_credit' ELSE 'paid' END,
    invoice_status = CASE WHEN order_status = 'completed' AND due > 0 THEN 'invoiceable' ELSE 'not_eligible' END,
    settlement_money = coalesce(settled, CASE pay_channel WHEN 'balance' THEN total_price ELSE 0 END)
  FROM (
    SELECT orders.id, pay_channel = 'credit' AND order_status = 'confirmed' AS held,
      coalesce(bool_or(charges.settled <> amount), false) AS owed,
      coalesce(bool_or(charges.settled <> amount AND charges.bill_id IS NULL), false) AS open,
      sum(amount) FILTER (WHERE charges.settled = amount OR charges.stage = 'billed' AND (
        SELECT invoice_when FROM agency_contracts contract
        WHERE contract.agency_id = orders.agency_id AND contract.valid_from <= orders.created_at
        ORDER BY contract.valid_from DESC, contract.id DESC LIMIT 1) = 'bill_confirmed') AS due,
      sum(charges.settled)::bigint AS settled
    FROM orders LEFT JOIN charges ON charges.order_id = orders.id WHERE orders.id >= $1 GROUP BY orders.id
  ) stand
  WHERE orders.id = stand.id`;

const fillHistory = `INSERT INTO order_history (order_id, event, moves, actor, user_id, at)
  SELECT id, CASE order_status WHEN 'completed' THEN 'complete' ELSE 'pay' END, jsonb_build_object(
    'order_status', jsonb_build_array('pending_payment', order_status), 'pay_status', jsonb_build_array('unpaid', pay_status),
    'settlement_status', jsonb_build_array('none', settlement_status)), 'member', booked_by, paid_at
  FROM orders WHERE id >= $1 ORDER BY id`;

const fillBalances = `
  UPDATE ledger_accounts account SET balance = last.balance_after
  FROM (SELECT DISTINCT ON (account_id) account_id, balance_after FROM ledger_entries WHERE balance_after IS NOT NULL
    ORDER BY account_id, id DESC) last
  WHERE last.account_id = account.id AND account.agency_id IS NOT NULL`;
