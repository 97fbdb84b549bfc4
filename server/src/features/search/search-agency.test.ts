import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildDriver,
  buildVehicle,
  buildVehicleClass,
  buildVehicleModel,
} from '../../../test/build-fleet.ts';
import { type InvoiceWorld, openInvoiceWorld } from '../../../test/invoice-world.ts';
import type { CallOptions } from '../../../test/test-caller.ts';
import type { Member } from '../../calls.ts';
import type { Tables } from '../../tables.ts';
import { billSearch } from '../billing/billing.ts';
import { insertRides } from '../fleet/fleet.ts';
import { invoiceSearch } from '../invoices/invoices.ts';
import { orderSearch } from '../orders/for-composition.ts';

let world: InvoiceWorld;
/** An order of the owner, with the facts by which people name it. */
let order: { id: number; sn: string; guest: string; phone: string };
/** An order of the booker. */
let ownOrder: { id: number; sn: string };
let ids: { bill: number; invoice: number };
const paperNumber = '26532000000000000001';
beforeAll(async () => {
  world = await openInvoiceWorld();
  const { db } = world;
  const id = await world.sell(10_000, { reference: 'KM-1187/A' });
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  order = { id, sn: row.sn, guest: row.guest_names[0]!, phone: row.contact_phone };
  const ownId = await world.book('2026-12-20', { as: 'booker', reference: 'KM-2000' });
  const own = await db.selectFrom('orders').select('sn').where('id', '=', ownId).executeTakeFirstOrThrow();
  ownOrder = { id: ownId, sn: own.sn };
  const invoice = await world.applied([id]);
  await world.issue(invoice, await world.authority());
  ids = {
    bill: await world.bill(20_000, new Date(world.clock.now().getTime() + 5 * 86_400_000).toISOString()),
    invoice,
  };
  await addRide(id, '云A·7X 842');
});
afterAll(() => world.close());

/** Adds a ride in this vehicle to an order. */
async function addRide(orderId: number, plate: string): Promise<void> {
  const { db } = world;
  const modelId = await buildVehicleModel(db, { classId: await buildVehicleClass(db) });
  const vehicleId = await buildVehicle(db, { modelId });
  await db.updateTable('vehicles').set({ plate_number: plate }).where('id', '=', vehicleId).execute();
  const startsAt = new Date('2026-12-01T03:00:00Z');
  const journey = {
    fromBaseId: null,
    toBaseId: null,
    outMinutes: 0,
    backMinutes: 0,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
  };
  const passenger = { passengerName: 'LI MING', passengerPhone: '' };
  await db.transaction().execute((trx) =>
    insertRides(trx, {
      ...passenger,
      orderId,
      vehicles: 1,
      journey,
      tz: 'Asia/Yangon',
      driverLanguage: 'burmese',
      of: { modelId },
    }),
  );
  const driverId = await buildDriver(db);
  await db
    .updateTable('rides')
    .set({ driver_id: driverId, vehicle_id: vehicleId, status: 'assigned' })
    .where('order_id', '=', orderId)
    .execute();
}

const search = async (keyword: string, who: CallOptions = { as: 'owner' }) =>
  (await world.call('GET', 'search/all', { keyword }, who)).data.groups;
type Group = { kind: string; hits: { kind: string; id: number }[]; has_more: boolean };
/** Kinds and ids of what is found. */
const found = async (keyword: string, who?: CallOptions): Promise<string[]> =>
  (await search(keyword, who)).flatMap(({ hits }: Group) => hits.map(({ kind, id }) => `${kind} ${id}`));

test('search: number, reference, guest, telephone or plate of an order → the order with its facts', async () => {
  const said = [order.sn, order.sn.slice(-6), 'km 1187', 'KM-1187/A', order.guest, order.phone];
  for (const keyword of [...said, '云A7X842', '云a·7x842', '7X 842', '842']) {
    expect(await found(keyword), keyword).toContain(`order ${order.id}`);
  }
  const [group] = await search('KM-1187/A');
  expect(group).toMatchObject({
    kind: 'order',
    has_more: false,
    hits: [
      {
        title: order.sn,
        reference: 'KM-1187/A',
        type: 'boat',
        status: 'completed',
        date: expect.stringMatching(/^2026-12-\d\d$/),
        amount: { amount: 10_000, currency: 'USD' },
      },
    ],
  });
});

test('search: another vehicle → the order is found by its plate, no longer by the former one', async () => {
  const { db } = world;
  const ride = await db
    .selectFrom('rides')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const modelId = ride.model_id!;
  const other = await buildVehicle(db, { modelId });
  await db.updateTable('vehicles').set({ plate_number: 'YGN 5K-2718' }).where('id', '=', other).execute();
  await db.updateTable('rides').set({ vehicle_id: other }).where('id', '=', ride.id).execute();
  for (const said of ['5K-2718', 'ygn5k2718', '2718'])
    expect(await found(said), said).toContain(`order ${order.id}`);
  expect(await found('云A7X842')).toEqual([]);
  await db.updateTable('rides').set({ vehicle_id: ride.vehicle_id }).where('id', '=', ride.id).execute();
});

test('search: name of a guest → the guest once, with the number of orders', async () => {
  const groups = await search(order.guest);
  const guests = groups.find(({ kind }: Group) => kind === 'guest');
  const { count } = await world.db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('agency_id', '=', world.agencies.A)
    .where(sql<boolean>`${order.guest} = ANY(guest_names)`)
    .executeTakeFirstOrThrow();
  expect(guests.hits).toHaveLength(1);
  expect(guests.hits[0]).toMatchObject({ title: order.guest, type: 'boat', count: Math.min(count, 30) });
  expect((await search('KM-1187/A')).map(({ kind }: Group) => kind)).toEqual(['order']);
});

test('search: number of a bill; number, paper or title of an invoice → the document', async () => {
  for (const said of [`BL ${ids.bill}`, `bl000${ids.bill}`, String(ids.bill).padStart(7, '0')]) {
    expect(await found(said), said).toContain(`bill ${ids.bill}`);
  }
  for (const said of [paperNumber, paperNumber.slice(-8), '91510100709237224E', '远行国际']) {
    expect(await found(said), said).toContain(`invoice ${ids.invoice}`);
  }
});

test('search: another agency → nothing of this one', async () => {
  const other = { as: 'otherAgency' } as const;
  const said = [
    order.sn,
    'KM-1187/A',
    order.guest,
    order.phone,
    '云A7X842',
    `BL${ids.bill}`,
    paperNumber,
    '远行国际',
  ];
  for (const keyword of said) expect(await found(keyword, other), keyword).toEqual([]);
});

test('search: booker → only own orders, no bills and invoices; viewer → all orders', async () => {
  const booker = { as: 'booker' } as const;
  expect(await found('km', booker)).toEqual([`order ${ownOrder.id}`]);
  expect(await found(order.sn, booker)).toEqual([]);
  for (const said of [`BL${ids.bill}`, paperNumber]) expect(await found(said, booker), said).toEqual([]);
  expect(await found('km', { as: 'viewer' })).toEqual([`order ${ownOrder.id}`, `order ${order.id}`]);
  expect(await found(paperNumber, { as: 'viewer' })).toEqual([]);
  expect(await found(paperNumber, { as: 'finance' })).toEqual([`invoice ${ids.invoice}`]);
});

test('search: member who may not see prices → no sums', async () => {
  const [before] = await search(order.sn, { as: 'viewer' });
  expect(before.hits[0].amount).toEqual({ amount: 10_000, currency: 'USD' });
  const nodes = ['/user/order/list/viewAll'];
  await world.db.updateTable('users').set({ nodes }).where('username', '=', 'viewer_a').execute();
  const [group] = await search(order.sn, { as: 'viewer' });
  expect(group.hits[0]).toMatchObject({ id: order.id, amount: null });
});

test.each(['', ' ', 'a', '—', '%', "'; --"])('search: text without a word, %o → nothing', async (keyword) => {
  expect(await search(keyword)).toEqual([]);
});

test('search: pasted with full-width digits and invisible characters → the order', async () => {
  const wide = order.sn.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  expect(await found(`\u3000\u200e${wide}\u00a0\n`)).toContain(`order ${order.id}`);
});

test('search: guest or staff → refused', async () => {
  expect((await world.call('GET', 'search/all', { keyword: order.sn })).code).not.toBe(1);
  expect((await world.call('GET', 'search/all', { keyword: order.sn }, { as: 'operator' })).code).toBe(401);
});

test('search: statements of orders and documents → each can use an index', async () => {
  const heard: CompiledQuery[] = [];
  const pool = new pg.Pool({ ...world.owner, max: 1 });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      heard.push(query);
    },
  });
  const member: Member = {
    kind: 'member',
    userId: 1,
    agencyId: world.agencies.A,
    sessionId: 1,
    role: 'owner',
    username: '',
    nickname: '',
    nodes: new Set(['/user/order/list/viewAll']),
  };
  const common = { member, lang: 'en', now: world.clock.now(), most: 6 } as const;
  const sources = [orderSearch({ db, products: world.products }), billSearch({ db }), invoiceSearch({ db })];
  for (const source of sources) {
    for (const keyword of [order.guest, String(ids.bill)]) await source.find({ ...common, keyword });
  }
  const statements = heard.slice();
  // With few rows a sequential scan is cheaper; forbidden, it remains only where no index can be used.
  await sql`SET enable_seqscan = off`.execute(db);
  const plans: string[] = [];
  for (const { sql: text, parameters } of statements) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...parameters]);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  await db.destroy();
  expect(plans.length).toBeGreaterThan(6);
  expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([]);
});
