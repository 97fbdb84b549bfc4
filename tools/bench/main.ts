import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { benchAccounts } from './accounts-bench.ts';
import { fingerprintSources, openBenchDatabase, openKept } from './bench-database.ts';
import { benchBeside } from './beside-bench.ts';
import { benchBooking, bookingSize } from './booking-bench.ts';
import { benchCompletions, completionsSize } from './completions-bench.ts';
import { benchContent } from './content-bench.ts';
import { benchDesk, fillWaiting } from './desk-bench.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { fillLists } from './fill-lists.ts';
import { fillRides, ridesSize } from './fill-rides.ts';
import { hotelQuestions, pathOf } from './hotel-question.ts';
import { benchLists, explainLists } from './lists-bench.ts';
import { addStaff, findMember, openSessions, openSessionsOf } from './members.ts';
import { benchNotices, benchStreams, fillNotices, messagesSize } from './messages-bench.ts';
import { benchMoney } from './money-bench.ts';
import { startPortal } from './portal-under-test.ts';
import { below, fact, type Line, printTable } from './report.ts';
import { benchRides } from './rides-bench.ts';
import { benchSearch } from './search-bench.ts';

const gigabyte = 1024 ** 3;
const names = ['search', 'rides', 'booking', 'lists', 'desk', 'accounts', 'money', 'messages', 'content'];
/** They have separate databases: the benches of bookings empty the tables of orders. */
const apart = ['lists', 'desk', 'accounts', 'money', 'messages', 'content'];

/**
 * npm run bench [search|rides|booking|lists|desk|accounts|money|messages|content] [-- --beside folder] [-- --orders
 * 10000000] [-- --articles 50000]: the portal, PostgreSQL and the callers run in separate processes.
 * `beside`: another checkout, whose portal answers hotel searches in turns with ours; `orders`: total number
 * of orders, a tenth of them one agency's. Lists, desk, accounts, money, messages and content are measured
 * only if named.
 */
async function bench(
  wanted: string[],
  { beside, orders, articles }: { beside?: string | undefined; orders: number; articles: number },
): Promise<void> {
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown) throw new Error(`There is no bench "${unknown}"; there are: ${names.join(', ')}.`);
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const began = Date.now();
  const say = (line: string) => console.log(`${Math.round((Date.now() - began) / 1000)} s: ${line}`);
  if (wanted.includes('lists')) await benchLongLists(orders, say);
  if (wanted.includes('desk')) await benchDeskDay(say);
  if (wanted.includes('accounts')) await benchAccounts(say);
  if (wanted.includes('money')) await benchMoney(say);
  if (wanted.includes('messages')) await benchMessages(say);
  if (wanted.includes('content')) await benchContent(articles, say);
  if (wanted.length > 0 && wanted.every((name) => apart.includes(name))) return;
  const database = await openBenchDatabase(say);
  if (isWanted('rides')) {
    say('Filling cars and transfers');
    await fillRides(database.pool, ridesSize, new Date().toISOString().slice(0, 10));
  }
  const portal = await startPortal();
  try {
    say('Loading the catalogue');
    const { url, loadMs } = await portal.ask({ ask: 'start', connection: database.connection });
    const loaded = await portal.ask({ ask: 'memory' });
    const lines: Line[] = [
      below('time to load the catalogue', loadMs / 1000, 20, 's', 1),
      below('memory of the portal when loaded', loaded.rss / gigabyte, 1.4, 'GB'),
    ];
    if (isWanted('search')) lines.push(...(await benchSearch(database, portal, url, say)));
    if (beside) lines.push(...(await benchBeside(database, url, beside, say)));
    if (isWanted('rides')) lines.push(...(await benchRides(database, url, say)));
    if (isWanted('booking')) {
      lines.push(...(await benchBooking(database, url, bookingSize, say)));
      lines.push(...(await benchCompletions(database, url, completionsSize, say)));
    }
    const { rss, peak } = await portal.ask({ ask: 'memory' });
    lines.push(below('memory of the portal at the end', rss / gigabyte, 1.5, 'GB'));
    lines.push(below('most memory the portal ever had', peak / gigabyte, 1.5, 'GB'));
    printTable(
      `100,000 hotels, 500 cities; 5,000 vehicles; ${ridesSize.airports} airports × ${ridesSize.zones} zones; on ${availableParallelism()} cores, Node ${process.versions.node}`,
      lines,
    );
  } finally {
    await portal.stop();
    await database.close();
  }
}

async function benchLongLists(orders: number, say: (line: string) => void): Promise<void> {
  const size = { orders, largest: Math.min(orders, 1_000_000), agencies: 900, stays: 'largest' } as const;
  const made = `${await fingerprintSources(['fill-catalogue.ts', 'fill-lists.ts', 'order-texts.ts'])} ${orders}`;
  const database = await openKept('bench-lists', made, async ({ pool, db }, today) => {
    say(`Making ${orders} orders`);
    await fillCatalogue(pool, { cities: 3, hotels: 100, largest: 60, nights: 140 }, today, () => {});
    await openSessions(db, 1);
    await fillLists(pool, size, await findMember(db, 0), say);
  });
  const portal = await startPortal();
  try {
    const { url } = await portal.ask({ ask: 'start', connection: database.connection });
    const [token] = await openSessions(database.db, 1);
    const largest = await findMember(database.db, 0);
    const lines = await benchLists({ pool: database.pool, url, token: token!, largest }, say);
    console.log(await explainLists(database.pool, largest));
    printTable(`${size.largest} orders of one agency, ${orders} in all; over HTTP, 1 caller`, lines);
  } finally {
    await portal.stop();
    await database.close();
  }
}

/** The desk's queues, lists and search over a million orders. */
async function benchDeskDay(say: (line: string) => void): Promise<void> {
  const size = { orders: 1_000_000, largest: 100_000, agencies: 900, stays: 'all' } as const;
  const waiting = { reviews: 400, requests: 300 };
  const made = await fingerprintSources([
    'fill-catalogue.ts',
    'fill-lists.ts',
    'order-texts.ts',
    'desk-bench.ts',
  ]);
  const database = await openKept('bench-desk', made, async ({ pool, db }, today) => {
    say(`Making ${size.orders} orders`);
    await fillCatalogue(pool, { cities: 3, hotels: 100, largest: 60, nights: 140 }, today, () => {});
    await openSessions(db, 1);
    await fillLists(pool, size, await findMember(db, 0), say);
    await fillWaiting(pool, waiting);
  });
  const portal = await startPortal();
  try {
    const { url } = await portal.ask({ ask: 'start', connection: database.connection });
    const [token] = await openSessionsOf(database.db, await addStaff(database.db), 1);
    const lines = await benchDesk({ pool: database.pool, url, token: token! }, say);
    printTable(
      `The desk with ${size.orders} orders, ${waiting.reviews} to review; over HTTP, 1 caller`,
      lines,
    );
  } finally {
    await portal.stop();
    await database.close();
  }
}

async function benchMessages(say: (line: string) => void): Promise<void> {
  const { notices, streams } = messagesSize;
  const made = await fingerprintSources(['fill-catalogue.ts', 'messages-bench.ts']);
  const database = await openKept('bench-messages', made, async ({ pool, db }, today) => {
    say('Making 3,000 hotels, and the notices of one user');
    await fillCatalogue(pool, { cities: 3, hotels: 3_000, largest: 2_000, nights: 140 }, today, () => {});
    await openSessions(db, streams + 1);
    await fillNotices(pool, (await findMember(db, 0)).userId, notices);
  });
  const portal = await startPortal();
  const quiet = await startPortal();
  try {
    const start = { ask: 'start', connection: database.connection } as const;
    const { url } = await portal.ask(start);
    const { url: quietUrl } = await quiet.ask(start);
    const [token, ...tokens] = await openSessions(database.db, streams + 1);
    const { userId } = await findMember(database.db, 0);
    const others = await database.db
      .selectFrom('users')
      .select('id')
      .where('username', 'like', 'bench\\_%')
      .where('id', '<>', userId)
      .execute();
    const asked = { pool: database.pool, url, token: token! };
    const lines = await benchNotices(asked, userId, say);
    const paths = hotelQuestions(1, database.madeOn).map(pathOf);
    const listening = { quietUrl, tokens, userIds: others.map(({ id }) => id), paths };
    lines.push(...(await benchStreams(asked, listening, messagesSize, say)));
    const { rss } = await portal.ask({ ask: 'memory' });
    lines.push(fact('memory of the portal at the end', rss / gigabyte, 'GB'));
    printTable(`${notices} notices of one user; ${streams} streams; over HTTP, 1 caller`, lines);
  } finally {
    await portal.stop();
    await quiet.stop();
    await database.close();
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    beside: { type: 'string' },
    orders: { type: 'string', default: '10000000' },
    articles: { type: 'string', default: '50000' },
  },
});
const { beside, orders, articles } = values;
await bench(positionals, { beside, orders: Number(orders), articles: Number(articles) });
