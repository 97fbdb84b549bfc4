import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { TaxCodesTable } from '../src/tables.ts';
import { type BillingWorld, openBillingWorld } from './billing-world.ts';
import type { TestReply } from './test-caller.ts';

/** Agency A, which buys boat trips of a seller in China and is invoiced for them. */
export interface InvoiceWorld extends BillingWorld {
  /** Sells a trip at this total, paid from the deposit and completed. Returns the order. */
  sell(total: number, options?: { reference?: string }): Promise<number>;
  /** Sells a trip at this total that is then cancelled for half of it. */
  cancelled(total: number): Promise<number>;
  /** Returns the charges that can be invoiced. */
  eligible(): Promise<EligibleSeen[]>;
  /** Applies for everything that can be invoiced of some orders. */
  applyFor(orderIds: readonly number[], kind?: string, more?: object): Promise<TestReply>;
  /** Like `applyFor`, but must succeed; returns the application. */
  applied(orderIds: readonly number[], kind?: string): Promise<number>;
  /** Approves an application and issues it; returns the reply. */
  issue(id: number, input?: object): Promise<TestReply>;
  /** Gives back part of the price of a completed order. */
  giveBack(orderId: number, amount: number): Promise<void>;
  /** Output of the tax authority: its next number, and a file that the desk has uploaded. */
  authority(): Promise<{ invoice_number: string; files: string[] }>;
  /** Reads an invoice in detail. */
  invoiceOf(id: number): Promise<Seen>;
  /** Reads the invoicing status of an order, e.g. `issued`. */
  invoicing(orderId: number): Promise<string>;
  /** A company's title with the details that any kind requires. */
  titleId: number;
  /** Changes the country of the seller from now on. */
  sellFrom(country: string): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read replies; the contract already checked them.
type Seen = any;
type EligibleSeen = {
  order_id: number;
  charge_ids: number[];
  paper: string;
  amount: { amount: number };
  tax: { amount: number } | null;
};

/** Tax rules of trips: 6 % included in the price; a fee gets a receipt. */
export const boatTax: readonly Omit<
  Insertable<TaxCodesTable>,
  'entity_id' | 'product' | 'valid_from' | 'made_at'
>[] = [
  {
    covers: 'service',
    treatment: 'rate',
    rate_bp: 600,
    class_code: '3070301000000000000',
    class_name: '旅游服务',
    name_zh: '旅游服务 6%',
    name_en: 'Travel service 6 %',
  },
  {
    covers: 'fee',
    treatment: 'receipt',
    rate_bp: 0,
    class_code: '',
    class_name: '',
    name_zh: '取消费',
    name_en: 'Cancellation fee',
  },
];

/** Opens it on a separate database. */
export async function openInvoiceWorld(
  options: Parameters<typeof openBillingWorld>[1] = {},
): Promise<InvoiceWorld> {
  const world = await openBillingWorld({ deposit: 900_000_000, limit: 300_000_000 }, options);
  const { db, call, clock, book } = world;
  const entity = await db.selectFrom('seller_entities').select('id').executeTakeFirstOrThrow();
  const from = { entity_id: entity.id, product: 'boat', valid_from: '2026-01-01', made_at: clock.now() };
  await db
    .insertInto('tax_codes')
    .values(boatTax.map((code) => ({ ...code, ...from })))
    .execute();
  const must = (reply: TestReply) => {
    if (reply.code !== 1) throw new Error(`${reply.msg} ${JSON.stringify(reply.data)}`);
    return reply;
  };
  const title = must(
    await call(
      'POST',
      'invoice/saveTitle',
      {
        kind: 'company',
        title: '云南远行国际旅行社有限公司',
        taxpayer_id: '91510100709237224E',
        branch: '00000',
        address: '昆明市人民中路 1 号',
        phone: '',
        bank: '',
        bank_account: '',
        email: 'fapiao@yuanxing.example',
      },
      { as: 'finance' },
    ),
  ).data.title;
  const eligible: InvoiceWorld['eligible'] = async () =>
    must(await call('GET', 'invoice/eligible', { limit: 100 }, { as: 'finance' })).data.list;
  const paid = async (total: number, reference?: string) => {
    const start = new Date(clock.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10);
    const id = await book(start, { price: total, ...(reference ? { reference } : {}) });
    must(await call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' }));
    return { id, start };
  };
  const applyFor: InvoiceWorld['applyFor'] = async (orderIds, kind = 'ordinary', more = {}) => {
    const rows = (await eligible()).filter(({ order_id }) => orderIds.includes(order_id));
    const input = {
      charge_ids: rows.flatMap(({ charge_ids }) => charge_ids),
      total: rows.reduce((sum, { amount }) => sum + amount.amount, 0),
      title_id: title.id,
      kind,
      ...more,
    };
    return call('POST', 'invoice/apply', input, { as: 'finance' });
  };
  let numbered = 0;
  const authority: InvoiceWorld['authority'] = async () => {
    numbered += 1;
    const path = `invoice/20261121/${randomUUID().replaceAll('-', '')}/${numbered}.pdf`;
    await db
      .insertInto('uploads')
      .values({
        user_id: world.operatorId,
        driver: 'local',
        path,
        name: `fapiao-${numbered}.pdf`,
        suffix: 'pdf',
        mimetype: 'application/pdf',
        is_picture: false,
        size: 9,
        received: 9,
        sha1: 'f'.repeat(40),
        width: 0,
        height: 0,
        created_at: clock.now(),
        is_private: true,
      })
      .execute();
    return {
      invoice_number: String(26_532_000_000_000_000_000n + BigInt(numbered)),
      files: [`/storage/${path}`],
    };
  };
  return {
    ...world,
    authority,
    issue: async (id, input = {}) => {
      must(await world.staff('console/invoice/approve', { id }));
      const issued_on = clock.now().toISOString().slice(0, 10);
      return world.staff('console/invoice/issue', { id, issued_on, ...input });
    },
    giveBack: async (id, amount) => {
      must(
        await world.staff('console/order/refundLater', {
          id,
          amount,
          reason: 'The boat was late, says its captain',
        }),
      );
    },
    eligible,
    applyFor,
    titleId: title.id,
    sell: async (total, { reference } = {}) => {
      const { id, start } = await paid(total, reference);
      await world.complete(id, new Date(Date.parse(start) + 5 * 86_400_000).toISOString());
      return id;
    },
    cancelled: async (total) => {
      const { id } = await paid(total);
      const input = { id, fee: Math.round(total / 2), reason: 'Agreed' };
      must(await call('POST', 'console/order/cancel', input, { as: 'operator' }));
      return id;
    },
    applied: async (orderIds, kind) => must(await applyFor(orderIds, kind)).data.invoice.id,
    invoiceOf: async (id) => must(await call('GET', 'invoice/detail', { id }, { as: 'finance' })).data,
    invoicing: async (id) =>
      must(await call('GET', 'order/detail', { id }, { as: 'owner' })).data.order.invoice_status,
    sellFrom: async (country) => {
      await db
        .updateTable('seller_entities')
        .set({
          country,
          branch: country === 'TH' ? '00003' : '',
          name_local: country === 'TH' ? 'บริษัท โกลเด้น ทัวร์ จำกัด' : '',
        })
        .execute();
    },
  };
}
