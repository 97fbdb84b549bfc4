import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../harness.ts';
import { checkInvariants } from '../invariants.ts';
import { bookingOf, quote, type Send } from './booking.ts';
import { Chance, reportFigure, tries } from './figure.ts';
import { addCallers, fund } from './members.ts';
import { addHotel, addRoom, type TestRoom } from './test-hotel.ts';

/** P05: a command is executed at most once per key. */
const copies = 20;
// Twenty copies of each of four commands meet in every round.
const rounds = tries({ test: 1, assurance: 100 });
const stay = { checkIn: '2026-12-30', checkOut: '2027-01-02', rooms: 1 };

let world: TestWorld;
let send: Send;
let room: TestRoom;
const chance = new Chance();
const startedAt = Date.now();

beforeAll(async () => {
  world = await openTestWorld({ maxConnections: 24 });
  [send] = (await addCallers(world, 1)) as [Send];
  room = await addRoom(world.db, await addHotel(world.db), { units: 1000, from: '2026-12-30', nights: 3 });
  await fund(world, 1_000_000_00, 0);
});

afterAll(async () => {
  reportFigure('P05 one effect per key', { rounds, copies }, chance, startedAt);
  await world.close();
});

test('book, pay, refund, cancel: 20 copies with one key → one effect and equal answers', async () => {
  for (let round = 0; round < rounds; round++) {
    const order = await inCopies('hotel/book', bookingOf(await quote(send, room, stay)));
    const { id } = order;
    await inCopies('order/pay', { id, pay_channel: 'balance' });
    const preview = await send('POST', 'order/refundPreview', { id });
    await inCopies('order/refund', { id, preview_id: preview.data.preview_id });
    const other = await inCopies('hotel/book', bookingOf(await quote(send, room, stay)));
    await inCopies('order/cancel', { id: other.id });
  }
  const { orders, postings } = await countEffects();
  expect(orders).toBe(rounds * 2);
  // The top-up, and the payment and refund of each paid order.
  expect(postings).toBe(1 + rounds * 2);
  expect(await checkInvariants(world.db)).toEqual([]);
}, 600_000);

test('idempotency key: reused with another body → refused, changes nothing', async () => {
  const key = randomUUID();
  const first = await send('POST', 'hotel/book', bookingOf(await quote(send, room, stay)), { key });
  expect(first.code).toBe(1);
  const before = await countEffects();
  const second = await send('POST', 'hotel/book', bookingOf(await quote(send, room, stay)), { key });
  expect([second.code, second.data.reason]).toEqual([0, 'idempotency_key_reused']);
  expect(await countEffects()).toEqual(before);
});

test('idempotency key: command is refused → key stays free', async () => {
  const key = randomUUID();
  const { data } = await send('POST', 'hotel/book', bookingOf(await quote(send, room, stay)));
  const tooMuch = { id: data.order.id, pay_channel: 'credit' };
  expect((await send('POST', 'order/pay', tooMuch, { key })).data.reason).toBe('credit_too_low');
  await fund(world, 0, 100_000);
  expect((await send('POST', 'order/pay', tooMuch, { key })).code).toBe(1);
});

/** Sends a command 20 times at once with one key; returns the order that all replies name. */
async function inCopies(path: string, body: object): Promise<{ id: number }> {
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: copies }, () => send('POST', path, body, { key })));
  for (const reply of replies) {
    expect(reply.code, reply.msg).toBe(1);
    expect(reply.data).toEqual(replies[0]!.data);
  }
  const again = await send('POST', path, body, { key });
  expect(again.data).toEqual(replies[0]!.data);
  return replies[0]!.data.order;
}

async function countEffects(): Promise<{ orders: number; postings: number }> {
  const count = async (table: 'orders' | 'ledger_postings') =>
    Number(
      (
        await world.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  return { orders: await count('orders'), postings: await count('ledger_postings') };
}
