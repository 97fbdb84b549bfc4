import type { Pool } from 'pg';
import { billList } from '../../server/src/features/billing/bill-list-store.ts';
import { listOpenCharges, sumOpenCharges } from '../../server/src/features/charges/charges.ts';
import { listOrders } from '../../server/src/features/orders/lists/order-list-store.ts';
import { readExposure } from '../../server/src/features/wallet/exposure-store.ts';
import { countEntries, findSpans, listEntries } from '../../server/src/features/wallet/statement-store.ts';
import { writeCursor } from '../../server/src/platform/list/cursor.ts';
import { countRows, readRows } from '../../server/src/platform/list/read-list.ts';
import type { LargestAgency } from './fill-lists.ts';
import { type AskedList, askOrders, askStatement, explainAll } from './lists-bench.ts';

const openCharge = "stage = 'open' AND bill_id IS NULL AND settled <> amount";

/** Returns a bookkeeper's frequent requests: first pages, last ones, and the filters of each page. */
export async function moneyLists(pool: Pool, { agencyId }: LargestAgency): Promise<[string, AskedList[]][]> {
  const months = ['2024-03', '2024-09', '2025-04'].map((month) => ({
    from: `${month}-01`,
    to: `${month}-28`,
  }));
  const statements = [{}, { account: 'deposit' }, { account: 'credit' }] as Record<string, string>[];
  const ofAccount = ({ account }: Record<string, string>) =>
    account === undefined ? 'true' : `account_kind = '${account === 'credit' ? 'receivable' : 'deposit'}'`;
  const open = askOpen(agencyId, {});
  const { rows: some } = await pool.query<{ service_date: string; reference: string }>(
    `SELECT service_date::text, reference FROM charges JOIN orders ON orders.id = order_id
     WHERE charges.agency_id = $1 AND ${openCharge} ORDER BY md5(charges.id::text) LIMIT 30`,
    [agencyId],
  );
  const bills = askBills(agencyId, {});
  const hot: [string, AskedList[]][] = [
    ['statement, first page', statements.map((query) => askStatement(agencyId, query, ofAccount(query)))],
    [
      'statement, last page',
      await lastPages(pool, askStatement(agencyId, {}), ['statement', { agencyId }, null]),
    ],
    [
      'statement of a month',
      months.map((days) =>
        askStatement(
          agencyId,
          days,
          `(created_at AT TIME ZONE 'Asia/Shanghai')::date BETWEEN '${days.from}' AND '${days.to}'`,
        ),
      ),
    ],
    ['orders, first page', [askOrders(agencyId, {}), askOrders(agencyId, { sort: 'service' })]],
    [
      'orders, last page',
      await lastPages(pool, askOrders(agencyId, {}), ['orders', 'booked', { agencyId, product: 'hotel' }]),
    ],
    ['orders in one state', [askOrders(agencyId, { status: 'confirmed' }, "order_status = 'confirmed'")]],
    ['open charges, first page', [open]],
    ['open charges, last page', await lastPages(pool, open, ['unsettled', { agencyId }])],
    [
      'open charges of some days of service',
      some.map(({ service_date: day }) =>
        askOpen(agencyId, { service_from: day, service_to: day }, `service_date = '${day}'`),
      ),
    ],
    [
      'open charges by reference',
      some.map(({ reference: keyword }) =>
        askOpen(agencyId, { keyword }, `order_id IN (SELECT id FROM orders WHERE reference = '${keyword}')`),
      ),
    ],
    ['open items, first page', [askItems(agencyId)]],
    ['open items, last page', await lastPages(pool, askItems(agencyId), ['open items', agencyId, null])],
    ['bills, first page', [bills]],
    ['bills, last page', await lastPages(pool, bills, ['bills', agencyId, null])],
    [
      'bills in one state',
      [
        askBills(agencyId, { show: 'open' }, "status IN ('confirmed', 'part_paid')"),
        askBills(agencyId, { show: 'over' }, "status IN ('paid', 'closed')"),
        askBills(agencyId, { show: 'overdue' }, 'false'),
      ],
    ],
  ];
  return hot;
}

/** Lists open charges of the agency under one more condition. */
export function askOpen(agencyId: number, query: Record<string, string>, condition = 'true'): AskedList {
  return {
    path: 'bill/unsettled',
    query,
    plain: `FROM charges WHERE agency_id = $1 AND ${openCharge} AND (${condition}) ORDER BY charged_at, id`,
    values: [agencyId],
  };
}

/** Lists its unpaid charges, billed or not. */
export function askItems(agencyId: number): AskedList {
  return {
    path: 'account/openItems',
    query: {},
    plain: `FROM charges WHERE agency_id = $1 AND channel = 'credit' AND settled <> amount ORDER BY charged_at, id`,
    values: [agencyId],
  };
}

export function askBills(agencyId: number, query: Record<string, string>, condition = 'true'): AskedList {
  return {
    path: 'bill/list',
    query,
    plain: `FROM bills WHERE agency_id = $1 AND (${condition}) ORDER BY id DESC`,
    values: [agencyId],
  };
}

/**
 * Returns pages near the end of a list, each by the cursor that the preceding row would give; `list` as the
 * portal calls it.
 */
async function lastPages(pool: Pool, asked: AskedList, list: unknown): Promise<AskedList[]> {
  const [rows, order] = asked.plain.split(' ORDER BY ') as [string, string];
  const isFalling = order.includes('DESC');
  const keys = order.replaceAll(' DESC', '');
  const backwards = isFalling ? keys : `${keys.replaceAll(',', ' DESC,')} DESC`;
  const found = await pool.query<Record<string, Date | number>>(
    `SELECT ${keys} ${rows} ORDER BY ${backwards} LIMIT 30 OFFSET 30`,
    asked.values,
  );
  return found.rows.map((row) => {
    const key = keys.split(', ').map((name) => row[name]!);
    const values = [...asked.values, ...key];
    const places = key.map((_, at) => `$${asked.values.length + 1 + at}`).join(', ');
    return {
      ...asked,
      query: { ...asked.query, cursor: writeCursor(key.map(Number), list) },
      plain: `${rows} AND (${keys}) ${isFalling ? '<' : '>'} (${places}) ORDER BY ${order}`,
      values,
    };
  });
}

/** Returns PostgreSQL's plans of these pages as text. */
export function explainMoney(pool: Pool, { agencyId }: LargestAgency): Promise<string> {
  const page = { after: undefined, fetch: 21, offset: 0 };
  const bills = { agencyId, show: undefined, now: new Date() };
  return explainAll(pool, [
    [
      'statement',
      async (db) => {
        const spans = await findSpans(db, { agencyId, kind: undefined, from: undefined, before: undefined });
        await listEntries(db, { spans, seen: undefined }, page);
        await countEntries(db, { spans, seen: undefined });
      },
    ],
    [
      'orders',
      (db) => listOrders(db, { filter: { agencyId, product: 'hotel' } as never, sort: 'booked', page }),
    ],
    ['open charges', (db) => listOpenCharges(db, { agencyId }, page)],
    ['open charges, their sum', (db) => sumOpenCharges(db, { agencyId })],
    ['bills', (db) => readRows(db, billList(bills), page)],
    ['bills, how many', (db) => countRows(db, billList(bills))],
    ['exposure', (db) => readExposure(db, agencyId, new Date())],
  ]);
}
