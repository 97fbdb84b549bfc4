import { addDays, nightsBetween } from '@serai/contract/dates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../harness.ts';
import { checkInvariants } from '../invariants.ts';
import { testStart } from '../population.ts';
import { askMixedQuote, bookingOf, quote, type Send, type Stay } from './booking.ts';
import { count, expectFilled } from './expect-filled.ts';
import { Chance, reportFigure, tries } from './figure.ts';
import { addRivals } from './members.ts';
import { addHotel, addRoom, readStock, type TestRoom } from './test-hotel.ts';

/** P03: no room-night is sold twice, and none stays unsold that a caller wanted. */
const stock = 5;
// Twenty callers race in every round: one round shows the rule, more rounds vary the timing.
const rounds = tries({ test: 1, assurance: 100 });
// A week across the end of a month: every stay may touch two rows of stock.
const firstNight = '2026-12-28';
const week = 7;

let world: TestWorld;
let callers: Send[];
let hotelId: number;
let chance: Chance;
let startedAt: number;

beforeAll(async () => {
  world = await openTestWorld({ maxConnections: 24 });
  callers = await addRivals(world, 20);
  hotelId = await addHotel(world.db);
  chance = new Chance();
  startedAt = Date.now();
});

afterAll(async () => {
  reportFigure(
    'P03 no night sold twice',
    { 'rounds of each scenario': rounds, callers: callers.length },
    chance,
    startedAt,
  );
  await world.close();
});

test('rooms: 20 callers want the same 5 → 5 get one, 15 are refused as sold out', async () => {
  for (let round = 0; round < rounds; round++) {
    const room = await newRoom();
    const stay = stayOf(1, 3);
    const outcomes = await bookAtOnce(
      room,
      callers.map(() => stay),
    );
    expect(count(outcomes, 'ok')).toBe(stock);
    expect(count(outcomes, 'sold_out')).toBe(callers.length - stock);
    const nights = await readStock(world.db, room, stay.checkIn, 3);
    expect(nights.map(({ units, sold }) => [units, sold])).toEqual([
      [0, 5],
      [0, 5],
      [0, 5],
    ]);
  }
  await expectSound();
}, 600_000);

test('rooms: overlapping stays of 1 to 5 nights → nothing is oversold, and nothing that fits is refused', async () => {
  for (let round = 0; round < rounds; round++) {
    const room = await newRoom();
    const stays = callers.map(() => randomStay(1));
    expectAllFilled(stays, await bookAtOnce(room, stays));
  }
  await expectSound();
}, 600_000);

test('rooms: orders of one to three rooms → all rooms of an order or none', async () => {
  for (let round = 0; round < rounds; round++) {
    const room = await newRoom();
    const stays = callers.map(() => randomStay(chance.whole(1, 3)));
    expectAllFilled(stays, await bookAtOnce(room, stays));
  }
  await expectSound();
}, 600_000);

test('rooms of two types in one order: 20 callers want both in either order, some cancel → all or none, no deadlock', async () => {
  for (let round = 0; round < rounds; round++) {
    const rooms = [await newRoom(), await newRoom()];
    const { checkIn, checkOut } = stayOf(1, 5);
    const quotes = await Promise.all(
      callers.map(async (send, at) => {
        const wanted = at % 2 === 0 ? rooms : rooms.toReversed();
        return (await askMixedQuote(send, wanted, { checkIn, checkOut })).data.quote_id as string;
      }),
    );
    const bookings = await Promise.all(
      callers.map(async (send, at) => {
        const booked = await book(send, quotes[at]!, 2);
        // Every fourth caller returns the rooms at once, while others book.
        if (booked.orderId && at % 4 === 3) await send('POST', 'order/cancel', { id: booked.orderId });
        return booked.outcome;
      }),
    );
    expect(new Set(bookings)).toEqual(new Set(['ok', 'sold_out']));
    const held = await Promise.all(rooms.map((each) => readAll(each)));
    expect(held[0]!.map(({ units, sold }) => [units, sold])).toEqual(
      held[1]!.map(({ units, sold }) => [units, sold]),
    );
    for (const nights of held) expectWithin(stock, nights);
  }
  await expectSound();
}, 600_000);

test('rooms: cancelled while others book → sold again, once', async () => {
  for (let round = 0; round < rounds; round++) {
    const room = await newRoom();
    const stay = stayOf(2, 2);
    const holders = callers.slice(0, stock);
    const quotes = await Promise.all(callers.map((send) => quote(send, room, stay)));
    const orders: number[] = [];
    for (const [at, send] of holders.entries()) orders.push((await book(send, quotes[at]!)).orderId!);
    const cancelled = chance.shuffle(orders).slice(0, chance.whole(1, stock));
    const rivals = callers.slice(stock);
    const [cancels, bookings] = await Promise.all([
      Promise.all(cancelled.map((id) => holders[orders.indexOf(id)]!('POST', 'order/cancel', { id }))),
      Promise.all(rivals.map((send, at) => book(send, quotes[stock + at]!))),
    ]);
    expect(cancels.map(({ code }) => code)).toEqual(cancelled.map(() => 1));
    const late = await Promise.all(
      rivals.filter((_, at) => bookings[at]!.outcome !== 'ok').map((send) => bookIfLeft(send, room, stay)),
    );
    expect(new Set([...bookings, ...late].map(({ outcome }) => outcome))).toEqual(
      new Set(['ok', 'sold_out']),
    );
    expect(
      count(
        [...bookings, ...late].map(({ outcome }) => outcome),
        'ok',
      ),
    ).toBe(cancelled.length);
    expect(
      (await readAll(room)).filter(({ sold }) => sold > 0).map(({ units, sold }) => [units, sold]),
    ).toEqual([
      [0, 5],
      [0, 5],
    ]);
  }
  await expectSound();
}, 600_000);

test('rooms: orders expire while payments race → their rooms go to others', async () => {
  for (let round = 0; round < Math.ceil(rounds / 2); round++) {
    const room = await newRoom();
    const stay = stayOf(0, 2);
    const orders: { send: Send; id: number }[] = [];
    for (const send of callers.slice(0, stock)) {
      orders.push({ send, id: (await book(send, await quote(send, room, stay))).orderId! });
    }
    world.clock.advance(31 * 60_000);
    const expire = world.app.jobs.find(({ name }) => name.includes('expire'))!;
    const [paid] = await Promise.all([
      Promise.all(orders.map(({ send, id }) => send('POST', 'order/pay', { id, pay_channel: 'balance' }))),
      expire.run(world.clock.now()),
      expire.run(world.clock.now()),
    ]);
    for (const { code } of paid) expect(code).toBe(0);
    // The job skips an order that a payer has locked when both read it; the next run takes it.
    await expire.run(world.clock.now());
    const outcomes = await Promise.all(callers.map((send) => bookIfLeft(send, room, stay)));
    expect(
      count(
        outcomes.map(({ outcome }) => outcome),
        'ok',
      ),
    ).toBe(stock);
  }
  world.clock.set(testStart);
  await expectSound();
}, 600_000);

test('rooms: released to the hotel during bookings, cancellations and expiry → sold to no one; the rest is kept', async () => {
  const keep = 2;
  const expire = jobOf('expire-orders');
  for (let round = 0; round < rounds; round++) {
    const room = await newRoom();
    const stay = stayOf(2, 2);
    const hold = async (send: Send) => (await book(send, await quote(send, room, stay))).orderId!;
    const [first, second, third, ...rivals] = callers.slice(0, 8) as [Send, Send, Send, ...Send[]];
    await Promise.all([hold(first), hold(second)]);
    world.clock.advance(31 * 60_000);
    const cancelled = await hold(third);
    const quotes = await Promise.all(rivals.map((send) => quote(send, room, stay)));
    const allotment = { release_days: 90, release_keep: keep };
    await world.db.updateTable('room_types').set(allotment).where('id', '=', room.roomTypeId).execute();
    let isOver = false;
    const rush = Promise.all([
      Promise.all(rivals.map((send, at) => book(send, quotes[at]!))),
      third('POST', 'order/cancel', { id: cancelled }),
      expire.run(world.clock.now()),
    ]).finally(() => {
      isOver = true;
    });
    do expectWithin(stock, await releaseAndRead(room));
    while (!isOver);
    const [early] = await rush;
    const nights = expectWithin(stock, await releaseAndRead(room));
    const left = nights.find(({ night }) => night === stay.checkIn)!.units;
    expect(left).toBeLessThanOrEqual(keep);
    const refused = rivals.filter((_, at) => early[at]!.outcome !== 'ok');
    const late = await Promise.all(refused.map((send) => bookIfLeft(send, room, stay)));
    const outcomes = late.map(({ outcome }) => outcome);
    expect(count(outcomes, 'ok')).toBe(Math.min(left, refused.length));
    const sold = [...early, ...late].flatMap(({ orderId }, at) => (orderId ? [{ orderId, at }] : []));
    const senders = [...rivals, ...refused];
    const ended = await Promise.all(
      sold.map(({ orderId, at }) => senders[at]!('POST', 'order/cancel', { id: orderId })),
    );
    expect(ended.every(({ code }) => code === 1)).toBe(true);
    // The units that the hotel leaves remain ours to sell, whatever was released before.
    for (const { units, sold: held } of await releaseAndRead(room)) expect([units, held]).toEqual([keep, 0]);
  }
  world.clock.set(testStart);
  await expectSound();
}, 600_000);

test('booking: copies with one key race → stock is taken once', async () => {
  for (let round = 0; round < Math.ceil(rounds / 2); round++) {
    const room = await newRoom();
    const stay = stayOf(1, 2);
    const replies = await Promise.all(
      callers.slice(0, 10).map(async (send) => {
        const quoteId = await quote(send, room, stay);
        const key = crypto.randomUUID();
        return Promise.all([1, 2, 3].map(() => book(send, quoteId, 1, key)));
      }),
    );
    const orders = new Set(replies.flat().flatMap(({ orderId }) => orderId ?? []));
    expect(orders.size).toBe(stock);
  }
  await expectSound();
}, 600_000);

function jobOf(name: string) {
  return world.app.jobs.find((job) => job.name === name)!;
}

/** Releases what is due to the hotel, then reads the nights of a room. */
async function releaseAndRead(room: TestRoom) {
  await jobOf('release-allotments').run(world.clock.now());
  return readAll(room);
}

/** No night has fewer than zero rooms left, or more rooms left and sold than there ever were. */
function expectWithin<Night extends { units: number; sold: number }>(most: number, nights: Night[]): Night[] {
  for (const { units, sold } of nights) {
    expect(Math.min(units, sold)).toBeGreaterThanOrEqual(0);
    expect(units + sold).toBeLessThanOrEqual(most);
  }
  return nights;
}

function newRoom(): Promise<TestRoom> {
  return addRoom(world.db, hotelId, { units: stock, from: firstNight, nights: week });
}

function readAll(room: TestRoom) {
  return readStock(world.db, room, firstNight, week);
}

function stayOf(offset: number, nights: number, rooms = 1): Stay {
  const checkIn = addDays(firstNight, offset);
  return { checkIn, checkOut: addDays(checkIn, nights), rooms };
}

function randomStay(rooms: number): Stay {
  const nights = chance.whole(1, 5);
  return stayOf(chance.whole(0, week - nights), nights, rooms);
}

/** Asks for all quotes one after the other, then books all at once. */
async function bookAtOnce(room: TestRoom, stays: readonly Stay[]): Promise<string[]> {
  const quotes: string[] = [];
  for (const [at, stay] of stays.entries()) quotes.push(await quote(callers[at]!, room, stay));
  const booked = await Promise.all(stays.map(({ rooms }, at) => book(callers[at]!, quotes[at]!, rooms)));
  return booked.map(({ outcome }) => outcome);
}

async function bookIfLeft(send: Send, room: TestRoom, stay: Stay) {
  try {
    return await book(send, await quote(send, room, stay));
  } catch {
    // Sold out before a price could be locked.
    return { outcome: 'sold_out', orderId: undefined };
  }
}

async function book(send: Send, quoteId: string, rooms = 1, key?: string) {
  const reply = await send('POST', 'hotel/book', bookingOf(quoteId, rooms), key ? { key } : {});
  const orderId = reply.code === 1 ? (reply.data.order.id as number) : undefined;
  return { outcome: reply.code === 1 ? 'ok' : String(reply.data?.reason ?? reply.msg), orderId };
}

function expectAllFilled(stays: readonly Stay[], outcomes: readonly string[]): void {
  const wishes = stays.map(({ checkIn, checkOut, rooms }) => ({
    days: Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, night) => addDays(checkIn, night)),
    units: rooms,
  }));
  expectFilled(stock, wishes, outcomes);
}

async function expectSound(): Promise<void> {
  expect(await checkInvariants(world.db)).toEqual([]);
}
