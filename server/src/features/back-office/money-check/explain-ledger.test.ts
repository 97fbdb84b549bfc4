import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askAsOwner } from '../../../../test/harness.ts';
import { type InvoiceWorld, openInvoiceWorld } from '../../../../test/invoice-world.ts';
import { ledgerProofs } from '../../../composition/ledger-proofs.ts';
import { checkLedger, checkWholeLedger } from '../../wallet/wallet.ts';

let world: InvoiceWorld;
/** A trip paid on credit and under way, a billed charge, an unbilled one, and an issued invoice. */
let underWay: number;
let bill: number;
let unbilled: number;
let invoice: number;
beforeAll(async () => {
  world = await openInvoiceWorld();
  invoice = await world.applied([await world.sell(10_600)], 'commercial');
  expect((await world.issue(invoice)).code).toBe(1);
  bill = await world.bill(40_000, '2027-01-05T12:00:00Z');
  expect((await world.member('bill/pay', { bill_ids: [bill], amount: 15_000 })).code).toBe(1);
  unbilled = await world.owe(30_000, '2027-01-10T12:00:00Z');
  underWay = await world.buy(20_000, { date: '2027-02-01' });
});
afterEach(async () => {
  await world.db.updateTable('agencies').set({ money_stopped_at: null }).execute();
});
afterAll(() => world.close());

const explain = async (agency_id = world.agencies.A, lang: 'en' | 'zh-cn' = 'en') =>
  (await world.call('GET', 'console/wallet/differences', { agency_id }, { as: 'operator', lang })).data;

/** Changes rows in a way that the portal cannot, explains the ledger, and changes them back. */
async function explainAfter(change: string, undo: string) {
  const tables = [
    'ledger_accounts',
    'ledger_entries',
    'ledger_postings',
    'charges',
    'orders',
    'invoice_lines',
  ];
  const unguarded = (statement: string) =>
    askAsOwner(
      world.owner,
      `${tables.map((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER;`).join('')} ${statement};
       ${tables.map((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER;`).join('')}`,
    );
  await unguarded(change);
  try {
    return await explain();
  } finally {
    await unguarded(undo);
    expect((await explain()).list).toEqual([]);
  }
}

const usd = (amount: number) => ({ amount, currency: 'USD' });
const entryOf = (order: number, kind: string) => `account_kind = '${kind}' AND posting_id IN
  (SELECT id FROM ledger_postings WHERE order_id = ${order})`;

describe('console/wallet/differences', () => {
  test('console/wallet/differences: orders, bills, set-offs and invoices that agree → nothing to explain', async () => {
    await world.giveBack(unbilled, 1_000);
    const { agency, list, capped } = await explain();
    expect(agency).toMatchObject({ id: world.agencies.A, stopped_at: null });
    expect([list, capped]).toEqual([[], false]);
  });

  test('console/wallet/differences: balance changed without a posting → the account with the last posting', async () => {
    const change = (by: number) =>
      `UPDATE ledger_accounts SET balance = balance + ${by} WHERE agency_id = ${world.agencies.A} AND kind = 'order_hold'`;
    const { list } = await explainAfter(change(-7), change(7));
    expect(list[0]).toMatchObject({ rule: 'stored_balance', account: 'order_hold', difference: usd(-7) });
    expect(list[0].postings[0]).toMatchObject({ name: 'Payment', document: { kind: 'order', id: underWay } });
  });

  test('console/wallet/differences: entry changed → the posting that does not add up, with all its entries', async () => {
    const change = (by: number) =>
      `UPDATE ledger_entries SET amount = amount + ${by} WHERE account_kind = 'tax_payable' AND posting_id IN
       (SELECT id FROM ledger_postings WHERE invoice_id = ${invoice})`;
    const { list } = await explainAfter(change(5), change(-5));
    expect(list.map(({ rule, account }: Record<string, unknown>) => [rule, account])).toEqual([
      ['posting_sum', null],
      ['document', 'tax_payable'],
    ]);
    const [{ postings, expected, found, document }] = list;
    expect([expected, found]).toEqual([usd(0), usd(5)]);
    expect(document).toMatchObject({ kind: 'invoice', id: invoice, number: expect.stringMatching(/^IA/) });
    expect(postings[0].entries.map(({ account }: { account: string }) => account).sort()).toEqual([
      'sales',
      'tax_payable',
    ]);
  });

  test('console/wallet/differences: entry moved to another posting → the break in the chain is named', async () => {
    const ids = `(SELECT id FROM ledger_entries WHERE ${entryOf(unbilled, 'receivable')} ORDER BY id LIMIT 1)`;
    const change = (by: number) =>
      `UPDATE ledger_entries SET balance_before = balance_before + ${by}, balance_after = balance_after + ${by}
       WHERE id = ${ids}`;
    const { list } = await explainAfter(change(-3), change(3));
    expect(list[0]).toMatchObject({ rule: 'entry_chain', account: 'receivable', difference: usd(-3) });
    expect(list[0].postings[0].document).toMatchObject({ kind: 'order', id: unbilled });
    // The next entry starts with the true balance again.
    expect(list[1]).toMatchObject({ rule: 'entry_chain', difference: usd(3) });
  });

  test('console/wallet/differences: price of an open order changed → the order, on both accounts that hold it', async () => {
    const change = (by: number) =>
      `UPDATE orders SET total_price = total_price + ${by} WHERE id = ${underWay}`;
    const { list } = await explainAfter(change(100), change(-100));
    expect(list).toMatchObject([
      { account: 'order_hold', expected: usd(-20_100), found: usd(-20_000), document: { id: underWay } },
      { account: 'receivable', expected: usd(20_100), found: usd(20_000), document: { kind: 'order' } },
    ]);
    expect(list[0].document.number).toBe(list[1].document.number);
    expect(list[0].postings).toHaveLength(1);
  });

  test('console/wallet/differences: settled part of a charge changed → its bill, or its order before billing', async () => {
    const settle = (condition: string, by: number) =>
      `UPDATE charges SET settled = settled + ${by} WHERE ${condition}`;
    const onBill = `bill_id = ${bill}`;
    const billed = await explainAfter(settle(onBill, 9), settle(onBill, -9));
    expect(billed.list).toMatchObject([
      {
        rule: 'document',
        account: 'receivable',
        expected: usd(-15_009),
        found: usd(-15_000),
        document: { kind: 'bill', id: bill, number: expect.stringMatching(/^BL/) },
      },
    ]);
    expect(billed.list[0].postings[0].name).toBe('Bill paid from the deposit');
    const open = `order_id = ${unbilled} AND amount > 0`;
    const { list } = await explainAfter(settle(open, 9), settle(open, -9));
    expect(list).toMatchObject([{ account: 'receivable', difference: usd(9), document: { id: unbilled } }]);
  });

  test('console/wallet/differences: tax of an invoice line changed → the invoice', async () => {
    const change = (by: number) =>
      `UPDATE invoice_lines SET site_tax = site_tax + ${by} WHERE invoice_id = ${invoice}`;
    const { list } = await explainAfter(change(2), change(-2));
    expect(list).toMatchObject([
      { account: 'tax_payable', difference: usd(2), document: { kind: 'invoice', id: invoice } },
    ]);
  });

  test('console/wallet/differences: posting moved to the books of another company → both companies named', async () => {
    const {
      created_at,
      id,
      calendar: _,
      ...copied
    } = await world.db.selectFrom('seller_entities').selectAll().executeTakeFirstOrThrow();
    const other = await world.db
      .insertInto('seller_entities')
      .values({ ...copied, name_zh: '金塔旅运', created_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const move = (to: number) =>
      `UPDATE ledger_postings SET entity_id = ${to} WHERE order_id = ${underWay} AND event = 'pay'`;
    const { list } = await explainAfter(move(other.id), move(id));
    expect(list).toMatchObject([
      {
        rule: 'posting_entity',
        expected: null,
        companies: { expected: copied.name_zh, found: '金塔旅运' },
        document: { kind: 'order', id: underWay },
      },
    ]);
  });

  test('console/wallet/differences: sum noted by the last check changed → named with its account', async () => {
    await checkLedger(world.db, ledgerProofs, world.clock.now());
    const change = (by: number) => `UPDATE ledger_checks SET balance = balance + ${by} WHERE account_id =
      (SELECT id FROM ledger_accounts WHERE agency_id = ${world.agencies.A} AND kind = 'deposit')`;
    const { list } = await explainAfter(change(4), change(-4));
    expect(list).toMatchObject([{ rule: 'interim_sum', account: 'deposit', difference: usd(4) }]);
  });

  test('console/wallet/differences: Chinese, unknown agency, member → named, not found, refused', async () => {
    const change = (by: number) =>
      `UPDATE orders SET total_price = total_price + ${by} WHERE id = ${underWay}`;
    await askAsOwner(world.owner, change(1));
    const { list } = await explain(world.agencies.A, 'zh-cn');
    expect(list[0].postings[0].name).toBe('订单付款');
    await askAsOwner(world.owner, change(-1));
    const ask = (agency_id: number, as: 'operator' | 'owner') =>
      world.call('GET', 'console/wallet/differences', { agency_id }, { as });
    expect((await ask(999_999, 'operator')).data.reason).toBe('not_found');
    expect((await ask(world.agencies.A, 'owner')).code).toBe(401);
  });
});

test('console/wallet/checks: checks with and without differences → only the former listed, all counted', async () => {
  const read = async () => (await world.call('GET', 'console/wallet/checks', {}, { as: 'operator' })).data;
  const change = (by: number) =>
    askAsOwner(world.owner, `UPDATE orders SET total_price = total_price + ${by} WHERE id = ${underWay}`);
  const before = await read();
  world.clock.set('2027-01-20T10:00:00Z');
  await change(100);
  await checkLedger(world.db, ledgerProofs, world.clock.now());
  await change(-100);
  world.clock.set('2027-01-20T11:00:00Z');
  await checkWholeLedger(world.db, ledgerProofs, world.clock.now());
  const { list, last, last_whole, recent } = await read();
  expect(list.length).toBe(before.list.length + 1);
  expect(list[0]).toEqual({
    at: Date.parse('2027-01-20T10:00:00Z') / 1000,
    is_whole: false,
    suppliers: [],
    agencies: [{ id: world.agencies.A, name: expect.any(String) }],
    findings: 2,
  });
  expect([last, last_whole]).toEqual(Array(2).fill(Date.parse('2027-01-20T11:00:00Z') / 1000));
  expect(recent).toBeGreaterThanOrEqual(2);
});
