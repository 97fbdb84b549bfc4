import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { listOrders } from '@serai/contract/orders/orders';
import { Pool, type PoolConfig } from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, createApp } from '../../server/src/app.ts';
import { findArticles } from '../../server/src/features/content/reading/search-content.ts';
import { searchHotels } from '../../server/src/features/hotels/search-hotels.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { type Database, openDatabase } from '../../server/src/platform/db/connect.ts';
import { cleanHtml } from '../../server/src/platform/rich-text/clean-html.ts';
import { parseRichText } from '../../server/src/platform/rich-text/parse-rich-text.ts';
import { wordsOf } from '../../server/src/platform/rich-text/word-text.ts';
import type { Tables } from '../../server/src/tables.ts';
import { createTestDatabases, unhurried } from '../../server/test/harness.ts';
import { type Breach, checkInvariants } from '../../server/test/invariants.ts';
import { isAssurance } from '../../server/test/reliability/figure.ts';
import { accountsRequests, explainAccounts } from './accounts-bench.ts';
import type { BenchDatabase } from './bench-database.ts';
import { compareCalls } from './beside-bench.ts';
import { benchBooking, quoteAll } from './booking-bench.ts';
import { benchCompletions } from './completions-bench.ts';
import { type AskedContent, benchReading, changeArticles, explainContent } from './content-bench.ts';
import { benchCutOff, holdClocks } from './cut-off-bench.ts';
import { benchDesk, fillWaiting } from './desk-bench.ts';
import { expectEqualAnswers } from './equal-answers.ts';
import { expectEqualFindings, type Finding } from './equal-findings.ts';
import { fillAccounts } from './fill-accounts.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { fillContent } from './fill-content.ts';
import { fillLists } from './fill-lists.ts';
import { fillMoney } from './fill-money.ts';
import { fillRides } from './fill-rides.ts';
import { answerOf, callOf, hotelQuestions, pathOf } from './hotel-question.ts';
import { type HttpCaller, httpCaller } from './http-caller.ts';
import {
  askOrders,
  askStatement,
  benchLists,
  expectEqualPages,
  explainLists,
  namesAre,
  namesHold,
} from './lists-bench.ts';
import { addStaff, findMember, openSessions, openSessionsOf, undoInterruptedBookings } from './members.ts';
import { benchNotices, benchStreams, fillNotices } from './messages-bench.ts';
import { openOwners } from './money-bench.ts';
import { explainMoney, moneyLists } from './money-lists.ts';
import { fillNights } from './nights-table.ts';
import { expectEqualLists, rideLists } from './rides-bench.ts';

// All steps of the bench, on a hundred hotels: its comparisons are checked here, its figures are not.
const cities = 3;
const rides = {
  carCities: 2,
  carPools: 30,
  largestCity: 24,
  airports: 4,
  zones: 3,
  places: 2,
  classes: 3,
  days: 200,
};
const bookings = { callers: 1, bookingsPerCaller: 2, rounds: 1, plans: 600 };
const today = new Date().toISOString().slice(0, 10);

let ownerConfig: PoolConfig;
let owner: Database<Tables>;
let portal: Database<Tables>;
let database: BenchDatabase;
let app: App;
let url: string;
let token: string;
let http: HttpCaller;

beforeAll(async () => {
  const connections = await createTestDatabases();
  ownerConfig = connections.owner;
  owner = await openDatabase<Tables>(ownerConfig, unhurried);
  await fillCatalogue(owner.pool, { cities, hotels: 100, largest: 60, nights: 140 }, today, () => {});
  await fillNights(owner.pool, [1, 2, 3]);
  await fillRides(owner.pool, rides, today);
  [token] = (await openSessions(owner.db, 1)) as [string];
  portal = await openDatabase<Tables>(connections.portal, unhurried);
  const log = pino({ level: 'silent' });
  app = await createApp({ ...portal, clock: systemClock, log, mailer: { send: async () => {} } });
  await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;
  http = httpCaller(url, token);
  database = { ...owner, connection: connections.portal, firstNight: today, cities };
});
afterAll(async () => {
  http.close();
  await app.stop();
  await portal.close();
  await owner.close();
});

describe('bench, small', () => {
  it('bench: memory, HTTP and PostgreSQL → the same hotels', async () => {
    const others = {
      memory: async (question: Parameters<typeof callOf>[0]) =>
        answerOf(searchHotels(app.hotels.catalogue, callOf(question))),
      http: async (question: Parameters<typeof callOf>[0]) => answerOf(await http.get(pathOf(question))),
    };
    for (const cityId of [1, 2, 3]) {
      const questions = hotelQuestions(cityId, today).slice(0, 4);
      expect(await expectEqualAnswers(owner.pool, others, questions)).toBeGreaterThan(0);
    }
  });

  it('bench: two portals called in turns → compared', async () => {
    const paths = hotelQuestions(1, today).slice(0, 4).map(pathOf);
    const portal = { url, tokens: [token], paths };
    const lines = await compareCalls('largest city', portal, portal, { rounds: 2, runs: 4 });
    expect(lines.map(({ what, aim }) => [what, aim])).toEqual([
      ['largest city: HTTP, 1 callers, here', undefined],
      ['largest city: HTTP, 1 callers, beside', undefined],
      ['largest city: HTTP, 1 callers, here against beside', '>= 3 times'],
    ]);
    expect(Number.parseFloat(lines[2]!.value)).toBeGreaterThan(0);
  });

  it('bench: cars and transfers → the same lists as PostgreSQL, at the same prices', async () => {
    for (const [name, asked] of await rideLists(database, rides, today)) {
      expect(await expectEqualLists(owner.pool, url, token, asked), name).toBeGreaterThan(0);
    }
  });

  it('bench: bookings over HTTP and replayed → tables are restored', async () => {
    const before = await nights();
    const lines = await benchBooking(database, url, bookings, () => {});
    expect(lines.length).toBeGreaterThan(0);
    expect(await nights()).toBe(before);
  });

  it('bench: orders of several agencies and of one are completed → no money is left behind', async () => {
    const before = await nights();
    const size = { callers: 2, ordersPerCaller: 1, rounds: 1, plans: 600 };
    const lines = await benchCompletions(database, url, size, () => {});
    expect(Number.parseFloat(lines.at(-1)!.value)).toBeGreaterThan(0);
    expect(lines.map(({ what, isMet }) => [what, isMet])).toContainEqual([
      'of their time many agencies wait for locks of each other',
      true,
    ]);
    expect(await nights()).toBe(before);
    const { rows } = await owner.pool.query('SELECT FROM ledger_accounts WHERE balance <> 0');
    expect(rows).toEqual([]);
  });

  it('bench: interrupted run → its bookings are undone', async () => {
    const before = await nights();
    const [intents] = await quoteAll([http], bookings, today, 0);
    await http.post('hotel/book', intents![0]!.input, randomUUID());
    expect(await nights()).not.toBe(before);
    await undoInterruptedBookings(owner.db, () => {});
    expect(await nights()).toBe(before);
  });
});

describe('messages, small', () => {
  it('bench of messages: notices → as PostgreSQL finds them; searches run beside open streams', async () => {
    const tokens = await openSessions(owner.db, 5);
    const { userId } = await findMember(owner.db, 4);
    await fillNotices(owner.pool, userId, 400);
    const asked = { pool: owner.pool, url, token: tokens[4]! };
    const pages = await benchNotices(asked, userId, () => {}, 2);
    expect(pages.map(({ what }) => what.replace(/: .*/, ''))).toEqual([
      'notices, all, first page',
      'notices, all, last page',
      'notices, one kind, first page',
      'notices, one kind, last page',
      'notices, unread, first page',
      'notices, unread, last page',
    ]);
    const listening = {
      quietUrl: url,
      tokens: tokens.slice(0, 4),
      userIds: [userId],
      paths: hotelQuestions(1, today).map(pathOf),
    };
    const lines = await benchStreams(asked, listening, { searches: 4 }, () => {});
    expect(Number.parseFloat(lines.at(-1)!.value)).toBeGreaterThan(0);
  });
});

describe('money, small', () => {
  const size = {
    orders: 60,
    adjustments: 3,
    open: 40,
    linesByClock: 8,
    linesApplied: 3,
    agencies: 4,
    charges: 6,
  };
  let largest: { agencyId: number; userId: number };
  let member: string;
  beforeAll(async () => {
    member = (await openSessions(owner.db, 2))[1]!;
    largest = await findMember(owner.db, 1);
    await fillMoney(owner, size, { largest, staffId: await addStaff(owner.db), today }, () => {});
    await holdClocks(owner.db);
  });

  it('bench of money: filled rows → what the portal itself would have written', async () => {
    expect(await listBreaches()).toEqual([]);
    const { rows } = await owner.pool.query(
      'SELECT id FROM orders JOIN order_search ON order_id = id WHERE words <> order_words(orders, product_words)',
    );
    expect(rows).toEqual([]);
  });

  it('bench of money: lists → as PostgreSQL finds them, page by page and by every filter', async () => {
    const reader = httpCaller(url, member);
    for (const [name, asked] of await moneyLists(owner.pool, largest)) {
      for (const each of asked.slice(0, 3)) {
        const found = await expectEqualPages(owner.pool, reader, each);
        if (!each.plain.includes('false')) expect(found, name).toBeGreaterThan(0);
      }
    }
    reader.close();
    expect(await explainMoney(owner.pool, largest)).toContain('charges_open');
  });

  it('bench of money: billed and closed during bookings → still balanced', async () => {
    const lines = await benchCutOff(
      {
        ...owner,
        url,
        firstNight: today,
        plans: 600,
        tokens: await openOwners(owner.db, 2),
        staffToken: (await openSessionsOf(owner.db, await addStaff(owner.db), 1))[0]!,
        billPeriods: async () => {
          await app.jobs.find(({ name }) => name === 'bill-periods')!.run(new Date());
        },
      },
      { quietMs: 100, months: 2, paceMs: 20 },
      () => {},
    );
    expect(lines[0]!.what).toBe('cut-off of 4 agencies, 24 charges');
    expect(await listBreaches()).toEqual([]);
  });
});

describe('accounts, small', () => {
  /** Tables that grow with every order; the lists of accounts read them by their indexes only. */
  const big = /Seq Scan on (orders|charges|bill_lines|bill_events|ledger_postings|ledger_entries)\b/;
  beforeAll(async () => {
    await fillAccounts(owner.pool, { receipts: 300, declared: 40, invoices: 200 }, await addStaff(owner.db));
  });

  it('bench of accounts: lists and suggestions → each answered over HTTP', async () => {
    const [token] = await openSessionsOf(owner.db, await addStaff(owner.db), 1);
    const reader = httpCaller(url, token!);
    for (const [name, paths] of await accountsRequests(owner.pool)) {
      expect(paths.length, name).toBeGreaterThan(0);
      for (const path of paths.slice(0, 3)) {
        const { list, suggestions, receipt } = await reader.get(path);
        expect(list ?? suggestions ?? receipt, name).toBeTruthy();
      }
    }
    reader.close();
  });

  it('bench of accounts: plans of lists and suggestions → no table of orders or postings read in sequence', async () => {
    // A small table is read in sequence because that is cheaper: any index is preferred here.
    const pool = new Pool({ ...ownerConfig, options: '-c enable_seqscan=off', max: 1 });
    try {
      const plans = await explainAccounts(pool);
      expect(plans).toContain('-- suggestions');
      expect(plans.split('\n').filter((line) => big.test(line))).toEqual([]);
    } finally {
      await pool.end();
    }
  });
});

describe('long lists, small', () => {
  // More orders than a search reads before it falls back to reading from the newest on.
  const size = { orders: 3_600, largest: 3_200, agencies: 3, stays: 'all' } as const;
  let largest: { agencyId: number; userId: number };
  beforeAll(async () => {
    largest = await findMember(owner.db, 0);
    await fillLists(owner.pool, size, largest, () => {});
  });
  const walk = (query: Record<string, string>, condition?: string, values?: unknown[], pages?: number) => {
    const asked = askOrders(largest.agencyId, { limit: '100', ...query }, condition, values);
    return expectEqualPages(owner.pool, http, asked, pages);
  };
  /** Pages beyond those that a search reads at once; in the assurance run all of them. */
  const far = isAssurance ? Number.POSITIVE_INFINITY : 12;
  const search = async (query: Record<string, string>): Promise<ReplyOf<typeof listOrders>> =>
    http.get(`order/list?${new URLSearchParams({ product: 'hotel', ...query })}`);

  it('bench of lists: filled search words → those that orders have', async () => {
    const { rows } = await owner.pool.query(
      'SELECT id FROM orders JOIN order_search ON order_id = id WHERE words <> order_words(orders, product_words)',
    );
    expect(rows).toEqual([]);
  });

  const sorts = ['booked', 'service'];
  /** The assurance run walks every page by both orders, `npm test` by one of them. */
  const byBooking = isAssurance ? sorts : ['booked'];
  const byService = isAssurance ? sorts : ['service'];

  it.each(byBooking)('bench of lists: walked by cursor → sorted as in PostgreSQL, by %s', async (sort) => {
    expect(await walk({ sort }, 'true', [], 5)).toBe(500);
    expect(await walk({ sort, status: 'no_show' }, "order_status = 'no_show'")).toBeGreaterThan(100);
    const days = ['2024-06-01', '2024-09-30'];
    const within = (day: string) => `${day} BETWEEN $2::date AND $3::date`;
    await walk(
      { sort, service_from: days[0]!, service_to: days[1]! },
      within('(service_start AT TIME ZONE tz)::date'),
      days,
    );
    await walk(
      { sort, booked_from: days[0]!, booked_to: days[1]!, status: 'completed' },
      `order_status = 'completed' AND ${within("(created_at AT TIME ZONE 'Asia/Shanghai')::date")}`,
      days,
    );
  });

  it.each(byService)('bench of lists: search → as PostgreSQL finds without an index, by %s', async (sort) => {
    expect(await walk({ sort, keyword: 'wang' }, namesAre, ['wang'])).toBeGreaterThan(50);
    const state = { sort, keyword: 'wang f', status: 'completed' };
    await walk(state, `order_status = 'completed' AND ${namesHold}`, ['wang f']);
    expect(await walk({ sort, keyword: '度假' }, "strpos(title_zh, '度假') > 0", [], 2)).toBe(200);
    expect(await walk({ sort, keyword: 'km2401' }, "reference LIKE 'KM2401%'")).toBeGreaterThan(20);
  });

  it('bench of lists: word in most orders, in the newest or not → as PostgreSQL finds', async () => {
    expect(await walk({ keyword: 'km' }, 'true', [], far)).toBe(Math.min(100 * far, size.largest));
    const old = { keyword: 'km hotel', status: 'no_show', booked_to: '2024-06-30' };
    const condition = `order_status = 'no_show' AND strpos(title_en, 'Hotel') > 0
      AND (created_at AT TIME ZONE 'Asia/Shanghai')::date <= '2024-06-30'`;
    expect(await walk(old, condition)).toBeGreaterThan(0);
  });

  const inns = "strpos(title_zh, '酒店') > 0";
  const in2024 = "reference LIKE 'KM24%'";

  it.each(byBooking)(
    'bench of lists: words in many orders, over all their days → as PostgreSQL finds, by %s',
    async (sort) => {
      expect(await walk({ sort, keyword: '酒店' }, inns)).toBeGreaterThan(1_001);
      expect(await walk({ sort, keyword: 'km24' }, in2024, [], far)).toBeGreaterThan(1_001);
      const cancelled = { sort, keyword: '酒店 km', status: 'cancelled' };
      expect(await walk(cancelled, `${inns} AND order_status = 'cancelled'`)).toBeGreaterThan(100);
      expect(
        await walk(
          { sort, keyword: '酒店', status: 'pending_payment' },
          `${inns} AND order_status = 'pending_payment'`,
        ),
      ).toBeGreaterThan(0);
      await walk(
        { sort, keyword: 'km24', booked_to: '2024-09-30', service_from: '2024-05-01' },
        `${in2024} AND (created_at AT TIME ZONE 'Asia/Shanghai')::date <= '2024-09-30'
          AND (service_start AT TIME ZONE tz)::date >= '2024-05-01'`,
      );
    },
  );

  it('bench of lists: search by page number → as PostgreSQL finds', async () => {
    for (const page of ['2', '11']) {
      const { plain, values } = askOrders(largest.agencyId, {}, inns);
      const { list } = await search({ keyword: '酒店', page, limit: '100' });
      const offset = 100 * (Number(page) - 1);
      const { rows } = await owner.pool.query(`SELECT id ${plain} LIMIT 100 OFFSET ${offset}`, values);
      expect(list.map(({ id }) => ({ id }))).toEqual(rows);
    }
  });

  it('bench of lists: count of matches → complete on a short list, partial on a long one', async () => {
    const count = async (condition: string) => {
      const { rows } = await owner.pool.query<{ status: string; count: number }>(
        `SELECT order_status AS status, count(*) AS count FROM orders WHERE agency_id = $1 AND ${condition}
         GROUP BY order_status ORDER BY order_status`,
        [largest.agencyId],
      );
      return rows;
    };
    const all = await count(inns);
    const part = await search({ keyword: '酒店' });
    expect(part).toMatchObject({ total_capped: true });
    expect(part.total).toBeGreaterThan(1_000);
    for (const { status, count, capped } of part.counts) {
      expect(capped).toBe(true);
      expect(count).toBeLessThanOrEqual(all.find((each) => each.status === status)!.count);
    }
    // None of the oldest orders waits for payment, so the count equals the visible rows.
    const waiting = await search({ keyword: '酒店', status: 'pending_payment' });
    expect(waiting.total).toBe(waiting.list.length);
    const month = { booked_from: '2025-03-01', booked_to: '2025-03-31' };
    const booked = `${inns} AND (created_at AT TIME ZONE 'Asia/Shanghai')::date BETWEEN '2025-03-01' AND '2025-03-31'`;
    const short = await search({ keyword: '酒店', ...month });
    expect(short.counts).toEqual((await count(booked)).map((each) => ({ ...each, capped: false })));
    expect(short).toMatchObject({ total_capped: false });
  });

  it('bench of the desk: orders in queues → counted as filled; timed, every request answered', async () => {
    const staffToken = (await openSessionsOf(owner.db, await addStaff(owner.db), 1))[0]!;
    await fillWaiting(owner.pool, { reviews: 6, requests: 3 });
    const desk = httpCaller(url, staffToken);
    const { queues } = await desk.get('console/queue/list');
    const sizeOf = (name: string) => queues.find((queue: { name: string }) => queue.name === name);
    expect(sizeOf('reviews')).toMatchObject({ total: 6, overdue: 3 });
    const { rows } = await owner.pool.query(
      `SELECT count(*)::int AS total FROM orders WHERE order_status = 'offer_pending'`,
    );
    expect(rows[0].total).toBeGreaterThan(0);
    expect(sizeOf('requests')).toMatchObject({ total: rows[0].total, overdue: 0 });
    desk.close();
    const lines = await benchDesk({ pool: owner.pool, url, token: staffToken }, () => {}, 2);
    expect(lines).toHaveLength(10);
  });

  it('bench of lists: timed, each with its query plan', async () => {
    const lines = await benchLists({ pool: owner.pool, url, token, largest }, () => {}, 2);
    expect(lines.length).toBeGreaterThan(10);
    expect(await explainLists(owner.pool, largest)).toContain('order_search_words');
    const asked = askStatement(largest.agencyId, { limit: '100' });
    expect(await expectEqualPages(owner.pool, http, asked, 3)).toBe(300);
  });
});

describe('content, small', () => {
  const size = { articles: 400, comments: 4000, talkedAbout: 5, channels: 60, tags: 20, cities };
  let asked: AskedContent;
  beforeAll(async () => {
    await fillContent(owner.pool, size, today, () => {});
    await app.content.load();
    const { userId } = await findMember(owner.db, 0);
    asked = { pool: owner.pool, url, userId, tokens: await openSessionsOf(owner.db, userId, 2) };
  });

  it('bench of content: filled rows → what the portal itself would have written', async () => {
    const { rows } = await owner.pool.query<{ body: string; words: string }>(
      'SELECT body, words FROM article_texts ORDER BY article_id LIMIT 60',
    );
    for (const { body, words } of rows) {
      expect(cleanHtml(body)).toBe(body);
      expect(wordsOf(parseRichText(body)).replace(/\n+/g, '\n')).toBe(words);
    }
  });

  it('bench of content: lists → as PostgreSQL finds them; timed, each statement with its plan', async () => {
    const lines = await benchReading(asked, () => {}, { runs: 2 });
    expect(lines.length).toBeGreaterThan(40);
    expect(await explainContent(owner.pool, asked.userId)).toContain('article_comments');
  });

  it('bench of content: search → as by reading every text, typing errors included', async () => {
    const find: Finding = async ({ searches, now, top }) =>
      searches.map(({ typed, lang }) =>
        findArticles(app.content.kept, { keyword: typed }, { lang, now: new Date(now), count: top }),
      );
    const { compared, found } = await expectEqualFindings(owner, find, () => {});
    expect(compared).toBeGreaterThan(200);
    expect(found).toBeGreaterThan(120);
  });

  it('bench of content: text changed a moment ago → found', async () => {
    const stop = app.memory.follow();
    try {
      const { changed } = await changeArticles(asked, 20);
      expect(changed).toBe(20);
    } finally {
      await stop();
    }
  });
});

/** Violated invariants, except those of vehicles: the bench of rides sells some without orders. */
async function listBreaches(): Promise<Breach[]> {
  const breaches = await checkInvariants(owner.db);
  return breaches.filter(({ rule }) => rule !== 'what is sold of a vehicle-day is what orders hold of it');
}

/** Returns one text of all units left and sold. */
async function nights(): Promise<string> {
  const { rows } = await owner.pool.query<{ all: string }>(
    `SELECT md5(string_agg(units::text || sold::text, ' ' ORDER BY room_type_id, month)) AS all FROM room_months`,
  );
  return rows[0]!.all;
}
