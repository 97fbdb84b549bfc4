import { Agent, get, type IncomingMessage } from 'node:http';
import type { Pool } from 'pg';
import { writeCursor } from '../../server/src/platform/list/cursor.ts';
import type { AskedPortal } from './lists-bench.ts';
import { timeLists } from './lists-bench.ts';
import { below, fact, type Line } from './report.ts';
import { perSecond, timeSearches } from './time-searches.ts';
import { middle } from './timing.ts';

export interface MessagesSize {
  /** Of one user. */
  notices: number;
  /** Open at once, each of a user of its own. */
  streams: number;
  /** Searches a round; rounds with the streams and without come in turns. */
  searches: number;
  rounds: number;
}

export const messagesSize: MessagesSize = { notices: 100_000, streams: 1000, searches: 400, rounds: 6 };

/** A search may take a tenth longer while the streams are open. */
const mostSlower = 1.1;
/** Somebody is told something ten times a second, with the streams and without. */
const newsEveryMs = 100;

/** Notices of the user, in the words and kinds that there are, the older ones read. */
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

/** The first and the last page of all notices of a user, of one kind, and of those unread, over HTTP. */
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

/** How much slower searches are while streams are open on the same process; with news and without streams in turns. */
export async function benchStreams(
  { pool, url, token }: AskedPortal,
  {
    tokens,
    userIds,
    paths,
  }: { tokens: readonly string[]; userIds: readonly number[]; paths: readonly string[] },
  { searches, rounds }: Pick<MessagesSize, 'searches' | 'rounds'>,
  say: (line: string) => void,
): Promise<Line[]> {
  const ratios: number[] = [];
  const rates: { open: number[]; none: number[] } = { open: [], none: [] };
  let heard = 0;
  let told = 0;
  const news = setInterval(() => {
    const userId = userIds[told++ % userIds.length];
    pool
      .query(
        `INSERT INTO notices (user_id, kind, event, facts, link, created_at)
         VALUES ($1, 'orders', 'order_confirmed', '{"sn": "H1"}', '', now())`,
        [userId],
      )
      .catch((error) => say(`${error}`));
  }, newsEveryMs);
  try {
    for (let round = 0; round < rounds; round++) {
      say(`Searching beside ${tokens.length} streams and without, round ${round + 1}`);
      const without = await timeSearches(url, [token], paths, searches);
      const streams = await openStreams(url, tokens);
      const beside = await timeSearches(url, [token], paths, searches);
      heard += streams.close();
      ratios.push(beside.timing.p50 / without.timing.p50);
      rates.open.push(perSecond(beside));
      rates.none.push(perSecond(without));
    }
  } finally {
    clearInterval(news);
  }
  const streams = `${tokens.length} open streams`;
  return [
    fact(`searches a second without streams`, middle(rates.none), '/s', 0),
    fact(`searches a second beside ${streams}`, middle(rates.open), '/s', 0),
    fact(`events heard on the streams meanwhile`, heard, '', 0),
    below(
      `a search beside ${streams} against none: median, middle of ${rounds} rounds`,
      middle(ratios),
      mostSlower,
      'times',
    ),
  ];
}

/** Opens a stream with each token, and waits until each has told how things stand. */
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
