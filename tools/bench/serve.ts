import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { PoolConfig } from 'pg';
import pino from 'pino';
import { type App, createApp } from '../../server/src/app.ts';
import { KeptContent } from '../../server/src/features/content/kept/kept-content.ts';
import { findArticles } from '../../server/src/features/content/reading/search-content.ts';
import { SearchIndex } from '../../server/src/features/content/search/search-index.ts';
import { searchCatalogue } from '../../server/src/features/hotels/search/search-catalogue.ts';
import { searchHotels } from '../../server/src/features/hotels/search-hotels.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { type Database, openDatabase } from '../../server/src/platform/db/connect.ts';
import type { Tables } from '../../server/src/tables.ts';
import { answerOf, callOf, numbersOf } from './hotel-question.ts';
import type { Order, Outcomes } from './portal-under-test.ts';
import { Timing } from './timing.ts';

// The portal under test, in a separate process; the bench uses messages and HTTP.
let app: App;
let database: Database<Tables>;
const held = monitorEventLoopDelay({ resolution: 1 });
let stop = async () => {};

process.on('message', (order: Order) => {
  void carryOut(order).then((outcome) => process.send!(outcome));
});
process.on('disconnect', () => void stop().then(() => process.exit(0)));

async function carryOut(order: Order): Promise<Outcomes[Order['ask']]> {
  switch (order.ask) {
    case 'start':
      return start(order.connection);
    case 'answer':
      return answerOf(searchHotels(app.hotels.catalogue, callOf(order.question)));
    case 'time':
      return time(order);
    case 'memory':
      return { rss: process.memoryUsage().rss, peak: process.resourceUsage().maxRSS * 1024 };
    case 'content':
      return weighContent();
    case 'find':
      return order.searches.map(({ typed, lang }) => {
        const asked = { lang, now: new Date(order.now), count: order.top };
        const { found, total, meant } = findArticles(app.content.kept, { keyword: typed }, asked);
        return { found, total, meant };
      });
    case 'held':
      return { heldMs: readHeld() };
  }
}

async function start(connection: PoolConfig): Promise<Outcomes['start']> {
  database = await openDatabase<Tables>(connection, { log: () => {} });
  const { db, pool, close } = database;
  const log = pino({ level: 'warn' });
  const began = performance.now();
  app = await createApp({
    db,
    pool,
    clock: systemClock,
    log,
    mailer: { send: async () => {} },
    checkReplies: false,
  });
  const loadMs = performance.now() - began;
  await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  await app.startBackground();
  stop = async () => {
    await app.draining.begin(0);
    await app.stop();
    await close();
  };
  return { url: `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`, loadMs };
}

/**
 * In ms, beyond the timer's own millisecond. It counts from the first call on, because its timer takes CPU
 * time from other measurements.
 */
function readHeld(): number {
  held.enable();
  const longest = held.max / 1e6 - 1;
  held.reset();
  return longest;
}

async function weighContent(): Promise<Outcomes['content']> {
  const before = weigh();
  const kept = new KeptContent(database.db);
  readHeld();
  const began = performance.now();
  await kept.load();
  const [loadMs, heldMs] = [performance.now() - began, readHeld()];
  const bytes = weigh() - before;
  const whole = weigh();
  kept.search = new SearchIndex();
  return { loadMs, heldMs, bytes, indexBytes: whole - weigh() };
}

/** Returns the memory of the process after garbage collection. */
function weigh(): number {
  gc!();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function time({ questions, runs, until }: Extract<Order, { ask: 'time' }>): Outcomes['time'] {
  const { catalogue } = app.hotels;
  const timing = new Timing();
  for (let at = 0; at < runs; at++) {
    const question = questions[at % questions.length]!;
    const call = callOf(question);
    const place = { kind: 'destination', destination: catalogue.destinations.get(question.cityId)! } as const;
    const began = performance.now();
    if (until === 'found') searchCatalogue(catalogue, place, numbersOf(question));
    else searchHotels(catalogue, call);
    timing.add(performance.now() - began);
  }
  return { p50: timing.p50, p99: timing.p99 };
}
