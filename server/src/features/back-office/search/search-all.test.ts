import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  buildDriver,
  buildVehicle,
  buildVehicleClass,
  buildVehicleModel,
} from '../../../../test/build-fleet.ts';
import { type InvoiceWorld, openInvoiceWorld } from '../../../../test/invoice-world.ts';
import { joinStaff } from '../../../../test/join-staff.ts';
import { openAgency } from '../../../../test/open-agency.ts';
import type { CallOptions } from '../../../../test/test-caller.ts';
import type { Tables } from '../../../tables.ts';
import { findAgencies } from './find-agencies.ts';
import { findBills, findInvoices, findReceipts } from './find-documents.ts';
import { findOrders } from './find-orders.ts';
import { findWorkOrders } from './find-work-orders.ts';

let world: InvoiceWorld;
/** Facts by which callers name the order. */
let order: { id: number; sn: string; guest: string; phone: string };
/** Ids of the other objects. */
let ids: {
  bill: number;
  invoice: number;
  receipt: number;
  workOrder: number;
  driver: number;
  vehicle: number;
};
const paperNumber = '26532000000000000001';
beforeAll(async () => {
  world = await openInvoiceWorld();
  const { db, call } = world;
  await db
    .updateTable('agencies')
    .set({ name: '云南远行旅行社' })
    .where('id', '=', world.agencies.A)
    .execute();
  const orderId = await world.sell(10_000, { reference: 'KM-1187/A' });
  const row = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  order = { id: orderId, sn: row.sn, guest: row.guest_names[0]!, phone: row.contact_phone };
  const invoice = await world.applied([orderId]);
  await world.issue(invoice, await world.authority());
  const receipt = await call(
    'POST',
    'console/receipt/record',
    {
      received_on: '2026-11-20',
      value_date: '2026-11-20',
      bank_reference: 'FT26/1128-001',
      payer: 'GOLDEN BRIDGE CO., LTD',
      currency: 'USD',
      gross: 5000,
    },
    { as: 'operator' },
  );
  const asked = await call(
    'POST',
    'workOrder/add',
    { type: 'other', email: 'desk@example.com', detail: 'The captain named another pier', order_id: orderId },
    { as: 'owner' },
  );
  const modelId = await buildVehicleModel(db, { classId: await buildVehicleClass(db) });
  ids = {
    bill: await world.bill(20_000, new Date(world.clock.now().getTime() + 5 * 86_400_000).toISOString()),
    invoice,
    receipt: receipt.data.id,
    workOrder: asked.data.work_order.id,
    driver: await buildDriver(db),
    vehicle: await buildVehicle(db, { modelId }),
  };
  await db
    .updateTable('drivers')
    .set({ name_zh: '昂山', name_en: 'Ko Aung', phone: '+95 9 425 017 733' })
    .where('id', '=', ids.driver)
    .execute();
  await db
    .updateTable('vehicles')
    .set({ plate_number: '云A·7X 842' })
    .where('id', '=', ids.vehicle)
    .execute();
});
afterAll(() => world.close());

const search = (keyword: string, who: CallOptions = { as: 'operator' }) =>
  world.call('GET', 'console/search', { keyword }, who);
type Group = { kind: string; hits: { kind: string; id: number }[]; has_more: boolean };
/** Kinds and ids of what is found. */
const found = async (keyword: string, who?: CallOptions): Promise<string[]> =>
  (await search(keyword, who)).data.groups.flatMap(({ hits }: Group) =>
    hits.map(({ kind, id }) => `${kind} ${id}`),
  );

describe('console/search', () => {
  test('search: number, reference, guest or telephone of an order → the order with its facts', async () => {
    for (const said of [order.sn, order.sn.slice(-6), 'km 1187', 'KM-1187/A', order.guest, order.phone]) {
      expect(await found(said), said).toContain(`order ${order.id}`);
    }
    const { data } = await search(order.sn);
    expect(data.groups[0]).toMatchObject({
      kind: 'order',
      has_more: false,
      hits: [
        {
          title: order.sn,
          reference: 'KM-1187/A',
          agency: { id: world.agencies.A, name: '云南远行旅行社' },
          type: 'boat',
          status: 'completed',
          date: expect.stringMatching(/^2026-12-\d\d$/),
          amount: { amount: 10_000, currency: 'USD' },
        },
      ],
    });
  });

  test('search: name or user of an agency → the agency, with its state', async () => {
    const { data } = await search('远行旅行社');
    expect(data.groups).toContainEqual({
      kind: 'agency',
      hits: [expect.objectContaining({ id: world.agencies.A, title: '云南远行旅行社', status: 'verified' })],
      has_more: false,
    });
    expect(await found('finance_a@example.com')).toEqual([`agency ${world.agencies.A}`]);
  });

  test('search: number of a bill, with or without letters and zeros → the bill', async () => {
    const { number } = await world.db
      .selectFrom('bills')
      .select('number')
      .where('id', '=', ids.bill)
      .executeTakeFirstOrThrow();
    for (const said of [number, number.toLowerCase(), `BL ${ids.bill}`, `BL${ids.bill}`, String(ids.bill)]) {
      expect(await found(said), said).toContain(`bill ${ids.bill}`);
    }
  });

  test('search: number, paper number or title of an invoice → the invoice', async () => {
    const { number } = await world.db
      .selectFrom('invoices')
      .select('number')
      .where('id', '=', ids.invoice)
      .executeTakeFirstOrThrow();
    for (const said of [number, paperNumber, paperNumber.slice(-8), '91510100709237224E', '远行国际']) {
      expect(await found(said), said).toContain(`invoice ${ids.invoice}`);
    }
  });

  test('search: number, payer or bank reference of a receipt → the receipt', async () => {
    const number = `R${String(ids.receipt).padStart(6, '0')}`;
    for (const said of [number, 'golden bridge', 'FT26/1128-001', 'FT261128001', 'ｆｔ２６ 1128 001']) {
      expect(await found(said), said).toContain(`receipt ${ids.receipt}`);
    }
  });

  test('search: number or words of a work order → the work order with the number of its order', async () => {
    const { data } = await search('another pier');
    const [group] = data.groups;
    expect(group).toMatchObject({
      kind: 'work_order',
      hits: [{ id: ids.workOrder, reference: order.sn, type: 'other', people: ['owner_a'] }],
    });
    expect(await found(group.hits[0].title)).toEqual([`work_order ${ids.workOrder}`]);
  });

  test('search: part of a driver’s name or telephone, or of a plate number → driver and vehicle', async () => {
    for (const said of ['昂', 'aung', '425 017 733', '+95 9–425–017–733', '09425017733']) {
      expect(await found(said), said).toContain(`driver ${ids.driver}`);
    }
    for (const said of ['云A7X842', '云a·7x842', '7X 842', 'x842']) {
      expect(await found(said), said).toContain(`vehicle ${ids.vehicle}`);
    }
  });

  test.each([
    [
      'full-width digits',
      (sn: string) => sn.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    ],
    ['blanks and an invisible character around it', (sn: string) => `\u3000\u200e${sn}\u00a0\n`],
  ])('search: number of an order pasted with %s → the order', async (_, pasted) => {
    expect(await found(pasted(order.sn))).toContain(`order ${order.id}`);
  });

  test.each(['', ' ', '—', '%', "'; --"])('search: text without a word, %o → nothing', async (keyword) => {
    expect((await search(keyword)).data.groups).toEqual([]);
  });

  test('search: more than five hits of a kind → the five newest, and `has_more`', async () => {
    const agencies = [];
    for (let count = 0; count < 6; count += 1) agencies.push((await openAgency(world)).id);
    const { data } = await search('own');
    const group = data.groups.find(({ kind }: Group) => kind === 'agency');
    expect(group.has_more).toBe(true);
    expect(group.hits.map(({ id }: { id: number }) => id)).toEqual(agencies.toReversed().slice(0, 5));
  });

  test('search: caller without the right to see a kind → its objects are not found', async () => {
    const desk = { token: await joinStaff(world, 'desk') };
    const finance = { token: await joinStaff(world, 'finance') };
    expect(await found('FT261128001', desk)).toEqual([]);
    expect(await found('FT261128001', finance)).toEqual([`receipt ${ids.receipt}`]);
    expect(await found('云A7X842', desk)).toEqual([`vehicle ${ids.vehicle}`]);
    expect(await found('云A7X842', finance)).toEqual([]);
    expect((await search(order.sn, { token: await joinStaff(world, 'editor') })).code).toBe(401);
    expect((await search(order.sn, { as: 'owner' })).code).toBe(401);
  });
});

test('search: statements for kinds that grow → each can use an index', async () => {
  const heard: CompiledQuery[] = [];
  const pool = new pg.Pool({ ...world.owner, max: 1 });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      heard.push(query);
    },
  });
  for (const find of [findOrders, findAgencies, findBills, findInvoices, findReceipts, findWorkOrders]) {
    await find(db, { keyword: order.sn, lang: 'en', most: 6, scope: null });
    await find(db, { keyword: String(ids.bill), lang: 'en', most: 6, scope: null });
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
  expect(plans.length).toBeGreaterThan(12);
  expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([]);
});
