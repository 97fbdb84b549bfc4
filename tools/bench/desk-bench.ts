import type { Pool } from 'pg';
import { below, type Line } from './report.ts';
import { timeSearches } from './time-searches.ts';

/** The portal, the session of one of the staff, and the database of both. */
export interface AskedDesk {
  pool: Pool;
  url: string;
  /** Token of an administrator, who sees every queue. */
  token: string;
}

/** Number of orders that wait for a review and for the answer to a request. */
export interface WaitingSize {
  reviews: number;
  requests: number;
}

/**
 * Puts the newest orders into the queues: paid ones wait for a review, unpaid ones for the answer to a request.
 * Half of the reviews are overdue.
 */
export async function fillWaiting(pool: Pool, { reviews, requests }: WaitingSize): Promise<void> {
  await pool.query(
    `UPDATE orders SET needs_review = 'unserved', review_queue = 'desk', review_since = now() - interval '3 hours',
       review_due = now() + (chosen.at % 2 * 2 - 1) * interval '1 hour'
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS at FROM (
       SELECT id FROM orders WHERE order_status = 'confirmed' ORDER BY id DESC LIMIT $1) newest) chosen
     WHERE orders.id = chosen.id`,
    [reviews],
  );
  await pool.query(
    `UPDATE orders SET order_status = 'offer_pending', answer_by = now() + interval '2 hours'
     WHERE id IN (SELECT id FROM orders WHERE order_status = 'pending_payment' ORDER BY id DESC LIMIT $1)`,
    [requests],
  );
  await pool.query('ANALYZE orders');
}

/** Returns the requests of a day at the desk by name, each in several variants. */
export async function deskRequests(pool: Pool): Promise<[string, string[]][]> {
  const { rows } = await pool.query<Record<'id' | 'sn' | 'guest' | 'phone' | 'served', string>>(
    `SELECT id::text, sn, split_part(guest_names[1], ' ', 1) AS guest, contact_phone AS phone,
       (service_start AT TIME ZONE tz)::date::text AS served
     FROM orders ORDER BY md5(id::text) LIMIT 60`,
  );
  const each = (write: (row: (typeof rows)[0]) => string) => rows.map(write);
  const search = (text: string) => `console/search?${new URLSearchParams({ keyword: text })}`;
  const list = (query: Record<string, string>) => `console/order/list?${new URLSearchParams(query)}`;
  return [
    ['all queues', ['console/queue/list']],
    ['one queue', ['console/queue/list?queue=reviews', 'console/queue/list?queue=requests']],
    ['orders, first page', [list({})]],
    ['orders in a state by service', [list({ status: 'confirmed', sort: 'service' })]],
    ['orders of a service day', each(({ served }) => list({ service_from: served, service_to: served }))],
    ['orders by the end of a number', each(({ sn }) => list({ keyword: sn.slice(-6) }))],
    ['search by the end of a number', each(({ sn }) => search(sn.slice(-6)))],
    ['search by phone', each(({ phone }) => search(phone))],
    ['search by surname', each(({ guest }) => search(guest))],
    ['one order', each(({ id }) => `console/order/detail?id=${id}`)],
  ];
}

/** Times each request over HTTP with one caller. */
export async function benchDesk(
  { pool, url, token }: AskedDesk,
  say: (line: string) => void,
  runs = 300,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, paths] of await deskRequests(pool)) {
    say(`Desk: ${name}`);
    const { timing } = await timeSearches(url, [token], paths, runs);
    lines.push({
      ...below(`${name}: p99`, timing.p99, 100, 'ms'),
      what: `${name}: p50 ${timing.p50.toFixed(1)} ms, p99`,
    });
  }
  return lines;
}
