import { netPriceNode, nodesOfRole } from '@serai/contract/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDriver, buildVehicle, buildVehicleModel } from '../../../../test/build-fleet.ts';
import { openStays, type Stays } from '../../../../test/build-stays.ts';
import {
  buildAirport,
  buildClass,
  buildPlace,
  buildPool,
  buildRate,
  buildZone,
} from '../../../../test/build-transfers.ts';
import type { PersonName } from '../../../../test/population.ts';
import { readCsv } from '../../../../test/read-sheet.ts';

/** Two stays and a transfer of agency A: the tests' day is 21 November. */
let stays: Stays;
let early: number;
let late: number;
let transfer: number;
let rideId: number;
let classId: number;

beforeAll(async () => {
  stays = await openStays({ plans: [{ price: 80_00 }] });
  late = await stays.book({ check_in: '2026-12-10', check_out: '2026-12-11' });
  early = await stays.book({ check_in: '2026-12-01', check_out: '2026-12-02', as: 'booker', pay: 'not' });
  transfer = await bookTransfer();
  await stays.post('order/pay', { id: transfer, pay_channel: 'balance' });
  const ride = stays.world.db.selectFrom('rides').select('id').where('order_id', '=', transfer);
  rideId = (await ride.executeTakeFirstOrThrow()).id;
});
afterAll(() => stays.world.close());

/** Books a pick-up at 23:15 on 5 December. */
async function bookTransfer(): Promise<number> {
  const { db, call } = stays.world;
  const airportId = await buildAirport(db);
  const zoneId = await buildZone(db, { airportId });
  const placeId = await buildPlace(db, { airportId, zoneId });
  classId = await buildClass(db);
  const rateId = await buildRate(db, { zoneId, classId, poolId: await buildPool(db, 5) });
  const trip = {
    mode: 'pick_up',
    airport_id: airportId,
    flight_number: 'mu 2031',
    place_id: placeId,
    flight_at: '2026-12-05T23:15',
    adults: 2,
    child_ages: [],
    driver_language: 'burmese',
  };
  const quote = await call(
    'POST',
    'airport/quote',
    { rate_key: `${rateId}-10000`, child_seats: 0, ...trip },
    { as: 'owner' },
  );
  const booked = await stays.post('airport/book', {
    quote_id: quote.data.quote_id,
    passenger_name: 'Zhang San',
    contact_name: 'Wang',
    contact_phone: '+86 138 0000 0000',
    reference: 'T-1',
  });
  expect(booked.code, booked.msg).toBe(1);
  return booked.data.order.id;
}

const list = (input: object = {}, as: PersonName = 'owner') =>
  stays.world.call('GET', 'order/listEvery', input, { as, lang: 'en' });
const idsOf = (reply: Awaited<ReturnType<typeof list>>) =>
  reply.data.list.map(({ id }: { id: number }) => id);
const found = async (input: object, as?: PersonName) => idsOf(await list(input, as));

test('order/listEvery: no filter → all products, the next service first, each with its details and exact counts', async () => {
  const reply = await list();
  expect(idsOf(reply)).toEqual([early, transfer, late]);
  expect(reply.data.list.map(({ product }: { product: string }) => product)).toEqual([
    'hotel',
    'airport',
    'hotel',
  ]);
  expect(reply.data.list[1].detail.flight_number).toBe('MU2031');
  expect(reply.data).toMatchObject({ total: 3, total_capped: false, next: null, today: '2026-11-21' });
  expect(reply.data.counts).toEqual([
    { status: 'confirmed', count: 2, capped: false },
    { status: 'pending_payment', count: 1, capped: false },
  ]);
});

test('order/listEvery: past services → after those to come, the latest first; a cursor goes on from either part', async () => {
  const { clock } = stays.world;
  const before = clock.now();
  clock.set('2026-12-08T03:00:00Z');
  try {
    const expected = [late, transfer, early];
    expect(await found({})).toEqual(expected);
    const paged: number[] = [];
    let cursor: string | null = null;
    do {
      const { data } = await list({ limit: 1, ...(cursor ? { cursor } : {}) });
      paged.push(data.list[0].id);
      cursor = data.next;
    } while (cursor && paged.length < 5);
    expect(paged).toEqual(expected);
    expect(await found({ limit: 2, page: 2 })).toEqual([early]);
  } finally {
    clock.set(before.toISOString());
  }
});

test('order/listEvery: sorted by booking, service or sum → in that order, with cursors', async () => {
  expect(await found({ sort: 'booked' })).toEqual([transfer, early, late]);
  expect(await found({ sort: 'service' })).toEqual([late, transfer, early]);
  const { data } = await list({ sort: 'total' });
  const sums = data.list.map((order: { total_amount: { amount: number } }) => order.total_amount.amount);
  expect(sums).toEqual(sums.toSorted((a: number, b: number) => b - a));
  const first = await list({ sort: 'total', limit: 1 });
  expect(await found({ sort: 'total', limit: 1, cursor: first.data.next })).toEqual([data.list[1].id]);
  const foreign = await list({ sort: 'booked', cursor: first.data.next });
  expect(foreign.data.reason).toBe('cursor_invalid');
});

test('order/listEvery: product, status, days, own orders → only orders that match', async () => {
  expect(await found({ product: 'airport' })).toEqual([transfer]);
  expect(await found({ status: 'pending_payment' })).toEqual([early]);
  expect(await found({ service_from: '2026-12-05', service_to: '2026-12-06' })).toEqual([transfer]);
  expect(await found({ booked_by: 'me' })).toEqual([transfer, late]);
  const unknown = await list({ product: 'boat' });
  expect(unknown.code).not.toBe(1);
  expect(unknown.data.errors[0].field).toBe('product');
});

test('order/listEvery: confirmed stay without code, ride without driver → marked, and found by `only`', async () => {
  const { data } = await list();
  const missing = new Map(
    data.list.map((order: { id: number; missing: string | null }) => [order.id, order.missing]),
  );
  expect(missing).toEqual(
    new Map<number, string | null>([
      [early, null],
      [transfer, 'driver'],
      [late, 'code'],
    ]),
  );
  expect(await found({ only: 'missing_code' })).toEqual([late]);
  expect(await found({ only: 'no_driver' })).toEqual([transfer]);
  expect(await found({ only: 'no_driver', product: 'hotel' })).toEqual([]);
  const narrowed = await list({ only: 'missing_code' });
  expect(narrowed.data.counts).toEqual([{ status: 'confirmed', count: 1, capped: false }]);
});

test('order/listEvery: free cancellation that ends within 48 hours → found then, neither before nor after', async () => {
  const { clock } = stays.world;
  const before = clock.now();
  const { data } = await list();
  const until = data.list.find(({ id }: { id: number }) => id === late).free_cancel_until * 1000;
  try {
    for (const [hours, isFound] of [
      [49, false],
      [47, true],
      [0, false],
    ] as const) {
      clock.set(new Date(until - hours * 3_600_000).toISOString());
      expect((await found({ only: 'free_ends' })).includes(late), `${hours} h`).toBe(isFound);
    }
  } finally {
    clock.set(before.toISOString());
  }
});

test('order/listEvery: searched by flight, plate, confirmation code or phone → finds the order', async () => {
  const { db } = stays.world;
  for (const flight of ['MU2031', 'mu 2031', '2031'])
    expect(await found({ keyword: flight })).toEqual([transfer]);
  const modelId = await buildVehicleModel(db, { classId });
  const driver_id = await buildDriver(db, {});
  const vehicle_id = await buildVehicle(db, { modelId });
  await db
    .updateTable('rides')
    .set({ driver_id, vehicle_id, status: 'assigned' })
    .where('id', '=', rideId)
    .execute();
  const vehicles = db.selectFrom('vehicles').select('plate_number').where('id', '=', vehicle_id);
  const { plate_number } = await vehicles.executeTakeFirstOrThrow();
  expect(await found({ keyword: plate_number })).toEqual([transfer]);
  await db
    .updateTable('hotel_orders')
    .set({ confirmation_code: 'HTL-4711' })
    .where('order_id', '=', late)
    .execute();
  expect(await found({ keyword: 'HTL-4711' })).toEqual([late]);
  expect(await found({ keyword: '138 0000 0000' })).toEqual([early, transfer, late]);
  expect(await found({ only: 'no_driver' })).toEqual([]);
});

test('order/listEvery: member without viewAll → own orders only; another agency → none of them', async () => {
  expect(await found({}, 'booker')).toEqual([early]);
  expect(await found({}, 'otherAgency')).toEqual([]);
  expect(await found({ keyword: 'MU2031' }, 'otherAgency')).toEqual([]);
});

test('order/listEvery: member who may not see net prices → no sums, and no order by sum', async () => {
  const { db } = stays.world;
  const booker = db.updateTable('users').where('username', '=', 'booker_a');
  await booker.set({ nodes: nodesOfRole('booker').filter((node) => node !== netPriceNode) }).execute();
  try {
    expect((await list({}, 'booker')).data.list[0].total_amount.amount).toBeNull();
    expect((await list({ sort: 'total' }, 'booker')).data.reason).toBe('no_permission');
  } finally {
    await booker.set({ nodes: [...nodesOfRole('booker')] }).execute();
  }
});

const calendar = (input: object, as: PersonName = 'owner') =>
  stays.world.call('GET', 'order/calendar', input, { as, lang: 'en' });

test('order/calendar: a month → arrivals, departures and rides per local day, each with its first lines', async () => {
  const { data } = await calendar({ month: '2026-12' });
  expect(data.today).toBe('2026-11-21');
  const counts = data.days.map((day: Record<string, unknown>) => [
    day.day,
    day.arrivals,
    day.departures,
    day.rides,
  ]);
  expect(counts).toEqual([
    ['2026-12-01', 1, 0, 0],
    ['2026-12-02', 0, 1, 0],
    ['2026-12-05', 0, 0, 1],
    ['2026-12-10', 1, 0, 0],
    ['2026-12-11', 0, 1, 0],
  ]);
  expect(data.days[2].first).toEqual([
    {
      id: transfer,
      product: 'airport',
      event: 'ride',
      time: expect.stringMatching(/^\d\d:\d\d$/),
      title: expect.any(String),
      guest: 'Zhang San',
      order_status: 'confirmed',
      offered: false,
    },
  ]);
  expect((await calendar({ month: '2027-01' })).data.days).toEqual([]);
  for (const month of ['0001-01', '9999-12'])
    expect((await calendar({ month })).data.days, month).toEqual([]);
});

test('order/calendar: filters, own orders, another agency → only the orders that their list shows', async () => {
  const daysOf = async (input: object, as?: PersonName) =>
    (await calendar({ month: '2026-12', ...input }, as)).data.days.map(({ day }: { day: string }) =>
      Number(day.slice(8)),
    );
  expect(await daysOf({ product: 'airport' })).toEqual([5]);
  expect(await daysOf({ status: 'pending_payment' })).toEqual([1, 2]);
  expect(await daysOf({ status: 'cancelled' })).toEqual([]);
  expect(await daysOf({ booked_by: 'me' })).toEqual([5, 10, 11]);
  expect(await daysOf({ keyword: 'MU2031' })).toEqual([5]);
  expect(await daysOf({}, 'booker')).toEqual([1, 2]);
  expect(await daysOf({}, 'otherAgency')).toEqual([]);
});

test('order/listEvery: a day of the calendar → services that begin and stays that end on it, and no others', async () => {
  expect(await found({ day: '2026-12-01' })).toEqual([early]);
  expect(await found({ day: '2026-12-02' })).toEqual([early]);
  expect(await found({ day: '2026-12-05' })).toEqual([transfer]);
  expect(await found({ day: '2026-12-03' })).toEqual([]);
  const { data } = await list({ day: '2026-12-11' });
  expect(data.counts).toEqual([{ status: 'confirmed', count: 1, capped: false }]);
});

/** Reads the sheet behind a link. */
async function sheetOf(asked: object) {
  const link = await stays.post('order/linkExportEvery', { ...asked, format: 'csv' });
  expect(link.code, link.msg).toBe(1);
  const token = new URL(link.data.url, 'https://serai.example').searchParams.get('token');
  return readCsv((await stays.world.call('GET', 'file/open', { token })).body);
}

test('order/linkExportEvery: chosen columns and filters → a sheet of exactly these, in the order of the list', async () => {
  const { titles, rows } = await sheetOf({ columns: ['order', 'provider', 'status'] });
  expect(titles).toEqual([
    'Order',
    'Your reference',
    'Order',
    'Confirmation / driver',
    'Flight',
    'Status',
    'Payment',
    'Pay by (Asia/Shanghai)',
    'Free to cancel until (local)',
  ]);
  const numbers = (await list()).data.list.map(({ sn }: { sn: string }) => sn);
  expect(rows.map(([number]) => number)).toEqual(numbers);
  expect(rows.map((row) => row[4])).toEqual(['', 'MU2031', '']);
  const one = await sheetOf({ product: 'airport', sort: 'total' });
  expect(one.rows).toHaveLength(1);
  expect(one.rows[0]).toContain('T-1');
});

test('order/linkExportEvery: without the export right → refused', async () => {
  const refused = await stays.post('order/linkExportEvery', { format: 'csv' }, 'booker');
  expect(refused.data.reason).toBe('no_permission');
});
