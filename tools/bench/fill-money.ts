import type { Pool, PoolClient } from 'pg';
import type { Db } from '../../server/src/calls.ts';
import { openSellerAccounts } from '../../server/src/features/wallet/open-wallet.ts';
import type { LargestAgency } from './fill-lists.ts';
import { fillLedger } from './money-ledger.ts';
import {
  fillAdjustments,
  fillLines,
  fillStays,
  fillStock,
  lastMonth,
  longAgo,
  orders,
} from './money-orders.ts';
import { type MoneySize, plenty } from './money-size.ts';
import { nextId } from './next-id.ts';
import { characters, dropIndexes, fillSearch, given, makeTitles, surnames } from './order-texts.ts';

const filled = [
  'orders',
  'order_search',
  'hotel_orders',
  'order_history',
  'order_adjustments',
  'order_lines',
  'ledger_postings',
  'ledger_entries',
  'charges',
  'bills',
  'bill_lines',
  'bill_events',
];

/**
 * Writes orders with all dependent rows: stock, history, postings, charges, and bills, most of them paid. The
 * rows satisfy the invariants of the portal's tests. Triggers are off and indexes are built afterwards.
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
      base,
      size.orders,
      [largest.agencyId],
      [largest.userId],
      ...people,
      adjustedBy(size),
      Math.ceil(size.orders / 100),
    ]);
    const [agencies, owners] = [others.map(({ agency }) => agency), others.map(({ owner }) => owner)];
    await client.query(orders(1, lastMonth(today), 1), [
      base + size.orders,
      size.agencies * size.charges,
      agencies,
      owners,
      ...people,
      0,
      0,
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
      'orders',
      'id',
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

/**
 * Agencies with an owner, accounts, and a limit above their purchases; the largest also has the limit from
 * now on.
 */
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

function adjustedBy({ adjustments }: MoneySize): number {
  return Array.from({ length: adjustments }, (_, at) => 525 + 25 * at).reduce((sum, one) => sum + one, 0);
}
