import { deepStrictEqual } from 'node:assert';
import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../../server/src/calls.ts';
import type { OrderFilter } from '../../server/src/features/orders/lists/order-filter.ts';
import { listOrders } from '../../server/src/features/orders/lists/order-list-store.ts';
import { countEntries, findSpans, listEntries } from '../../server/src/features/wallet/statement-store.ts';
import { writeCursor } from '../../server/src/platform/list/cursor.ts';
import type { Tables } from '../../server/src/tables.ts';
import type { LargestAgency } from './fill-lists.ts';
import { type HttpCaller, httpCaller } from './http-caller.ts';
import { below, type Line } from './report.ts';
import { timeSearches } from './time-searches.ts';

/** A list, and the SQL that finds the same rows without the portal's indexes or search words. */
export interface AskedList {
  path: string;
  query: Record<string, string>;
  /** FROM, WHERE and ORDER BY of the rows, newest first. */
  plain: string;
  values: unknown[];
}

/** The portal and session that lists are requested from, and their database. */
export interface AskedPortal {
  pool: Pool;
  url: string;
  token: string;
}

/** Measures lists of one agency's million orders and of its payments, over HTTP. */
export async function benchLists(
  portal: AskedPortal & { largest: LargestAgency },
  say: (line: string) => void,
  runs = 300,
): Promise<Line[]> {
  return timeLists(portal, await hotLists(portal.pool, portal.largest), say, runs);
}

/** Compares the first pages of some lists with PostgreSQL, then times each over HTTP. */
export async function timeLists(
  { pool, url, token }: AskedPortal,
  hot: readonly [string, AskedList[]][],
  say: (line: string) => void,
  runs: number,
): Promise<Line[]> {
  const http = httpCaller(url, token);
  const lines: Line[] = [];
  for (const [name, asked] of hot) {
    say(`Lists: ${name}`);
    for (const each of asked.slice(0, 3)) await expectEqualPages(pool, http, each, 2);
    const paths = asked.map(({ path, query }) => `${path}?${new URLSearchParams(query)}`);
    const { timing } = await timeSearches(url, [token], paths, runs);
    lines.push({
      ...below(`${name}: p99`, timing.p99, 50, 'ms'),
      what: `${name}: p50 ${timing.p50.toFixed(1)} ms, p99`,
    });
  }
  http.close();
  return lines;
}

/** Walks a list by its cursors up to the wanted number of pages; fails if PostgreSQL returns other rows. */
export async function expectEqualPages(
  pool: Pool,
  http: HttpCaller,
  { path, query, plain, values }: AskedList,
  pages = Number.POSITIVE_INFINITY,
): Promise<number> {
  const walked: number[] = [];
  let cursor = query.cursor;
  let reply: { list: { id: number }[]; next: string | null } | undefined;
  for (let page = 0; page < pages && reply?.next !== null; page++) {
    reply = await http.get(`${path}?${new URLSearchParams({ ...query, ...(cursor && { cursor }) })}`);
    walked.push(...reply!.list.map(({ id }) => id));
    cursor = reply!.next ?? undefined;
  }
  const isWhole = reply?.next === null;
  const { rows } = await pool.query<{ id: number }>(
    `SELECT id ${plain}${isWhole ? '' : ` LIMIT ${walked.length}`}`,
    values,
  );
  deepStrictEqual(
    walked,
    rows.map(({ id }) => id),
    JSON.stringify(query),
  );
  return walked.length;
}

/** Each word of $2 is a prefix of a word of a guest's name or of the title. */
export const namesHold = `NOT EXISTS (SELECT FROM unnest(string_to_array(upper($2), ' ')) word
  WHERE ' ' || upper(concat_ws(' ', array_to_string(guest_names, ' '), title_en)) NOT LIKE '% ' || word || '%')`;

/** The same for whole words, which rank before prefixes. */
export const namesAre = `NOT EXISTS (SELECT FROM unnest(string_to_array(upper($2), ' ')) word
  WHERE ' ' || upper(concat_ws(' ', array_to_string(guest_names, ' '), title_en)) || ' ' NOT LIKE '% ' || word || ' %')`;

/** Returns frequent requests, each in several variants, so that no request is repeated in succession. */
export async function hotLists(pool: Pool, largest: LargestAgency): Promise<[string, AskedList[]][]> {
  const { agencyId } = largest;
  const some = async (columns: string) =>
    (
      await pool.query<Record<string, string>>(
        `SELECT ${columns} FROM orders WHERE agency_id = $1 ORDER BY md5(id::text) LIMIT 60`,
        [agencyId],
      )
    ).rows;
  const orders = await some(
    `sn, reference, guest_names[1] AS guest, split_part(guest_names[1], ' ', 1) AS surname, contact_name AS contact,
     contact_phone AS phone, (created_at AT TIME ZONE 'Asia/Shanghai')::date::text AS booked, (service_start AT TIME ZONE tz)::date::text AS served`,
  );
  const of = (keyword: keyof (typeof orders)[0], condition: string, more: Record<string, string> = {}) =>
    orders.map((order) =>
      askOrders(agencyId, { keyword: order[keyword]!, ...more }, condition, [`${order[keyword]}`]),
    );
  return [
    ['orders, first page', [askOrders(agencyId, {})]],
    ['orders, first page by service', [askOrders(agencyId, { sort: 'service' })]],
    [
      'orders in one state',
      ['no_show', 'completed', 'pending_payment'].map((status) =>
        askOrders(agencyId, { status }, 'order_status = $2', [status]),
      ),
    ],
    ['orders, deep page', await deepPages(pool, agencyId, 'booked')],
    ['orders, deep page by service', await deepPages(pool, agencyId, 'service')],
    ['orders, by number', of('sn', 'sn = $2')],
    ['orders, by reference', of('reference', 'reference = $2')],
    ['orders, by guest', of('guest', namesAre)],
    ['orders, by guest, by service', of('guest', namesAre, { sort: 'service' })],
    ['orders, by surname', of('surname', namesAre)],
    [
      'orders, by surname, in one state',
      of('surname', `${namesAre} AND order_status = 'no_show'`, { status: 'no_show' }),
    ],
    ['orders, by contact in Chinese', of('contact', 'strpos(contact_name, $2) > 0')],
    ['orders, by telephone', of('phone', 'contact_phone = $2')],
    [
      'orders served on a day',
      orders.map(({ served }) =>
        askOrders(
          agencyId,
          { service_from: served!, service_to: served! },
          '(service_start AT TIME ZONE tz)::date = $2::date',
          [served],
        ),
      ),
    ],
    [
      'orders booked on a day',
      orders.map(({ booked }) =>
        askOrders(
          agencyId,
          { booked_from: booked!, booked_to: booked! },
          "(created_at AT TIME ZONE 'Asia/Shanghai')::date = $2::date",
          [booked],
        ),
      ),
    ],
    ['statement, first page', [askStatement(agencyId, {})]],
    ['statement, deep page', await deepStatement(pool, agencyId)],
    ['statement of a month', orders.map(({ booked }) => askMonth(agencyId, booked!.slice(0, 7)))],
  ];
}

/** Lists orders of the agency under one more condition, which may use parameters from $2 on. */
export function askOrders(
  agencyId: number,
  query: Record<string, string>,
  condition = 'true',
  values: unknown[] = [],
): AskedList {
  const at = query.sort === 'service' ? 'service_start' : 'created_at';
  return {
    path: 'order/list',
    query: { product: 'hotel', ...query },
    plain: `FROM orders WHERE agency_id = $1 AND product = 'hotel' AND (${condition}) ORDER BY ${at} DESC, id DESC`,
    values: [agencyId, ...values],
  };
}

export function askStatement(agencyId: number, query: Record<string, string>, condition = 'true'): AskedList {
  return {
    path: 'account/statement',
    query,
    plain: `FROM ledger_entries WHERE account_id IN (SELECT id FROM ledger_accounts
      WHERE agency_id = $1 AND kind IN ('deposit', 'receivable')) AND (${condition}) ORDER BY id DESC`,
    values: [agencyId],
  };
}

function askMonth(agencyId: number, month: string): AskedList {
  const days = { from: `${month}-01`, to: `${month}-28` };
  return askStatement(
    agencyId,
    days,
    `(created_at AT TIME ZONE 'Asia/Shanghai')::date BETWEEN '${days.from}' AND '${days.to}'`,
  );
}

/** Returns pages near the end of the list, which a walk from the beginning would reach. */
async function deepPages(pool: Pool, agencyId: number, sort: 'booked' | 'service'): Promise<AskedList[]> {
  const at = sort === 'service' ? 'service_start' : 'created_at';
  const { rows } = await pool.query<{ at: Date; id: number }>(
    `SELECT ${at} AS at, id FROM orders WHERE agency_id = $1 ORDER BY ${at}, id LIMIT 40 OFFSET 50`,
    [agencyId],
  );
  return rows.map((row) => {
    const cursor = writeCursor([row.at.getTime(), row.id], ['orders', sort, { agencyId, product: 'hotel' }]);
    return askOrders(agencyId, { sort, cursor }, `(${at}, id) < ($2, $3)`, [row.at, row.id]);
  });
}

async function deepStatement(pool: Pool, agencyId: number): Promise<AskedList[]> {
  const { plain, values } = askStatement(agencyId, {});
  const { rows } = await pool.query<{ id: number }>(
    `SELECT id ${plain.replace('id DESC', 'id')} LIMIT 40 OFFSET 50`,
    values,
  );
  return rows.map(({ id }) => {
    const cursor = writeCursor([id], ['statement', { agencyId }, null]);
    return askStatement(agencyId, { cursor }, `id < ${id}`);
  });
}

/** Returns PostgreSQL's plan of each frequent statement as text. */
export async function explainLists(pool: Pool, { agencyId }: LargestAgency): Promise<string> {
  const page = { after: undefined, fetch: 21, offset: 0 };
  const [order] = (await hotLists(pool, { agencyId, userId: 0 })).find(
    ([name]) => name === 'orders, by guest',
  )![1];
  const parts: [string, (db: Db) => Promise<unknown>][] = [];
  const orders =
    (filter: Partial<OrderFilter>, sort: 'booked' | 'service' = 'booked') =>
    async (db: Db) => {
      const whole = { agencyId, product: 'hotel', ...filter } as OrderFilter;
      await listOrders(db, { filter: whole, sort, page });
    };
  parts.push(['orders, newest', orders({})], ['orders by service', orders({}, 'service')]);
  parts.push(['orders in one state', orders({ status: 'no_show' })]);
  parts.push(['orders by guest', orders({ keyword: order!.query.keyword! })]);
  parts.push(['orders by a word that very many hold', orders({ keyword: 'hotel' })]);
  parts.push(['orders by surname', orders({ keyword: order!.query.keyword!.split(' ')[0]! })]);
  const held = sql`words @@ order_query(${agencyId}::bigint, ${order!.query.keyword}::text, true)`;
  const day = sql`timestamptz '2026-06-01'`;
  const ofDay = sql`order_days(agency_id, created_at, service_start)
    && ARRAY[(order_days(${agencyId}::bigint, ${day}, ${day}))[1]]`;
  const find = (condition: RawBuilder<unknown>) => async (db: Db) => {
    await sql`SELECT order_id FROM order_search WHERE ${condition}`.execute(db);
  };
  parts.push(['what finds the orders of a guest', find(held)]);
  parts.push(['what finds those of a day', find(sql`${held} AND ${ofDay}`)]);
  parts.push([
    'statement',
    async (db) => {
      const spans = await findSpans(db, { agencyId, kind: undefined, from: undefined, before: undefined });
      await listEntries(db, { spans, seen: undefined }, page);
      await countEntries(db, { spans, seen: undefined });
    },
  ]);
  return explainAll(pool, parts);
}

/** Returns PostgreSQL's plans of every statement that each part sends. */
export async function explainAll(
  pool: Pool,
  parts: readonly [string, (db: Db) => Promise<unknown>][],
): Promise<string> {
  const heard: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      heard.push(query);
    },
  });
  const told: string[] = [];
  for (const [name, run] of parts) {
    heard.length = 0;
    await run(db);
    for (const { sql: text, parameters } of heard.slice()) {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN (ANALYZE, BUFFERS OFF, COSTS OFF, TIMING OFF) ${text}`,
        [...parameters],
      );
      told.push([`-- ${name}`, ...rows.map((row) => `  ${row['QUERY PLAN']}`)].join('\n'));
    }
  }
  return told.join('\n');
}
