import { Agent, get, type IncomingMessage } from 'node:http';
import type { Pool } from 'pg';
import { writeCursor } from '../../server/src/platform/list/cursor.ts';
import { httpCaller } from './http-caller.ts';
import type { AskedPortal } from './lists-bench.ts';
import { timeLists } from './lists-bench.ts';
import { below, fact, type Line } from './report.ts';
import { Timing } from './timing.ts';

export interface MessagesSize {
  /** Number of notices of one user. */
  notices: number;
  /** Number of concurrent streams, each of a different user. */
  streams: number;
  /** Number of searches on each of two portals, with streams and without. */
  searches: number;
}

export const messagesSize: MessagesSize = { notices: 100_000, streams: 1000, searches: 2000 };

/** A search may take a tenth longer while the streams are open. */
const maxSlower = 1.1;
/** A notice is written ten times a second, with the streams and without. */
const newsEveryMs = 100;
/** Searches before counting starts. */
const warmUp = 20;

/** Adds notices of the user in existing kinds and texts, the older ones read. */
export async function fillNotices(pool: Pool, userId: number, notices: number): Promise<void> {
  await pool.query(
    `INSERT INTO notices (user_id, kind, event, facts, link, created_at, read_at)
     SELECT $1, CASE at % 4 WHEN 0 THEN 'bills' ELSE 'orders' END,
       CASE at % 4 WHEN 0 THEN 'bill_due' ELSE 'order_confirmed' END,
       jsonb_build_object('sn', 'H' || at, 'bill', 'B' || at, 'title_zh', '仰光茶园酒店', 'title_en', 'Yangon Tea Garden Hotel',
         'order_id', at, 'product', 'hotel', 'amount', jsonb_build_object('amount', at, 'currency', 'USD')),
       '/user/order/detail/' || at, now() - ($2 - at) * interval '1 minute',
       CASE WHEN at < $2 * 0.9 THEN now() END
     FROM generate_series(1, $2::int) AS at`,
    [userId, notices],
  );
  await pool.query('VACUUM ANALYZE notices');
}

/** Measures the first and last page of all notices of a user, of one kind, and of unread ones, over HTTP. */
export async function benchNotices(
  portal: AskedPortal,
  userId: number,
  say: (line: string) => void,
  runs = 300,
): Promise<Line[]> {
  const pages = async (name: string, query: Record<string, string>, filter: object, condition: string) => {
    const plain = `FROM notices WHERE user_id = $1 ${condition}`;
    const { rows } = await portal.pool.query<{ id: number }>(
      `SELECT id ${plain} ORDER BY id LIMIT 1 OFFSET 20`,
      [userId],
    );
    const after = rows[0]!.id;
    const cursor = writeCursor([after], ['notices', filter]);
    const values = [userId];
    return [
      [
        `notices, ${name}, first page`,
        [{ path: 'notice/list', query, plain: `${plain} ORDER BY id DESC`, values }],
      ],
      [
        `notices, ${name}, last page`,
        [
          {
            path: 'notice/list',
            query: { ...query, cursor },
            plain: `${plain} AND id < ${after} ORDER BY id DESC`,
            values,
          },
        ],
      ],
    ] satisfies Parameters<typeof timeLists>[1];
  };
  const all = { userId, unread: false };
  return timeLists(
    portal,
    [
      ...(await pages('all', {}, all, '')),
      ...(await pages(
        'one kind',
        { kind: 'bills' },
        { userId, kind: 'bills', unread: false },
        `AND kind = 'bills'`,
      )),
      ...(await pages('unread', { unread: 'true' }, { userId, unread: true }, 'AND read_at IS NULL')),
    ],
    say,
    runs,
  );
}

/**
 * Measures the slowdown of searches while streams are open on the same process: search by search in turns
 * with a second portal without streams on the same database, so that other load affects both.
 */
export async function benchStreams(
  { pool, url, token }: AskedPortal,
  {
    quietUrl,
    tokens,
    userIds,
    paths,
  }: { quietUrl: string; tokens: readonly string[]; userIds: readonly number[]; paths: readonly string[] },
  { searches }: Pick<MessagesSize, 'searches'>,
  say: (line: string) => void,
): Promise<Line[]> {
  say(`Searching beside ${tokens.length} streams and without, in turns`);
  let told = 0;
  const tell = () =>
    pool.query(
      `INSERT INTO notices (user_id, kind, event, facts, link, created_at)
       VALUES ($1, 'orders', 'order_confirmed', '{"sn": "H1"}', '', now())`,
      [userIds[told++ % userIds.length]],
    );
  const streams = await openStreams(url, tokens);
  const news = setInterval(() => void tell().catch((error) => say(`${error}`)), newsEveryMs);
  const [beside, without] = [new Timing(), new Timing()];
  const asked = [
    { http: httpCaller(url, token), timing: beside },
    { http: httpCaller(quietUrl, token), timing: without },
  ];
  try {
    for (let at = 0; at < searches + warmUp; at++) {
      // Each is first equally often.
      for (const { http, timing } of at % 2 === 0 ? asked : asked.toReversed()) {
        const began = performance.now();
        await http.ask(paths[at % paths.length]!);
        if (at >= warmUp) timing.add(performance.now() - began);
      }
    }
  } finally {
    clearInterval(news);
    for (const { http } of asked) http.close();
  }
  const heard = streams.close();
  return [
    fact('a search without streams, p50', without.p50, 'ms'),
    fact(`a search beside ${tokens.length} open streams, p50`, beside.p50, 'ms'),
    fact('events heard on the streams meanwhile', heard, '', 0),
    below(
      `a search beside ${tokens.length} open streams against none`,
      beside.p50 / without.p50,
      maxSlower,
      'times',
    ),
  ];
}

/** Opens a stream with each token, and waits until each has received its initial state. */
async function openStreams(url: string, tokens: readonly string[]): Promise<{ close(): number }> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  let events = 0;
  const opened: IncomingMessage[] = [];
  await Promise.all(
    tokens.map(
      (token) =>
        new Promise<void>((resolve, reject) => {
          const headers = { 'ba-user-token': token };
          get(`${url}/api/notice/stream`, { agent, headers }, (response) => {
            opened.push(response);
            response.on('error', () => {});
            response.on('data', (chunk: Buffer) => {
              if (!chunk.includes('data: ')) return;
              events += 1;
              resolve();
            });
            response.on('end', () => reject(new Error('a stream has ended')));
          }).on('error', reject);
        }),
    ),
  );
  return {
    close: () => {
      for (const response of opened) response.destroy();
      agent.destroy();
      return events - tokens.length;
    },
  };
}
