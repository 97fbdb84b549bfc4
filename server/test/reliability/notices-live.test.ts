import { addDays } from '@serai/contract/dates';
import type { PoolConfig } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../src/platform/db/connect.ts';
import type { Tables } from '../../src/tables.ts';
import { createTestDatabase, openSession, unhurried } from '../harness.ts';
import { type Listener, listenToNotices } from '../listen-to-notices.ts';
import { bookingOf, quote } from './booking.ts';
import { Chance, isAssurance, reportFigure, tries } from './figure.ts';
import { type HttpCaller, httpCaller } from './http-client.ts';
import { openPortalHere, type PortalBeside, startPortalBeside } from './portal-on-database.ts';
import { addHotel, addRoom, type TestRoom } from './test-hotel.ts';

/**
 * Portals in separate processes on one database, three in the assurance run and two in `npm test`: a notice
 * written by one reaches the listeners of the others.
 */
const others = isAssurance ? 2 : 1;
const rounds = tries({ test: 2, assurance: 60 });
const maxMs = 1000;

const today = new Date().toISOString().slice(0, 10);
const stay = { checkIn: addDays(today, 10), checkOut: addDays(today, 11), rooms: 1 };
const chance = new Chance();
const startedAt = Date.now();
const taken: number[] = [];

let database: Database<Tables>;
let portals: PortalBeside[];
let callers: HttpCaller[];
let token: string;
let room: TestRoom;

beforeAll(async () => {
  const connection: PoolConfig = await createTestDatabase();
  database = await openDatabase<Tables>(connection, unhurried);
  room = await addRoom(database.db, await addHotel(database.db), { units: 500, from: today, nights: 30 });
  await database.db
    .updateTable('agencies')
    .set({ most_unpaid_orders: 100, most_unpaid_percent: 100 })
    .execute();
  token = await openSession(database.db, 'owner_a');
  portals = await Promise.all(
    [openPortalHere, ...Array.from({ length: others }, () => startPortalBeside)].map((open) =>
      open(connection),
    ),
  );
  callers = portals.map(({ url }) => httpCaller(() => url, token));
});

afterAll(async () => {
  reportFigure(
    'a notice reaches other processes',
    { rounds, 'longest ms': Math.round(Math.max(...taken)) },
    chance,
    startedAt,
  );
  for (const caller of callers) caller.close();
  await Promise.all(portals.map((portal) => portal.stop()));
  await database.close();
});

/** Books a stay and cancels it unpaid, which writes one notice. */
const book = async ({ send }: HttpCaller) => {
  const reply = await send('POST', 'hotel/book', bookingOf(await quote(send, room, stay)));
  expect(reply.code, reply.msg).toBe(1);
  const cancelled = await send('POST', 'order/cancel', { id: reply.data.order.id });
  expect(cancelled.code, cancelled.msg).toBe(1);
};
const until = (holds: () => boolean) => expect.poll(holds, { timeout: 20_000, interval: 5 }).toBe(true);
const unreadOf = ({ heard }: Listener) => heard.at(-1)?.news.unread ?? -1;
const listen = (portal: PortalBeside, as = token) => listenToNotices(portal.url, as);

test('notices: written by one process → arrive through the others in less than a second', async () => {
  for (let round = 0; round < rounds; round++) {
    const listeners = await Promise.all(portals.map((portal) => listen(portal)));
    for (const listener of listeners) await until(() => listener.heard.length > 0);
    const before = unreadOf(listeners[0]!);
    const writer = chance.whole(0, others);
    await book(callers[writer]!);
    const answered = performance.now();
    for (const listener of listeners) await until(() => unreadOf(listener) === before + 1);
    taken.push(...listeners.map(({ heard }) => heard.at(-1)!.at - answered));
    expect(Math.max(...taken)).toBeLessThan(maxMs);
    // Reading in one tab marks the notice as read in all.
    await callers[writer]!.send('POST', 'notice/read', { all: true });
    for (const listener of listeners) await until(() => unreadOf(listener) === 0);
    for (const listener of listeners) listener.stop();
  }
});

test('notice stream: client reconnects → gets the current state at once', async () => {
  const listener = await listen(portals[1]!);
  await until(() => listener.heard.length > 0);
  const before = unreadOf(listener);
  listener.stop();
  await until(() => listener.isOver);
  await book(callers[0]!);
  await book(callers[others]!);
  const again = await listen(portals[1]!);
  await until(() => again.heard.length > 0);
  expect(again.heard[0]!.news.unread).toBe(before + 2);
  again.stop();
});

test("notice stream: logout in one process → ends the user's stream in another", async () => {
  const leaving = await openSession(database.db, 'owner_a');
  const listener = await listen(portals[others]!, leaving);
  await until(() => listener.heard.length > 0);
  const caller = httpCaller(() => portals[0]!.url, leaving);
  await caller.send('POST', 'user/logout', { refresh_token: '' });
  caller.close();
  await until(() => listener.isOver);
});

test('notice stream: process stops → its streams end, and another process resumes them', async () => {
  const leaving = portals.pop()!;
  const listener = await listen(leaving);
  await until(() => listener.heard.length > 0);
  const before = unreadOf(listener);
  await leaving.stop();
  await until(() => listener.isOver);
  const next = await listen(portals[0]!);
  await book(callers[others - 1]!);
  await until(() => unreadOf(next) === before + 1);
  next.stop();
});
