import { randomUUID } from 'node:crypto';
import { type PaidBill, payBill, unpayBill } from '../src/features/billing/billing.ts';
import { inTransaction } from '../src/platform/db/transaction.ts';
import { type OrderWorld, openOrderWorld } from './order-world.ts';
import { people } from './population.ts';
import type { TestReply } from './test-caller.ts';

/** Agency A in Yangon, which buys on credit, and its bills. */
export interface BillingWorld extends OrderWorld {
  /** Buys a trip at this total on credit, by default from tomorrow. Returns the order. */
  buy(total: number, options?: { date?: string; reference?: string }): Promise<number>;
  /** Like `buy`, and completed at an instant. */
  owe(total: number, completedAt: string, options?: { date?: string; reference?: string }): Promise<number>;
  complete(orderId: number, at: string): Promise<void>;
  /** Pays everything that earlier tests left open, billed or disputed. */
  settleAll(): Promise<void>;
  /** The open charges, oldest first. */
  open(): Promise<{ id: number; order_id: number; amount: { amount: number } }[]>;
  /** Applies for a bill over charges; returns the reply. */
  apply(chargeIds: readonly number[]): Promise<TestReply>;
  /** Adds a new order at this total with a bill that the seller has confirmed. */
  bill(total: number, completedAt: string): Promise<number>;
  detail(billId: number): Promise<BillSeen>;
  member(
    path: string,
    data: object,
    options?: { key?: string; as?: 'owner' | 'finance' },
  ): Promise<TestReply>;
  staff(path: string, data: object): Promise<TestReply>;
  /** Deposit and receivable of agency A. */
  money(): Promise<[deposit: number, receivable: number]>;
  /** Records an incoming bank transfer for a bill. */
  receive(billId: number, amount: number): Promise<PaidBill>;
  /** Reverses a receipt that turned out to be invalid. */
  reverseAllocation(billId: number, postingId: number): Promise<void>;
  /** Adds another version of agency A's contract from now on. */
  agree(terms: {
    tolerance?: number;
    cycle?: 'week' | 'half_month' | 'month';
    due_days?: number;
  }): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read replies; the contract already checked them.
type BillSeen = any;

/** Opens the world on a separate database, at the tests' first instant. */
export async function openBillingWorld(
  money: { deposit: number; limit: number },
  options: Parameters<typeof openOrderWorld>[1] = {},
): Promise<BillingWorld> {
  const world = await openOrderWorld(undefined, options);
  const { db, call, clock, agencies, book } = world;
  await db.updateTable('agencies').set({ tz: 'Asia/Yangon' }).where('id', '=', agencies.A).execute();
  await world.fund(money.deposit, money.limit);
  const must = (reply: TestReply) => {
    if (reply.code !== 1) throw new Error(`${reply.msg} ${JSON.stringify(reply.data)}`);
    return reply;
  };
  const member: BillingWorld['member'] = (path, data, { as = 'finance', ...options } = {}) =>
    call('POST', path, data, { as, ...options });
  const staff: BillingWorld['staff'] = (path, data) => call('POST', path, data, { as: 'operator' });
  const buy: BillingWorld['buy'] = async (total, { date, reference } = {}) => {
    const start = date ?? new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    const id = await book(start, { price: total, ...(reference ? { reference } : {}) });
    must(await call('POST', 'order/pay', { id, pay_channel: 'credit' }, { as: 'owner' }));
    return id;
  };
  const complete: BillingWorld['complete'] = async (id, at) => {
    clock.set(at);
    must(await call('POST', 'order/confirmComplete', { id }, { as: 'owner' }));
  };
  const owe: BillingWorld['owe'] = async (total, completedAt, options) => {
    const id = await buy(total, options);
    await complete(id, completedAt);
    return id;
  };
  const open: BillingWorld['open'] = async () =>
    must(await call('GET', 'bill/unsettled', { limit: 100 }, { as: 'finance' })).data.list;
  const apply: BillingWorld['apply'] = async (ids) => {
    const chosen = (await open()).filter(({ id }) => ids.includes(id));
    const total = chosen.reduce((sum, { amount }) => sum + amount.amount, 0);
    return member('bill/apply', { charge_ids: ids, total });
  };
  return {
    ...world,
    buy,
    complete,
    owe,
    open,
    apply,
    member,
    staff,
    receive: await receiving(world),
    reverseAllocation: reverseReceiptOf(world),
    bill: async (total, completedAt) => {
      const orderId = await owe(total, completedAt);
      const charges = (await open()).filter(({ order_id }) => order_id === orderId);
      const { id } = must(await apply(charges.map((charge) => charge.id))).data.bill;
      must(await staff('console/bill/confirm', { id }));
      return id;
    },
    detail: async (id) => must(await call('GET', 'bill/detail', { id }, { as: 'finance' })).data,
    money: async () => {
      const { data } = await call('GET', 'account/wallet', {}, { as: 'owner' });
      return [data.balance.amount, data.credit_used.amount];
    },
    settleAll: async () => {
      // A write-off stops the credit until a user lifts the stop.
      await staff('console/wallet/liftCreditStop', { agency_id: agencies.A, reason: 'Over' });
      const shown = async (show: string): Promise<BillSeen[]> =>
        must(await call('GET', 'console/bill/list', { show, limit: 100 }, { as: 'operator' })).data.list;
      for (const { id } of await shown('submitted')) {
        must(await staff('console/bill/reject', { id, reason: 'Over' }));
      }
      for (const { id } of await shown('disputed')) {
        const { data } = await call('GET', 'console/bill/detail', { id }, { as: 'operator' });
        for (const line of data.lines.filter(({ state }: BillSeen) => state === 'disputed')) {
          must(await staff('console/bill/answer', { line_id: line.id, answer: 'Over' }));
        }
      }
      const left = (await open()).map(({ id }) => id);
      if (left.length > 0) {
        must(await staff('console/bill/confirm', { id: must(await apply(left)).data.bill.id }));
      }
      const bills = await shown('open');
      if (bills.length === 0) return;
      const owed = bills.reduce((sum, bill) => sum + bill.open.amount, 0);
      await world.fund(owed, money.limit);
      must(await member('bill/pay', { bill_ids: bills.map(({ id }) => id), amount: owed }));
    },
    agree: async (terms) => {
      const { id: _, ...former } = await db
        .selectFrom('agency_contracts')
        .selectAll()
        .where('agency_id', '=', agencies.A)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      const now = clock.now();
      const version = { ...former, ...terms, valid_from: now, made_at: now };
      await db.insertInto('agency_contracts').values(version).execute();
    },
  };
}

/** Allocates money of agency A that came in at the bank to bills. */
async function receiving({ db, agencies, operatorId, clock }: OrderWorld): Promise<BillingWorld['receive']> {
  const by = { userId: operatorId, agencyId: agencies.A };
  const { id: receiptId } = await db
    .insertInto('receipts')
    .values({
      received_on: '2026-11-21',
      value_date: '2026-11-21',
      bank_reference: 'TT1',
      reference_key: 'TT1',
      payer: 'Agency A',
      currency: 'USD',
      gross: 1e9,
      bank_charge: 0,
      charge_to: 'agency',
      account_currency: 'USD',
      worth: 1e9,
      charge_worth: 0,
      recorded_by: operatorId,
      recorded_at: clock.now(),
      agency_id: agencies.A,
      matched_by: operatorId,
      matched_at: clock.now(),
    } as const)
    .returning('id')
    .executeTakeFirstOrThrow();
  return (billId, amount) =>
    inTransaction(db, async (trx) => {
      const now = clock.now();
      const from = { receiptId };
      const paid = await payBill(trx, { billId, amount, from, key: randomUUID(), now, ...by });
      const used = amount - paid.rest;
      await trx
        .insertInto('receipt_allocations')
        .values({
          receipt_id: receiptId,
          agency_id: agencies.A,
          amount: used,
          posting_id: paid.postingId,
          allocated_by: operatorId,
          allocated_at: now,
        })
        .execute();
      await trx
        .updateTable('receipts')
        .set(({ eb }) => ({ allocated: eb('allocated', '+', used) }))
        .where('id', '=', receiptId)
        .execute();
      return paid;
    });
}

function reverseReceiptOf({
  db,
  agencies,
  operatorId,
  clock,
}: OrderWorld): BillingWorld['reverseAllocation'] {
  return (billId, postingId) =>
    inTransaction(db, async (trx) => {
      const now = clock.now();
      const why = { reason: 'Another agency’s money', userId: operatorId, now };
      await unpayBill(trx, { billId, agencyId: agencies.A, postingId, ...why });
      const { receipt_id, amount } = await trx
        .updateTable('receipt_allocations')
        .set({ reversed_at: now })
        .where('posting_id', '=', postingId)
        .returning(['receipt_id', 'amount'])
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('receipts')
        .set(({ eb }) => ({ allocated: eb('allocated', '-', amount) }))
        .where('id', '=', receipt_id)
        .execute();
    });
}

/** Adds a second user of the seller's finance, who decides the requests of the first. */
export async function addSecondOperator({ db }: Pick<OrderWorld, 'db'>): Promise<string> {
  const { id: _, ...first } = await db
    .selectFrom('users')
    .selectAll()
    .where('username', '=', people.operator.username)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('users')
    // biome-ignore lint/suspicious/noExplicitAny: a copy of a row.
    .values({ ...(first as any), username: 'operator_2', email: 'operator_2@example.com' })
    .execute();
  return 'operator_2';
}
