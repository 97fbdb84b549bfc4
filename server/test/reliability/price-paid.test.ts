import { addDays } from '@serai/contract/dates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../harness.ts';
import { checkInvariants } from '../invariants.ts';
import { askQuote, bookingOf, type Send } from './booking.ts';
import { Chance, reportFigure, tries } from './figure.ts';
import { addCallers, fund } from './members.ts';
import { addHotel, addRoom, nightPrice, readStock, setNightPrice, type TestRoom } from './test-hotel.ts';

/** P06: the price paid is the price accepted, or the caller is asked again. */
const runs = tries({ test: 7, assurance: 200 });
const firstNight = '2026-12-29';
const nights = 6;
/** Maximum random price per night in cents; no room starts above it. */
const highest = 20_000;

let world: TestWorld;
let send: Send;
let hotelId: number;
const chance = new Chance();
const startedAt = Date.now();

beforeAll(async () => {
  world = await openTestWorld();
  [send] = (await addCallers(world, 1)) as [Send];
  hotelId = await addHotel(world.db);
  await fund(world, 100_000_000, 100_000_000);
});

afterAll(async () => {
  reportFigure('P06 price paid = price accepted', { runs }, chance, startedAt);
  await world.close();
});

test('price: random changes between quote, booking and payment → the accepted price is paid', async () => {
  let refused = 0;
  for (let run = 0; run < runs; run++) refused += await oneRun(run === 0);
  expect(await checkInvariants(world.db)).toEqual([]);
  expect(refused).toBeGreaterThan(0);
}, 600_000);

test('price: changes at the moment of booking → the old price is charged, or the new one must be accepted', async () => {
  for (let run = 0; run < runs; run++) {
    const room = await addRoom(world.db, hotelId, { units: 5, from: firstNight, nights });
    const { quote_id, total_price } = (await askQuote(send, room, stayOf(0, 3))).data;
    const [booked] = await Promise.all([
      send('POST', 'hotel/book', bookingOf(quote_id)),
      setNightPrice(world.db, room, firstNight, nightPrice + 777),
    ]);
    if (booked.code === 1) expect(booked.data.order.total_price).toEqual(total_price);
    else
      expect(booked.data).toMatchObject({
        reason: 'price_changed',
        new: { amount: total_price.amount + 777 },
      });
  }
}, 600_000);

/**
 * Quotes, changes some prices, books, changes again, pays. Returns whether the booking was refused first,
 * which is random unless it must be.
 */
async function oneRun(mustRefuse: boolean): Promise<number> {
  const room = await addRoom(world.db, hotelId, { units: 5, from: firstNight, nights });
  const length = chance.whole(1, 4);
  const stay = { ...stayOf(chance.whole(0, nights - length), length), rooms: chance.whole(1, 2) };
  await changePrices(room);
  const quoted = await askQuote(send, room, stay, 1);
  expect(quoted.code, quoted.msg).toBe(1);
  let accepted = quoted.data.total_price.amount as number;
  expect(accepted).toBe(await priceNow(room, stay));
  if (mustRefuse) await setNightPrice(world.db, room, stay.checkIn, highest + 1);
  else await changePrices(room);
  const current = await priceNow(room, stay);
  let reply = await send('POST', 'hotel/book', bookingOf(quoted.data.quote_id, stay.rooms));
  const wasRefused = current !== accepted;
  if (wasRefused) {
    expect(reply.code).toBe(0);
    expect(reply.data).toMatchObject({
      reason: 'price_changed',
      old: { amount: accepted },
      new: { amount: current },
    });
    expect(reply.data.quote_id).not.toBe(quoted.data.quote_id);
    const stock = await readStock(world.db, room, firstNight, nights);
    expect(stock.every(({ units, sold }) => units === 5 && sold === 0)).toBe(true);
    accepted = current;
    reply = await send('POST', 'hotel/book', bookingOf(reply.data.quote_id, stay.rooms));
  }
  expect(reply.code, reply.msg).toBe(1);
  const { id } = reply.data.order;
  expect(reply.data.order.total_price.amount).toBe(accepted);
  await changePrices(room);
  const before = await depositAndCredit();
  const paid = await send('POST', 'order/pay', { id, pay_channel: chance.pick(['balance', 'credit']) });
  expect(paid.code, paid.msg).toBe(1);
  expect(before - (await depositAndCredit())).toBe(accepted);
  return wasRefused ? 1 : 0;
}

async function changePrices(room: TestRoom): Promise<void> {
  for (let change = chance.whole(0, 2); change > 0; change--) {
    await setNightPrice(
      world.db,
      room,
      addDays(firstNight, chance.whole(0, nights - 1)),
      chance.whole(100, highest),
    );
  }
}

async function priceNow(
  { ratePlanId }: TestRoom,
  stay: { checkIn: string; checkOut: string; rooms: number },
) {
  let total = 0;
  const months = await world.db
    .selectFrom('rate_months')
    .selectAll()
    .where('rate_plan_id', '=', ratePlanId)
    .execute();
  for (let night = stay.checkIn; night < stay.checkOut; night = addDays(night, 1)) {
    total += months.find(({ month }) => month.slice(0, 7) === night.slice(0, 7))!.prices[
      Number(night.slice(8)) - 1
    ]!;
  }
  return total * stay.rooms;
}

async function depositAndCredit(): Promise<number> {
  const { data } = await send('GET', 'account/wallet', {});
  return data.balance.amount + data.credit_left.amount;
}

function stayOf(offset: number, length: number) {
  const checkIn = addDays(firstNight, offset);
  return { checkIn, checkOut: addDays(checkIn, length), rooms: 1 };
}
