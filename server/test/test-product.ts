import { endpoint } from '@serai/contract/endpoint';
import { orderView } from '@serai/contract/orders/view';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { command, type Db, memberOf, type Route, type Trx } from '../src/calls.ts';
import type { RelativePolicy } from '../src/domain/cancellation-policy.ts';
import { resolvePolicy } from '../src/domain/cancellation-policy.ts';
import { instantOf } from '../src/domain/local-time.ts';
import { findHiredCost, findHiredCosts } from '../src/features/fleet/fleet.ts';
import type { NewOrder } from '../src/features/orders/for-composition.ts';
import type { Product } from '../src/features/orders/for-products.ts';
import {
  openOrder,
  type Products,
  placeOrder,
  presentOrder,
  type VoucherContent,
} from '../src/features/orders/orders.ts';
import { AppError } from '../src/platform/http/app-error.ts';
import { stayPart } from './stay-part.ts';

/** Number of boat trips a test database has to sell. */
export const boatStock = 1000;

/** Free until three days before, 18:00; then the first night; the full price from the day before, 14:00. */
export const graded: RelativePolicy = {
  rules: [
    { until: { daysBefore: 3, time: '18:00' }, fee: { kind: 'none' } },
    { until: { daysBefore: 1, time: '14:00' }, fee: { kind: 'nights', nights: 1 } },
    { until: null, fee: { kind: 'percent', percent: 100 } },
  ],
  noShow: { kind: 'percent', percent: 100 },
};

/** Non-refundable. */
export const fixed: RelativePolicy = {
  rules: [{ until: null, fee: { kind: 'percent', percent: 100 } }],
  noShow: { kind: 'percent', percent: 100 },
};

/**
 * A product unknown to the orders feature: two boat trips on the Irrawaddy over three days, 2 × (80 + 80 +
 * 95.50) USD. It shares the hotels' list page and the part of a hotel order only because the contract fixes both.
 */
export function boatTrips(options: { hasCheckIn?: boolean } = {}): Product {
  return {
    name: 'boat',
    listPage: '/user/order/list',
    snPrefix: 'B',
    hasCheckIn: options.hasCheckIn ?? true,
    releaseStock: async (trx, orderId, how) => {
      if (how === 'noShow') return;
      await sql`WITH given_back AS (UPDATE boat_orders SET holds = false WHERE order_id = ${orderId} AND holds RETURNING 1)
        UPDATE boat_stock SET units = units + (SELECT count(*) FROM given_back)`.execute(trx);
    },
    notifySupplier: async () => {},
    findServed: async (db, ids) => {
      const sailed = sql<{
        id: number;
      }>`SELECT order_id AS id FROM boat_orders WHERE sailed AND order_id = ANY(${[...ids]})`;
      return new Set((await sailed.execute(db)).rows.map(({ id }) => id));
    },
    findWaitingSince: async () => null,
    findHiredCost,
    findSupplierCosts: findHiredCosts,
    countUnits: async (_db, ids) =>
      new Map(ids.map((id) => [id, { units: 2, nights: 3, code: `PIER-${id}` }])),
    findCountries: async (_db, ids) => new Map(ids.map((id) => [id, 'MM'])),
    supplied: {
      describe: async (_db, orderId) => ({ trip: orderId }),
      keepCode: async (trx, orderId, code) => {
        await sql`UPDATE boat_orders SET code = ${code} WHERE order_id = ${orderId}`.execute(trx);
      },
    },
    describe: async (_db, ids, lang) => new Map(ids.map((id) => [id, stayPart(id, lang)])),
    describeVoucher: async () => boatVoucher,
    sampleVoucher: () => boatVoucher,
  };
}

const boatVoucher: VoucherContent = {
  heading: { zh: '乘船凭证', en: 'Boat voucher' },
  name: { zh: '伊洛瓦底江游船', en: 'Irrawaddy Boat' },
  card: { name: 'Irrawaddy Boat', localName: 'ဧရာဝတီမြစ်', address: 'Pier 3', phone: '' },
  sections: [
    {
      title: { zh: '行程', en: 'Trip' },
      rows: [
        { label: { zh: '码头', en: 'Pier' }, value: { zh: '第三码头', en: 'Pier 3' } },
        {
          label: { zh: '乘客', en: 'Passengers' },
          value: { zh: 'LI MING, WANG FANG', en: 'LI MING, WANG FANG' },
        },
      ],
    },
  ],
  requestWords: [{ zh: '安静的甲板', en: 'Quiet deck' }],
};

/** The tables of the product, with the portal's rights on them. */
export const boatTables = `
  CREATE TABLE boat_stock (units int NOT NULL CHECK (units >= 0));
  INSERT INTO boat_stock VALUES (${boatStock});
  CREATE TABLE boat_orders (order_id bigint PRIMARY KEY REFERENCES orders, holds boolean NOT NULL, sailed boolean NOT NULL DEFAULT true,
    code text NOT NULL DEFAULT '');
  GRANT SELECT, INSERT, UPDATE, DELETE ON boat_stock, boat_orders TO PUBLIC`;

export async function readBoatStock(db: Db): Promise<number> {
  const { rows } = await sql<{ units: number }>`SELECT units FROM boat_stock`.execute(db);
  return rows[0]!.units;
}

export const bookBoat = endpoint({
  method: 'POST',
  path: 'boat/book',
  title: 'book a boat trip',
  access: { node: '/hotel/booking/book' },
  idempotent: true,
  input: z.strictObject({
    date: z.string(),
    refundable: z._default(z.boolean(), true),
    /** Price in minor units, instead of that of the trips. */
    price: z.optional(z.int()),
    reference: z._default(z.string(), ''),
    supplier: z._default(z.nullable(z.string()), null),
  }),
  reply: z.object({ order: orderView }),
  errors: ['sold_out'],
});

/** The product's own call; each product has one. */
export function boatRoutes(db: Db, products: Products): Route[] {
  return [
    command(db, bookBoat, async (trx, call) => {
      const member = memberOf(call);
      await takeBoat(trx);
      const order = boatOrder({
        date: call.input.date,
        policy: call.input.refundable ? graded : fixed,
        agencyId: member.agencyId,
        userId: member.userId,
        reference: call.input.reference,
        price: call.input.price,
        now: call.now,
      });
      const { id } = await placeOrder(trx, { ...order, supplier: call.input.supplier });
      await sql`INSERT INTO boat_orders VALUES (${id}, true)`.execute(trx);
      return { order: presentOrder(await openOrder(trx, products, member, id), call) };
    }),
  ];
}

async function takeBoat(trx: Trx): Promise<void> {
  const { numAffectedRows } = await sql`UPDATE boat_stock SET units = units - 1 WHERE units > 0`.execute(trx);
  if (numAffectedRows !== 1n) throw new AppError('sold_out');
}

/**
 * Returns the order that the product passes to orders; it starts at 14:00 in Yangon and ends three days later
 * at noon.
 */
export function boatOrder(facts: {
  date: string;
  policy: RelativePolicy;
  agencyId: number;
  userId: number;
  reference?: string;
  price?: number | undefined;
  now: Date;
}): NewOrder {
  const tz = 'Asia/Yangon';
  const start = instantOf(facts.date, '14:00', tz);
  const hour = 3_600_000;
  return {
    product: { name: 'boat', snPrefix: 'B' },
    agencyId: facts.agencyId,
    userId: facts.userId,
    currency: 'USD',
    lines:
      facts.price === undefined
        ? [
            { label: { zh: '游船 · 平日', en: 'Boat, weekday' }, quantity: 4, unitAmount: 8_000 },
            { label: { zh: '游船 · 周末', en: 'Boat, weekend' }, quantity: 2, unitAmount: 9_550 },
          ]
        : [{ label: { zh: '包船', en: 'Whole boat' }, quantity: 1, unitAmount: facts.price }],
    policy: resolvePolicy(facts.policy, { date: facts.date, tz, startMs: start }),
    nightTotals: facts.price === undefined ? [16_000, 16_000, 19_100] : [],
    tz,
    country: 'MM',
    serviceStart: new Date(start),
    serviceEnd: new Date(start + 70 * hour),
    noShowFrom: new Date(start + 16 * hour),
    autoCompleteAt: new Date(start + 94 * hour),
    cutOff: new Date(start),
    contactName: 'Daw Hla',
    contactPhone: '+95 9 123 4567',
    reference: facts.reference ?? '',
    specialRequests: 'Quiet deck',
    title: { zh: '伊洛瓦底江游船', en: 'Irrawaddy Boat' },
    guestNames: ['LI MING', 'WANG FANG'],
    now: facts.now,
  };
}
