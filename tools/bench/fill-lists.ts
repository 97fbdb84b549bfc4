import type { Pool, PoolClient } from 'pg';
import {
  characters,
  drawn,
  dropIndexes,
  fillSearch,
  given,
  makeTitles,
  oneOf,
  surnames,
  titles,
} from './order-texts.ts';

/** Total number of orders, that of the largest agency, and the number of other agencies. */
export interface ListsSize {
  orders: number;
  largest: number;
  agencies: number;
  /**
   * Orders that get a row in `hotel_orders`, without which the page of an order cannot be read. The largest
   * agency's lists need its own only; staff open orders of every agency.
   */
  stays: 'largest' | 'all';
}

/** The agency with the longest list of orders. */
export interface LargestAgency {
  agencyId: number;
  userId: number;
}

const ordersPerStatement = 250_000;
const filled = ['orders', 'order_search', 'hotel_orders', 'ledger_postings', 'ledger_entries'];

/**
 * Writes three years of hotel orders, oldest first with all agencies mixed, and the largest agency's
 * payments. Triggers are off and indexes are built afterwards.
 */
export async function fillLists(
  pool: Pool,
  { orders, largest, agencies, stays }: ListsSize,
  { agencyId, userId }: LargestAgency,
  say: (line: string) => void,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`SET session_replication_role = replica; SET statement_timeout = 0;
      SET synchronous_commit = off; SET maintenance_work_mem = '1GB'`);
    await makeTitles(client);
    const indexes = await dropIndexes(client, filled);
    const { rows: others } = await client.query<{ agency: number; owner: number }>(fillAgencies, [agencies]);
    const { rows: base } = await client.query<{ id: number }>(
      'SELECT coalesce(max(id), 0) AS id FROM orders',
    );
    for (let first = 1; first <= orders; first += ordersPerStatement) {
      const last = Math.min(orders, first + ordersPerStatement - 1);
      const people = [agencyId, userId, others.map(({ agency }) => agency), others.map(({ owner }) => owner)];
      await client.query(fillOrders, [
        first,
        last,
        orders,
        largest,
        base[0]!.id,
        ...people,
        surnames,
        given,
        characters,
      ]);
      await client.query(fillSearch, [base[0]!.id + first, base[0]!.id + last]);
      if (last % 1_000_000 === 0) say(`  ${last / 1_000_000} million orders are written`);
    }
    await client.query(fillHotelOrders, [base[0]!.id, stays === 'all' ? null : agencyId]);
    await fillLedger(client, agencyId);
    say('  payments are written; now the indexes');
    for (const index of indexes) await client.query(index);
    for (const table of ['orders', 'ledger_postings', 'ledger_entries', 'agencies', 'users']) {
      await client.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), (SELECT max(id) FROM ${table}))`, [
        table,
      ]);
    }
    for (const table of [...filled, 'users', 'agencies', 'ledger_accounts']) {
      await client.query(`VACUUM ANALYZE ${table}`);
    }
    await client.query('CHECKPOINT');
  } finally {
    client.release(true);
  }
}

const fillAgencies = `WITH agency AS (
    INSERT INTO agencies (name, currency, created_at)
    SELECT 'Agency ' || at, 'USD', now() FROM generate_series(1, $1::int) at RETURNING id)
  INSERT INTO users (agency_id, role, username, password_hash, nickname, created_at)
  SELECT id, 'owner', 'lists_' || id, 'none', 'Owner ' || id, now() FROM agency
  RETURNING agency_id AS agency, id AS owner`;

/** $1–$2 of $3 orders, $4 of them the largest agency's, spread as evenly as possible. */
const fillOrders = `INSERT INTO orders (id, sn, product, agency_id, booked_by, order_status, pay_status, pay_channel,
    currency, total_price, policy, tz, service_start, service_end, no_show_from, pay_by, auto_complete_at, contact_name,
    contact_phone, reference, title_zh, title_en, guest_names, created_at, paid_at)
  OVERRIDING SYSTEM VALUE
  SELECT $5::bigint + n, 'H' || to_char(booked, 'YYMMDD') || lpad(((($5::bigint + n) * 387420489 + 271828) % 1000000)::text, 6, '0'),
    'hotel', CASE WHEN isLargest THEN $6::bigint ELSE ($8::bigint[])[other] END,
    CASE WHEN isLargest THEN $7::bigint ELSE ($9::bigint[])[other] END, state,
    CASE WHEN paid THEN 'paid' ELSE 'unpaid' END, CASE WHEN paid THEN 'balance' END, 'USD',
    20000 + ${drawn(1, '80000')},
    '{"tz": "Asia/Yangon", "windows": [{"until": null, "fee": {"kind": "none"}}], "noShow": {"kind": "none"}, "nightTotals": []}',
    'Asia/Yangon', served, served + interval '2 days', served + interval '1 day', booked + interval '30 minutes',
    served + interval '3 days', ${oneOf(2, '$12::text[]')} || ${oneOf(3, '$12::text[]')} || ${oneOf(4, '$12::text[]')},
    '+86 1' || lpad(${drawn(5, '2147483647')}::text, 10, '3'),
    'KM' || to_char(booked, 'YYMM') || '-' || lpad((n / 400 % 100000)::text, 5, '0'), title.zh, title.en,
    ARRAY[${oneOf(6, '$10::text[]')} || ' ' || ${oneOf(7, '$11::text[]')}, ${oneOf(8, '$10::text[]')} || ' ' || ${oneOf(9, '$11::text[]')}],
    booked, CASE WHEN paid THEN booked + interval '10 minutes' END
  FROM generate_series($1::bigint, $2::bigint) n
  CROSS JOIN LATERAL (SELECT
    n * $4::bigint / $3::bigint > (n - 1) * $4::bigint / $3::bigint AS isLargest,
    (1 + ${drawn(10, 'greatest(cardinality($8::bigint[]), 1)')})::int AS other,
    date_trunc('milliseconds', timestamptz '2024-01-01' + n * (interval '1060 days' / $3::double precision)) AS booked,
    CASE WHEN n > $3::bigint * 0.995 THEN (ARRAY['pending_payment', 'processing', 'confirmed', 'confirmed'])[1 + ${drawn(11, '4')}]
      ELSE (ARRAY['completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'cancelled',
        'expired', 'no_show'])[1 + ${drawn(12, '10')}] END AS state
  ) drawn
  CROSS JOIN LATERAL (SELECT state NOT IN ('pending_payment', 'expired', 'cancelled') AS paid,
    date_trunc('day', booked) + interval '1 day' * (2 + ${drawn(13, '60')}) + interval '7 hours 30 minutes' AS served) dated
  JOIN titles title ON title.at = 1 + ${drawn(14, String(titles.length))}
  ORDER BY n`;

const fillHotelOrders = `INSERT INTO hotel_orders (order_id, hotel_id, room_type_id, rate_plan_id, check_in, check_out,
    rooms, nationality, sold_as, guests)
  SELECT orders.id, room.hotel_id, room.id, plan.id, service_start::date, service_start::date + 2, 1, 'CN',
    jsonb_build_object('hotelZh', title_zh, 'hotelEn', title_en, 'hotelLocal', '', 'cityZh', '曼德勒', 'cityEn', 'Mandalay',
      'countryCode', 'MM', 'addressZh', '73街', 'addressEn', '73rd Street', 'phone', '+95 2 1', 'zip', '', 'email', '',
      'star', 4, 'latitude', 22, 'longitude', 96, 'tz', 'Asia/Yangon', 'checkInFrom', '14:00', 'checkOutUntil', '12:00',
      'roomZh', '标准间', 'roomEn', 'Standard', 'meal', 'breakfast', 'bed', 'twin', 'breakfasts', 2,
      'nights', jsonb_build_array(jsonb_build_object('date', service_start::date, 'price', total_price))),
    jsonb_build_array(jsonb_build_object('adults', 2, 'childAges', '[]'::jsonb, 'fullNames', to_jsonb(guest_names)))
  FROM orders, (SELECT * FROM room_types ORDER BY id LIMIT 1) room, (SELECT * FROM rate_plans ORDER BY id LIMIT 1) plan
  WHERE orders.id > $1 AND ($2::bigint IS NULL OR agency_id = $2) ORDER BY orders.id`;

/** A sufficient top-up, then each payment: seven of eight from the deposit, the eighth on credit. */
async function fillLedger(client: PoolClient, agencyId: number): Promise<void> {
  await client.query(
    `INSERT INTO ledger_postings (idempotency_key, event, agency_id, entity_id, order_id, user_id, created_at)
     SELECT 'lists-top-up', 'top_up', $1, seller_entity_at($1, now()), NULL::bigint, NULL::bigint, timestamptz '2023-12-31'
     UNION ALL (SELECT 'lists-' || id, 'pay', agency_id, seller_entity_at(agency_id, paid_at), id, booked_by, paid_at FROM orders
       WHERE agency_id = $1 AND paid_at IS NOT NULL ORDER BY paid_at, id)`,
    [agencyId],
  );
  await client.query(
    `CREATE TEMPORARY TABLE lines AS
     SELECT posting.id AS posting_id, posting.created_at, line.*
     FROM ledger_postings posting LEFT JOIN orders ON orders.id = posting.order_id
     CROSS JOIN LATERAL (VALUES
       (1, CASE WHEN orders.id IS NULL THEN 'bank_clearing' WHEN orders.id % 8 = 0 THEN 'receivable' ELSE 'deposit' END,
         coalesce(total_price, 900000000000000)),
       (2, CASE WHEN orders.id IS NULL THEN 'deposit' ELSE 'order_hold' END, -coalesce(total_price, 900000000000000))
     ) AS line (position, kind, amount)
     WHERE posting.agency_id = $1 AND posting.idempotency_key LIKE 'lists-%'`,
    [agencyId],
  );
  await client.query(
    `INSERT INTO ledger_entries (posting_id, account_id, account_kind, amount, balance_before, balance_after,
       limit_in_force, created_at)
     SELECT posting_id, account.id, line.kind, amount,
       CASE WHEN account.agency_id IS NOT NULL THEN (sum(amount) OVER past - amount)::bigint END,
       CASE WHEN account.agency_id IS NOT NULL THEN (sum(amount) OVER past)::bigint END,
       CASE WHEN account.agency_id IS NOT NULL THEN 900000000000000 END, line.created_at
     FROM lines line JOIN ledger_accounts account ON account.kind = line.kind AND account.currency = 'USD'
       AND (account.agency_id = $1 OR account.agency_id IS NULL)
     WINDOW past AS (PARTITION BY account.id ORDER BY posting_id)
     ORDER BY posting_id, position`,
    [agencyId],
  );
  await client.query(
    `UPDATE ledger_accounts account SET balance = added.amount
     FROM (SELECT account_id, sum(amount)::bigint AS amount FROM ledger_entries GROUP BY account_id) added
     WHERE added.account_id = account.id AND account.agency_id = $1`,
    [agencyId],
  );
}
