import type { Pool, PoolClient } from 'pg';
import type { Db } from '../../server/src/calls.ts';
import { openSellerAccounts } from '../../server/src/features/wallet/open-wallet.ts';
import type { LargestAgency } from './fill-lists.ts';
import {
  characters,
  drawn,
  dropIndexes,
  fillSearch,
  given,
  makeTitles,
  oneOf,
  surnames,
} from './order-texts.ts';

/** How much money has moved: of one agency over the years, and of many others in the last month. */
export interface MoneySize {
  /** Orders of the largest agency, every other one on credit. */
  orders: number;
  /** What each of them was charged after its service. */
  adjustments: number;
  /** Its newest charges on credit that stand on no bill. */
  open: number;
  /** Lines of a bill of the clock, and of one that the agency applied for. */
  linesByClock: number;
  linesApplied: number;
  /** The agencies that the next cut-off bills, and of how many charges each. */
  agencies: number;
  charges: number;
}

/** A million postings and a hundred thousand orders of one agency; a cut-off of 2,000 others. */
export const moneySize: MoneySize = {
  ...{ orders: 100_000, adjustments: 8, open: 20_000, linesByClock: 4_000, linesApplied: 50 },
  ...{ agencies: 2_000, charges: 200 },
};

const filled = [
  ...['orders', 'order_search', 'hotel_orders', 'order_history', 'order_adjustments', 'order_lines'],
  ...['ledger_postings', 'ledger_entries', 'charges', 'bills', 'bill_lines', 'bill_events'],
];

/**
 * Writes orders with all that follows from them: stock, history, postings, charges, bills that are paid and some that are
 * not. It is what the portal itself would have written, as far as the invariants of its tests tell. Triggers are off and
 * indexes are built afterwards.
 */
export async function fillMoney(
  { pool, db }: { pool: Pool; db: Db },
  size: MoneySize,
  { largest, staffId, today }: { largest: LargestAgency; staffId: number; today: string },
  say: (line: string) => void,
): Promise<void> {
  await db.transaction().execute((trx) => openSellerAccounts(trx, 'USD'));
  const client = await pool.connect();
  try {
    await client.query(`SET session_replication_role = replica; SET statement_timeout = 0;
      SET synchronous_commit = off; SET maintenance_work_mem = '1GB'; SET work_mem = '512MB'`);
    await makeTitles(client);
    const indexes = await dropIndexes(client, filled);
    const others = await fillAgencies(client, largest, size.agencies);
    const firstOrder = await nextId(client, 'orders');
    const people = [surnames, given, characters];
    const base = firstOrder - 1;
    await client.query(orders(2, longAgo(today), 60), [
      ...[base, size.orders, [largest.agencyId], [largest.userId], ...people],
      ...[adjustedBy(size), Math.ceil(size.orders / 100)],
    ]);
    const [agencies, owners] = [others.map(({ agency }) => agency), others.map(({ owner }) => owner)];
    await client.query(orders(1, lastMonth(today), 1), [
      ...[base + size.orders, size.agencies * size.charges, agencies, owners, ...people],
      ...[0, 0],
    ]);
    await client.query(fillSearch, [firstOrder, firstOrder + size.orders + size.agencies * size.charges]);
    say('  orders are written');
    await client.query('ANALYZE orders');
    await client.query(fillStays, [firstOrder]);
    await client.query(fillStock);
    await client.query(fillLines, [firstOrder]);
    if (size.adjustments > 0) await client.query(fillAdjustments(size), [largest.agencyId, staffId]);
    await fillLedger(client, size, { largest, staffId, firstOrder });
    say('  postings, charges and bills are written; now the indexes');
    for (const index of indexes) await client.query(index);
    await client.query('SELECT setval(pg_get_serial_sequence($1, $2), (SELECT max(id) FROM orders))', [
      ...['orders', 'id'],
    ]);
    for (const table of [
      ...filled,
      'users',
      'agencies',
      'ledger_accounts',
      'agency_contracts',
      'room_months',
    ]) {
      await client.query(`VACUUM ANALYZE ${table}`);
    }
    await client.query('CHECKPOINT');
  } finally {
    client.release(true);
  }
}

async function nextId(client: PoolClient, table: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`SELECT coalesce(max(id), 0) + 1 AS id FROM ${table}`);
  return rows[0]!.id;
}

/** Agencies with an owner, accounts, and a limit beyond what they buy; the largest has the limit from now on, too. */
async function fillAgencies(client: PoolClient, { agencyId }: LargestAgency, count: number) {
  const { rows } = await client.query<{ agency: number; owner: number }>(
    `WITH agency AS (
       INSERT INTO agencies (name, currency, verified_at, created_at, most_unpaid_orders, most_unpaid_percent)
       SELECT 'Agency ' || at, 'USD', now(), timestamptz '2023-12-01', 1000000, 100 FROM generate_series(1, $1::int) at
       RETURNING id)
     INSERT INTO users (agency_id, role, username, email, password_hash, nickname, created_at)
     SELECT id, 'owner', 'money_' || id, 'money_' || id || '@example.com', 'none', 'Owner ' || id, now()
     FROM agency RETURNING agency_id AS agency, id AS owner`,
    [count],
  );
  const all = [[agencyId, ...rows.map(({ agency }) => agency)]];
  await client.query(
    `INSERT INTO ledger_accounts (agency_id, kind, currency, balance)
     SELECT agency, kind, 'USD', 0 FROM unnest($1::bigint[]) agency,
       unnest(ARRAY['deposit', 'receivable', 'order_hold']) kind
     ON CONFLICT DO NOTHING`,
    all,
  );
  await client.query(
    `INSERT INTO agency_contracts (agency_id, entity_id, valid_from, credit_limit, cycle, due_days, grace_days,
       tolerance, invoice_when, low_balance, made_at)
     SELECT agency, (SELECT min(id) FROM seller_entities), now(), ${plenty}, 'month', 15, 7, 0, 'bill_confirmed', 0, now()
     FROM unnest($1::bigint[]) agency`,
    all,
  );
  return rows;
}

/** More than anybody here buys, in minor units. */
const plenty = 1_000_000_000_000;
/** What an order is charged after its service, the $1th time. */
const adjustment = (at: string) => `(500 + 25 * ${at})`;

function adjustedBy({ adjustments }: MoneySize): number {
  return Array.from({ length: adjustments }, (_, at) => 525 + 25 * at).reduce((sum, one) => sum + one, 0);
}

/** Between which instants orders are booked, as SQL; none is completed after the last month or after today. */
interface Booked {
  from: string;
  to: string;
}

function longAgo(today: string): Booked {
  return { from: "timestamptz '2024-01-01'", to: `(date '${today}' - 100)::timestamptz` };
}

/** They are completed five days later, all of them in the month that ended last, wherever that is said. */
function lastMonth(today: string): Booked {
  const month = `date_trunc('month', date '${today}')`;
  return {
    from: `(${month} - interval '1 month 3 days')::timestamptz`,
    to: `(${month} - interval '8 days')::timestamptz`,
  };
}

/**
 * $2 orders with the ids after $1, of the agencies $3 in turns, every \`credit\`th bought on credit; served up to
 * \`spread\` days after the first two. The last $9 are still to be served.
 */
function orders(credit: number, { from, to }: Booked, spread: number): string {
  return `INSERT INTO orders (id, sn, product, agency_id, booked_by, order_status, pay_status, settlement_status,
    pay_channel, currency, total_price, adjustments, policy, tz, service_start, service_end, no_show_from, pay_by,
    auto_complete_at, contact_name, contact_phone, reference, title_zh, title_en, guest_names, created_at, paid_at,
    confirmed_at)
  OVERRIDING SYSTEM VALUE
  SELECT $1::bigint + n, 'H' || to_char(booked, 'YYMMDD') || lpad(((($1::bigint + n) * 387420489 + 271828) % 1000000)::text, 6, '0'),
    'hotel', ($3::bigint[])[agency], ($4::bigint[])[agency], CASE WHEN held THEN 'confirmed' ELSE 'completed' END,
    'paid', 'settled', CASE WHEN n % ${credit} = 0 THEN 'credit' ELSE 'balance' END, 'USD',
    20000 + ${drawn(1, '80000')}, CASE WHEN held THEN 0 ELSE $8::bigint END,
    '{"tz": "Asia/Yangon", "windows": [{"until": null, "fee": {"kind": "none"}}], "noShow": {"kind": "none"}, "nightTotals": []}',
    'Asia/Yangon', served, served + interval '2 days', served + interval '1 day', booked + interval '30 minutes',
    served + interval '3 days', ${oneOf(2, '$7::text[]')} || ${oneOf(3, '$7::text[]')} || ${oneOf(4, '$7::text[]')},
    '+86 1' || lpad(${drawn(5, '2147483647')}::text, 10, '3'),
    'KM' || to_char(booked, 'YYMM') || '-' || lpad((n / 400 % 100000)::text, 5, '0'), title.zh, title.en,
    ARRAY[${oneOf(6, '$5::text[]')} || ' ' || ${oneOf(7, '$6::text[]')}],
    booked, booked + interval '10 minutes', booked + interval '11 minutes'
  FROM generate_series(1, $2::bigint) n
  CROSS JOIN LATERAL (SELECT 1 + n % cardinality($3::bigint[]) AS agency, n > $2::bigint - $9::bigint AS held,
    date_trunc('milliseconds', ${from} + n * ((${to} - ${from}) / $2::double precision)) AS booked) drawn
  CROSS JOIN LATERAL (SELECT date_trunc('day', booked) + interval '7 hours 30 minutes'
    + interval '1 day' * CASE WHEN held THEN 200 + n % 60 ELSE 2 + ${drawn(13, String(spread))} END AS served) dated
  JOIN titles title ON title.at = 1 + ${drawn(14, '(SELECT count(*) FROM titles)')}
  ORDER BY n`;
}

/** One room of three hundred each, so that no night holds more of a room than a number of its kind can say. */
const fillStays = `INSERT INTO hotel_orders (order_id, hotel_id, room_type_id, rate_plan_id, check_in, check_out, rooms,
    nationality, sold_as, guests)
  SELECT orders.id, room.hotel_id, room.id, (SELECT min(id) FROM rate_plans WHERE room_type_id = room.id),
    service_start::date, service_start::date + 2, 1, 'CN',
    jsonb_build_object('hotelZh', title_zh, 'hotelEn', title_en, 'hotelLocal', '', 'cityZh', '曼德勒', 'cityEn', 'Mandalay',
      'countryCode', 'MM', 'addressZh', '73街', 'addressEn', '73rd Street', 'phone', '+95 2 1', 'zip', '', 'email', '',
      'star', 4, 'latitude', 22, 'longitude', 96, 'tz', 'Asia/Yangon', 'checkInFrom', '14:00', 'checkOutUntil', '12:00',
      'roomZh', '标准间', 'roomEn', 'Standard', 'meal', 'breakfast', 'bed', 'twin', 'breakfasts', 2,
      'nights', jsonb_build_array(jsonb_build_object('date', service_start::date, 'price', total_price))),
    jsonb_build_array(jsonb_build_object('adults', 2, 'childAges', '[]'::jsonb, 'fullNames', to_jsonb(guest_names)))
  FROM orders JOIN room_types room ON room.id = 1 + orders.id % 300
  WHERE orders.id >= $1 ORDER BY orders.id`;

/** What these stays took of their rooms' nights. */
const fillStock = `INSERT INTO room_months (room_type_id, month, hotel_id, units, sold)
  SELECT room_type_id, month, hotel_id, array_fill(0::smallint, ARRAY[count(*)::int]),
    array_agg(coalesce(rooms, 0)::smallint ORDER BY day)
  FROM (
    SELECT DISTINCT room_type_id, hotel_id, date_trunc('month', night)::date AS month
    FROM hotel_orders, generate_series(check_in, check_out - 1, interval '1 day') night
  ) month
  CROSS JOIN LATERAL generate_series(month, month + interval '1 month - 1 day', interval '1 day') day
  LEFT JOIN (
    SELECT room_type_id, night AS day, count(*) AS rooms
    FROM hotel_orders, generate_series(check_in, check_out - 1, interval '1 day') night GROUP BY 1, 2
  ) held USING (room_type_id, day)
  GROUP BY room_type_id, month, hotel_id
  ON CONFLICT (room_type_id, month) DO UPDATE SET sold = excluded.sold`;

const fillLines = `INSERT INTO order_lines (order_id, position, label_zh, label_en, quantity, unit_amount, amount)
  SELECT id, 1, '房费', 'Room', 1, total_price, total_price FROM orders WHERE id >= $1 ORDER BY id`;

const fillAdjustments = ({ adjustments }: MoneySize) => `
  INSERT INTO order_adjustments (order_id, kind, status, quantity, unit_amount, amount, reason, proposed_by, proposed_at,
    confirmed_by, confirmed_at)
  SELECT id, 'other', 'confirmed', 1, ${adjustment('at')}, ${adjustment('at')}, '', $2, auto_complete_at, booked_by,
    auto_complete_at + at * interval '6 hours'
  FROM orders, generate_series(1, ${adjustments}) at
  WHERE agency_id = $1 AND order_status = 'completed' ORDER BY id, at`;

/** Postings in the order of time, with what each of them makes: entries, charges, and bills over the oldest of these. */
async function fillLedger(
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

/** What each completed order was charged: its price, and what came after it. */
const chargedTable = ({ adjustments }: MoneySize) => `
  CREATE TEMPORARY TABLE charged ON COMMIT PRESERVE ROWS AS
  SELECT orders.id AS order_id, agency_id, pay_channel, seq, CASE seq WHEN 0 THEN 'price' ELSE 'adjustment' END AS kind,
    CASE seq WHEN 0 THEN total_price ELSE ${adjustment('seq')} END AS amount,
    auto_complete_at + seq * interval '6 hours' AS at
  FROM orders
  CROSS JOIN LATERAL generate_series(0, CASE WHEN adjustments > 0 THEN ${adjustments} ELSE 0 END) seq
  WHERE orders.id >= $1 AND order_status = 'completed'`;

/** On which bill each charge of the largest agency stands: of every hundred five stand on bills it applied for. */
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

/** Every posting moves one sum from one account to another. The newest dozen bills are not paid. */
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
  INSERT INTO ledger_postings (id, idempotency_key, event, agency_id, order_id, bill_id, memo, user_id, created_at)
  OVERRIDING SYSTEM VALUE
  SELECT id, 'money-' || id, event, agency_id, order_id, bill_id,
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
  INSERT INTO charges (id, agency_id, order_id, kind, channel, currency, amount, posting_id, product, service_date,
    charged_at, settled, stage, bill_id)
  OVERRIDING SYSTEM VALUE
  SELECT $1 - 1 + row_number() OVER (ORDER BY moves.id), charged.agency_id, charged.order_id, kind, charged.pay_channel,
    'USD', charged.amount, moves.id, 'hotel', (service_start AT TIME ZONE orders.tz)::date, charged.at,
    CASE WHEN charged.pay_channel = 'balance' OR bills.status = 'paid' THEN charged.amount ELSE 0 END,
    CASE WHEN bills.id IS NULL THEN 'open' ELSE 'billed' END, bills.id
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

/** How an order stands that is not as it was written: whole settled, its price not held on credit. */
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
