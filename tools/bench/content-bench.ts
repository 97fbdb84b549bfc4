import type { Pool } from 'pg';
import { listArticleRows } from '../../server/src/features/content/article-rows.ts';
import { KeptContent } from '../../server/src/features/content/kept/kept-content.ts';
import { listComments } from '../../server/src/features/content/reading/list-comments.ts';
import { readArticle } from '../../server/src/features/content/reading/read-article.ts';
import { fingerprintSources, openKept } from './bench-database.ts';
import { contentLists, contentPaths, searchQuestions } from './content-questions.ts';
import { expectEqualFindings } from './equal-findings.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { type ContentSize, fillContent } from './fill-content.ts';
import { httpCaller } from './http-caller.ts';
import { expectEqualPages, explainAll } from './lists-bench.ts';
import { findMember, openSessions, openSessionsOf } from './members.ts';
import { startPortal } from './portal-under-test.ts';
import { below, fact, type Line, printTable } from './report.ts';
import { perSecond, timeSearches } from './time-searches.ts';

const catalogue = { cities: 300, hotels: 600, largest: 40, nights: 30 };
const names = { channels: 200, tags: 400, cities: catalogue.cities };
const callers = 16;
const changes = 1000;
const megabyte = 1024 ** 2;
/** Maximum time for which the event loop may be blocked, because every other caller waits meanwhile. */
const LONGEST_HELD_MS = 20;

/**
 * Measures the requests of readers of a large site, and its loading time and memory, on a copy made for each
 * run.
 */
export async function benchContent(articles: number, say: (line: string) => void): Promise<void> {
  const size: ContentSize = { ...names, articles, comments: 10 * articles, talkedAbout: 20 };
  const made = `${await fingerprintSources(['fill-catalogue.ts', 'fill-content.ts', 'article-texts.ts'])} ${articles}`;
  const database = await openKept(
    'bench-content',
    made,
    async ({ pool, db }, today) => {
      say(`Making ${size.articles} articles and ${size.comments} comments`);
      await fillCatalogue(pool, catalogue, today, () => {});
      await openSessions(db, 1);
      await fillContent(pool, size, today, say);
    },
    { copied: true, say },
  );
  const { pool, db } = database;
  const portal = await startPortal();
  try {
    say('Loading');
    const { url, loadMs } = await portal.ask({ ask: 'start', connection: database.connection });
    const content = await portal.ask({ ask: 'content' });
    const lines: Line[] = [
      fact('time to start the portal', loadMs / 1000, 's', 1),
      fact('time to load content beside it', content.loadMs / 1000, 's', 1),
      below('longest that loading held the process', content.heldMs, LONGEST_HELD_MS, 'ms', 1),
      fact('memory that content takes', content.bytes / megabyte, 'MB', 0),
      fact('  of it the index of words', content.indexBytes / megabyte, 'MB', 0),
    ];
    const { userId } = await findMember(db, 0);
    const asked = { pool, url, userId, tokens: await openSessionsOf(db, userId, callers) };
    lines.push(...(await benchReading(asked, say)));
    await portal.ask({ ask: 'held' });
    const { changed, knownAfterMs } = await changeArticles(asked, changes);
    const { heldMs } = await portal.ask({ ask: 'held' });
    lines.push(
      fact(`time until ${changed} changed articles are found`, knownAfterMs / 1000, 's'),
      below('longest that reading them held the process', heldMs, LONGEST_HELD_MS, 'ms', 1),
    );
    const equal = await expectEqualFindings(
      database,
      (wanted) => portal.ask({ ask: 'find', ...wanted }),
      say,
    );
    lines.push(
      fact(
        `searches as by reading every text, of which ${equal.found} found something`,
        equal.compared,
        '',
        0,
      ),
    );
    console.log(await explainContent(pool, asked.userId));
    printTable(
      `${size.articles} articles in two languages, ${size.comments} comments, ${size.channels} channels; over HTTP`,
      lines,
    );
  } finally {
    await portal.stop();
    await database.close();
  }
}

/** The portal that serves content; each caller has a separate session of the member. */
export interface AskedContent {
  pool: Pool;
  url: string;
  tokens: readonly string[];
  userId: number;
}

const FAVOURITES = 800;
const AIM_MS = 50;

/**
 * Measures readers' requests over HTTP with one caller and with all, after comparing each list and search
 * with PostgreSQL.
 */
export async function benchReading(
  { pool, url, tokens, userId }: AskedContent,
  say: (line: string) => void,
  { runs = 200, pages = 2 } = {},
): Promise<Line[]> {
  await fillFavourites(pool, userId);
  const http = httpCaller(url, tokens[0]!);
  const hot: [string, string[]][] = [];
  for (const [name, lists] of await contentLists(pool, userId)) {
    for (const asked of lists.slice(0, 3)) await expectEqualPages(pool, http, asked, pages);
    hot.push([name, lists.map(({ path, query }) => `${path}?${new URLSearchParams(query)}`)]);
  }
  http.close();
  hot.push(...(await contentPaths(pool)));
  for (const [name, typed] of searchQuestions(await listCityNames(pool))) {
    hot.push([
      `search, ${name}`,
      typed.map((keyword) => `cms.Index/search?${new URLSearchParams({ keyword })}`),
    ]);
  }
  const lines: Line[] = [];
  for (const [name, paths] of hot) {
    const alone = await timeSearches(url, tokens.slice(0, 1), paths, runs);
    const together = await timeSearches(url, [...tokens], paths, 2 * runs);
    const { p50, p99 } = alone.timing;
    const others = together.timing;
    lines.push(
      below(`${name}: p50 ${p50.toFixed(1)} ms, ${perSecond(alone).toFixed(0)}/s, p99`, p99, AIM_MS, 'ms', 1),
      fact(
        `  ${tokens.length} callers: p50 ${others.p50.toFixed(1)} ms, ${perSecond(together).toFixed(0)}/s, p99`,
        ...([others.p99, 'ms', 1] as const),
      ),
    );
    say(`${lines.at(-2)!.what} ${lines.at(-2)!.value}; ${lines.at(-1)!.what.trim()} ${lines.at(-1)!.value}`);
  }
  return lines;
}

/** Adds the member's favourites: articles and hotels. */
async function fillFavourites(pool: Pool, userId: number): Promise<void> {
  await pool.query(
    `INSERT INTO favourites (user_id, kind, target_id, created_at)
     SELECT $1, CASE at % 5 WHEN 0 THEN 'hotel' ELSE 'article' END, id, now() - at * interval '1 hour'
     FROM (SELECT id, row_number() OVER (ORDER BY id DESC) AS at FROM articles ORDER BY id DESC LIMIT $2) AS kept
     ON CONFLICT DO NOTHING`,
    [userId, FAVOURITES],
  );
}

async function listCityNames(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name_zh: string }>(
    `SELECT name_zh FROM destinations WHERE id IN (SELECT city_id FROM articles) ORDER BY id LIMIT 200`,
  );
  return rows.map(({ name_zh }) => name_zh).filter((name) => /^\p{Script=Han}{2,}$/u.test(name));
}

const CHANGED_WORD = 'zzyzzychanged';

/** Changes the titles of some articles, and waits until searches find them. Returns the time in ms. */
export async function changeArticles(
  { pool, url, tokens }: AskedContent,
  count: number,
): Promise<{ changed: number; knownAfterMs: number }> {
  const http = httpCaller(url, tokens[0]!);
  const { rows } = await pool.query<{ changed: number }>(
    `WITH chosen AS (SELECT id FROM articles WHERE price = 0 AND published_at <= now()
         AND (published_until IS NULL OR published_until > now() + interval '1 hour') ORDER BY md5(id::text) LIMIT $2),
       changed AS (UPDATE article_texts SET words = words || ' ' || $1 FROM chosen WHERE id = article_id RETURNING id)
     SELECT count(DISTINCT id)::int AS changed FROM changed`,
    [CHANGED_WORD, count],
  );
  const began = performance.now();
  const [{ changed }] = rows as [{ changed: number }];
  const isKnown = async () => {
    const reply = await http.get(`cms.Index/search?keyword=${CHANGED_WORD}`);
    return reply.total === changed;
  };
  while (!(await isKnown())) await new Promise((resolve) => setTimeout(resolve, 100));
  http.close();
  return { changed, knownAfterMs: performance.now() - began };
}

/** Returns PostgreSQL's plans of the readers' statements as text. */
export async function explainContent(pool: Pool, userId: number): Promise<string> {
  const { rows } = await pool.query<{ article_id: number }>(
    'SELECT article_id FROM article_comments GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
  );
  const article_id = rows[0]!.article_id;
  const call = (input: object) =>
    ({ input, caller: { kind: 'member', userId, agencyId: 1 }, lang: 'zh-cn', now: new Date() }) as never;
  const ids = Array.from({ length: 21 }, (_, at) => article_id + at);
  const reader = { agencyId: 0, lang: 'zh-cn', now: new Date() } as const;
  return explainAll(pool, [
    ['the rows of a list', (db) => listArticleRows(db, ids, reader)],
    [
      'an article',
      (db) => readArticle({ db, kept: new KeptContent(db) }, 'info', call({ id: `${article_id}` })),
    ],
    ['comments', (db) => listComments(db, call({ article_id }))],
    ['comments, deep', (db) => listComments(db, call({ article_id, page: 50 }))],
  ]);
}
