import { randomUUID } from 'node:crypto';
import { inLanguage } from '@serai/phrases/lang';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fundAgency } from '../../../test/fund-agency.ts';
import { askAsOwner } from '../../../test/harness.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { type OwnAgency, openAgency } from '../../../test/open-agency.ts';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import { testStart } from '../../../test/population.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { readCsv, readXlsx } from '../../../test/read-sheet.ts';
import { ledgerProofs } from '../../composition/ledger-proofs.ts';
import { checkLedger, checkWholeLedger } from './wallet.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
});
afterAll(() => world.close());

const get = (
  path: string,
  data: object = {},
  as: 'owner' | 'finance' | 'booker' | 'viewer' | 'otherAgency' | 'operator' = 'owner',
) => world.call('GET', path, data, { as });
const usd = (amount: number) => ({ amount, currency: 'USD' });
const topUp = (data: object, as: 'operator' | 'owner' = 'operator', key = randomUUID()) =>
  world.call('POST', 'console/wallet/topUp', data, { as, key });

describe('a top-up', () => {
  // Covers 1.04.
  test('topUp: same key twice → deposit raised once', async () => {
    const key = randomUUID();
    const [own, other] = [await openAgency(world), await openAgency(world)];
    const input = { agency_id: own.id, amount: 80_000, memo: 'Wire 2211' };
    const first = await topUp(input, 'operator', key);
    expect(first.data.balance).toEqual({ amount: 80_000, currency: 'USD' });
    expect((await topUp(input, 'operator', key)).data).toEqual(first.data);
    expect((await own.get('account/wallet')).data.balance.amount).toBe(80_000);
    expect((await other.get('account/wallet')).data.balance.amount).toBe(0);
  });

  test.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: -5 }, 'amount'],
    [{ amount: 1.5 }, 'amount'],
    [{ amount: '100' }, 'amount'],
    [{ amount: 1e13 }, 'amount'],
    [{ agency_id: 0 }, 'agency_id'],
  ])('topUp: invalid input %o → refused', async (input, field) => {
    const reply = await topUp({ agency_id: world.agencies.A, amount: 100, memo: '', ...input });
    expect(reply.data.errors).toMatchObject([{ field }]);
  });

  test('topUp: caller not staff or agency unknown → refused', async () => {
    expect((await topUp({ agency_id: world.agencies.A, amount: 100, memo: '' }, 'owner')).code).toBe(401);
    expect((await topUp({ agency_id: 999_999, amount: 100, memo: '' })).data.reason).toBe('not_found');
  });
});

test('setCreditLimit: below the current debt → allowed; further credit purchases refused', async () => {
  const own = await openAgency(world);
  const opened = (await own.setCreditLimit(60_000)).data;
  expect(opened).toMatchObject({ credit_left: { amount: 60_000 }, verified: true });
  await own.buy('credit');
  expect((await own.setCreditLimit(10_000)).data).toMatchObject({
    credit_limit: { amount: 10_000 },
    credit_used: { amount: 51_100 },
    credit_left: { amount: 0 },
  });
  const next = (await own.post('boat/book', { date: '2026-12-01' })).data.order.id;
  const refused = await own.post('order/pay', { id: next, pay_channel: 'credit' });
  expect(refused.data).toMatchObject({ reason: 'credit_too_low', available: { amount: 0 } });
  expect((await world.call('POST', 'console/wallet/setCreditLimit', {}, { as: 'owner' })).code).toBe(401);
  expect(await checkInvariants(world.db)).toEqual([]);
});

const squeezed = (text: string) => text.replace(/\s+/g, '');

type Sum = ReturnType<typeof usd>;
interface Account {
  account: string;
  opening: Sum;
  closing: Sum;
}
interface Movement {
  order_sn: string;
  order_reference: string;
  account: string;
  amount: Sum;
  after: Sum;
}

describe('the statement', () => {
  let own: OwnAgency;
  let paid: number;
  beforeAll(async () => {
    own = await openAgency(world);
    await own.topUp(80_000);
    await own.setCreditLimit(60_000);
    await own.buy('credit');
    world.clock.set('2026-11-22T16:30:00Z');
    paid = await own.buy('balance');
    world.clock.set(testStart);
  });

  test('statement: both accounts, by account and by day → opening plus movements equals closing', async () => {
    const all = (await own.get('account/statement')).data;
    expect(all.total).toBe(3);
    expect(all.list[0]).toMatchObject({
      event: 'pay',
      account: 'deposit',
      amount: { amount: -51_100 },
      before: { amount: 80_000 },
      after: { amount: 28_900 },
      order_id: paid,
      order_product: 'boat',
      order_title: 'Irrawaddy Boat',
      user: own.owner,
    });
    for (const filter of [
      {},
      { account: 'deposit' },
      { account: 'credit' },
      { from: '2026-11-23' },
      { to: '2026-11-22' },
    ]) {
      const { accounts, list } = (await own.get('account/statement', filter)).data;
      for (const { account, opening, closing } of accounts) {
        const moved = list
          .filter((row: { account: string }) => row.account === account)
          .reduce((sum: number, row: { amount: { amount: number } }) => sum + row.amount.amount, 0);
        expect(opening.amount + moved).toBe(closing.amount);
      }
    }
    // 00:30 of the 23rd in the agency's zone, Shanghai.
    const newDay = (await own.get('account/statement', { account: 'deposit', from: '2026-11-23' })).data;
    expect(newDay).toMatchObject({
      accounts: [{ account: 'deposit', opening: { amount: 80_000 }, closing: { amount: 28_900 } }],
      total: 1,
    });
    expect((await own.get('account/statement', { limit: 1, page: 2 })).data.list).toMatchObject([
      { account: 'credit' },
    ]);
  });

  test('statement: deposit and debt → shown side by side, never added up', async () => {
    const { accounts, partial } = (await own.get('account/statement')).data;
    expect(accounts).toEqual([
      { account: 'deposit', opening: usd(0), closing: usd(28_900) },
      { account: 'credit', opening: usd(0), closing: usd(-51_100) },
    ]);
    expect(partial).toBe(false);
  });

  test('statement: member without access to every order → rows of their orders only, marked as partial', async () => {
    const rows = async (as: 'booker' | 'finance' | 'viewer') => {
      const { list, total, partial } = (await get('account/statement', {}, as)).data;
      expect(total).toBe(list.length);
      return [list.map((row: { order_reference: string }) => row.order_reference), partial];
    };
    const limit = { agency_id: world.agencies.A, credit_limit: 200_000 };
    await world.call('POST', 'console/wallet/setCreditLimit', limit, { as: 'operator' });
    await topUp({ agency_id: world.agencies.A, amount: 100, memo: '' });
    expect(await rows('booker')).toEqual([[], true]);
    expect((await get('account/balance', {}, 'booker')).data).toMatchObject({ list: [], total: 0 });
    const id = await world.book(undefined, { as: 'booker', reference: 'KM-1187' });
    await world.call('POST', 'order/pay', { id, pay_channel: 'credit' }, { as: 'booker' });
    expect(await rows('booker')).toEqual([['KM-1187'], true]);
    expect(await rows('viewer')).toEqual([['KM-1187', ''], false]);
  });

  test('exportStatement: period → the same rows, each account between its closing and opening balance', async () => {
    const asked = { from: '2026-11-21', to: '2026-11-23' };
    const { list, accounts } = (await own.get('account/statement', { ...asked, limit: 100 })).data;
    const money = ({ amount }: Sum) => (amount / 100).toFixed(2);
    for (const [format, read] of [
      ['csv', readCsv],
      ['xlsx', readXlsx],
    ] as const) {
      const { titles, rows } = read((await own.get('account/exportStatement', { ...asked, format })).body);
      expect(titles).toHaveLength(11);
      const shown = rows.map((row) => [row[3], row[4], row[7], row[8], row[9], row[10]]);
      const name = (account: string) => (account === 'deposit' ? 'Deposit' : 'Credit');
      expect(shown).toEqual([
        ...accounts.map((one: Account) => ['', '', name(one.account), '', money(one.closing), 'USD']),
        ...list.map((row: Movement) => [
          row.order_sn,
          row.order_reference,
          name(row.account),
          money(row.amount),
          money(row.after),
          'USD',
        ]),
        ...accounts.map((one: Account) => ['', '', name(one.account), '', money(one.opening), 'USD']),
      ]);
    }
    expect((await own.get('account/exportStatement', { ...asked, format: 'ods' })).data.errors).toMatchObject(
      [{ field: 'format' }],
    );
    const { url } = (await own.post('account/linkStatement', { ...asked, format: 'csv' })).data;
    const opened = await world.call('GET', 'file/open', { token: new URL(url).searchParams.get('token') });
    expect(readCsv(opened.body).rows).toHaveLength(list.length + 2 * accounts.length);
  });

  test.each(['zh-cn', 'en'] as const)(
    'account/exportStatement: PDF in %s → balances and lines of the sheet, to the cent',
    async (lang) => {
      const asked = { from: '2026-11-21', to: '2026-11-23' };
      const ask = (format: string) => own.get('account/exportStatement', { ...asked, format }, lang);
      const { rows } = readCsv((await ask('csv')).body);
      const file = await ask('pdf');
      const { text, language, title } = await readPdf(file.body);
      expect([language, title]).toEqual([
        lang === 'en' ? 'en' : 'zh-CN',
        `对账单 Account statement Agency ${own.owner} 2026-11-21 – 2026-11-23`,
      ]);
      const cells = squeezed(text);
      const money = (decimal: string) => `${decimal.replace('-', '−')}USD`;
      const printed = rows.map((row) =>
        squeezed(
          [row[0]!.replace('T', ' '), row[1], row[2], row[6], row[3], row[4], row[5], row[7]].join('') +
            [row[8]!, row[9]!].map((sum) => (sum === '' ? '' : money(sum))).join(''),
        ),
      );
      expect(rows).toHaveLength(7);
      const places = printed.map((row) => cells.indexOf(row));
      expect([printed.filter((_, at) => places[at]! < 0), places]).toEqual([
        [],
        places.toSorted((a, b) => a - b),
      ]);
      const [deposit, credit] = inLanguage(lang, { zh: ['预存款', '授信'], en: ['Deposit', 'Credit'] });
      expect(cells).toContain(`${deposit}0.00USD800.00USD−511.00USD289.00USD`);
      expect(cells).toContain(`${credit}0.00USD0.00USD−511.00USD−511.00USD`);
      expect(cells).toContain('2026-11-21–2026-11-23');
      expect(file.headers['content-type']).toBe('application/pdf');
    },
  );

  test('account/exportStatement: PDF → only for members who may view balances, with the lines they may see', async () => {
    const ask = (as: 'booker' | 'viewer' | 'otherAgency') =>
      get('account/exportStatement', { format: 'pdf' }, as);
    expect((await readPdf((await ask('booker')).body)).text).toContain('只列出您有权查看的订单的流水');
    expect((await readPdf((await ask('viewer')).body)).text).not.toContain('只列出您有权查看的订单的流水');
    const { url } = (await own.post('account/linkStatement', { format: 'pdf' })).data;
    const opened = await world.call('GET', 'file/open', { token: new URL(url).searchParams.get('token') });
    expect((await readPdf(opened.body)).text).toContain('Account statement');
    expect((await get('account/exportStatement', { format: 'pdf' }, 'operator')).code).toBe(401);
    expect((await world.call('GET', 'account/exportStatement', { format: 'pdf' })).code).toBe(303);
  });

  test('statement: other agency or no permission for balances → refused', async () => {
    const other = await openAgency(world);
    expect((await other.get('account/statement')).data).toMatchObject({
      total: 0,
      accounts: [{ closing: { amount: 0 } }, { closing: { amount: 0 } }],
    });
    expect((await world.call('GET', 'account/statement')).code).toBe(303);
    expect((await get('account/statement', {}, 'operator')).code).toBe(401);
    expect((await get('account/statement', { from: 'yesterday' })).data.errors).toMatchObject([
      { field: 'from' },
    ]);
  });

  test('account/balance: family client → deposit movements as text', async () => {
    const asked = { page: 1, limit: 10, order: 'ignored' };
    const { list, total } = (await own.get('account/balance', asked)).data;
    expect(total).toBe(2);
    expect(list[0]).toMatchObject({ money: '-511.00', before: '800.00', after: '289.00' });
    expect(list[0].memo).toMatch(/^Payment · B\d{12}$/);
  });

  test('overview: one week → deposit per day and pending orders', async () => {
    await own.post('boat/book', { date: '2026-12-01' });
    world.clock.set('2026-11-23T01:00:00Z');
    const { days, money, score, money_at_end, score_at_end, waiting } = (await own.get('account/overview'))
      .data;
    world.clock.set(testStart);
    expect(days).toEqual([
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ]);
    expect(money).toEqual(['0.00', '0.00', '0.00', '0.00', '800.00', '0.00', '-511.00']);
    expect(money_at_end).toEqual(['0.00', '0.00', '0.00', '0.00', '800.00', '800.00', '289.00']);
    expect(score).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(score_at_end).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(waiting).toEqual([{ product: 'boat', order_status: 'pending_payment', count: 1 }]);
  });
});

describe('ledger check', () => {
  const check = () => checkLedger(world.db, ledgerProofs, world.clock.now());
  const letMoneyMove = () => world.db.updateTable('agencies').set({ money_stopped_at: null }).execute();
  const release = (agency_id: number, data: object = {}, as: 'operator' | 'owner' = 'operator') =>
    world.call('POST', 'console/wallet/release', { agency_id, reason: 'Looked', ...data }, { as });
  /** Changes an agency's rows in a way that the portal itself cannot. */
  const tamper = (table: string, trigger: string, change: string) =>
    askAsOwner(
      world.owner,
      `ALTER TABLE ${table} DISABLE TRIGGER ${trigger}; ${change}; ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`,
    );
  const setDeposit = (agencyId: number, by: number) =>
    tamper(
      ...(['ledger_accounts', 'ledger_accounts_moved'] as const),
      `UPDATE ledger_accounts SET balance = balance + ${by} WHERE agency_id = ${agencyId} AND kind = 'deposit'`,
    );

  /** An agency with a deposit of 800.00 that the check has read. */
  async function openChecked(): Promise<OwnAgency> {
    const own = await openAgency(world);
    await own.topUp(80_000);
    expect(await check()).toEqual([]);
    return own;
  }

  test('checkLedger: no difference → time shown in statements', async () => {
    const own = await openChecked();
    expect((await own.get('account/statement')).data.balanced_at).toBe(testStart.getTime() / 1000);
  });

  test('checkLedger: later run → adds only new entries; checkWholeLedger → adds all again', async () => {
    const { id } = await openChecked();
    const reportOffByOne = `UPDATE ledger_checks SET balance = balance + 1 WHERE account_id =
      (SELECT id FROM ledger_accounts WHERE agency_id = ${id} AND kind = 'deposit')`;
    await askAsOwner(world.owner, reportOffByOne);
    expect(await check()).toMatchObject([{ agencyId: id, kind: 'deposit' }]);
    await letMoneyMove();
    expect(await checkWholeLedger(world.db, ledgerProofs, world.clock.now())).toEqual({
      accounts: [],
      postings: [],
    });
    expect(await check()).toEqual([]);
  });

  test('checkWholeLedger: old entry changed → found; checkLedger → not found', async () => {
    const { id } = await openChecked();
    const change = (by: number) =>
      tamper(
        ...(['ledger_entries', 'ledger_entries_immutable'] as const),
        `UPDATE ledger_entries SET amount = amount + ${by} WHERE account_kind = 'bank_clearing'
         AND posting_id IN (SELECT id FROM ledger_postings WHERE agency_id = ${id})`,
      );
    await change(1);
    expect(await check()).toEqual([]);
    const { accounts, postings } = await checkWholeLedger(world.db, ledgerProofs, world.clock.now());
    expect([accounts, postings]).toMatchObject([[], [{ agencyId: id, sum: 1 }]]);
    await change(-1);
    await letMoneyMove();
  });

  test('checkLedger: money held differs from the open orders → found, agency stopped', async () => {
    const own = await openChecked();
    const order = await own.buy('balance');
    const change = (by: number) =>
      askAsOwner(world.owner, `UPDATE orders SET total_price = total_price + ${by} WHERE id = ${order}`);
    expect(await check()).toEqual([]);
    await change(1);
    expect(await check()).toMatchObject([
      { agencyId: own.id, kind: 'order_hold', balance: -51_100, entries: -51_100, proved: -51_101 },
    ]);
    expect((await own.topUp(100)).data.reason).toBe('money_stopped');
    expect((await release(own.id)).data.reason).toBe('ledger_differs');
    await change(-1);
    expect((await release(own.id)).code).toBe(1);
  });

  test('checkLedger: debt differs from credit holds plus unpaid charges → found', async () => {
    const own = await openChecked();
    await own.setCreditLimit(1_000_000);
    await own.buy('credit');
    const id = await own.buy('credit', '2026-11-22');
    world.clock.set('2026-11-26T12:00:00Z');
    expect((await own.post('order/confirmComplete', { id })).code).toBe(1);
    world.clock.set(testStart);
    const settle = (sum: number) =>
      askAsOwner(world.owner, `UPDATE charges SET settled = ${sum} WHERE order_id = ${id}`);
    expect(await check()).toEqual([]);
    await settle(1);
    const [broken, ...others] = await check();
    expect([broken, others]).toMatchObject([{ agencyId: own.id, kind: 'receivable' }, []]);
    expect(broken!.balance - broken!.proved!).toBe(1);
    await settle(0);
    await letMoneyMove();
  });

  test('checkLedger: one agency broken → only its money stopped', async () => {
    const [own, other] = [await openChecked(), await openAgency(world)];
    await setDeposit(own.id, -1);
    expect(await check()).toMatchObject([
      { agencyId: own.id, kind: 'deposit', balance: -80_001, entries: -80_000 },
    ]);
    expect((await own.topUp(100)).data.reason).toBe('money_stopped');
    expect((await other.topUp(100)).code).toBe(1);
    expect((await own.get('account/statement')).data.balanced_at).toBeNull();
    await setDeposit(own.id, 1);
    await letMoneyMove();
  });

  test('releaseMoney: accounts agree again → released with a reason; before → ledger_differs', async () => {
    const { id: agency_id, topUp: topUpOwn } = await openChecked();
    const listStopped = async () => (await get('console/wallet/stopped', {}, 'operator')).data.list;
    await setDeposit(agency_id, -1);
    await check();
    expect(await listStopped()).toMatchObject([{ agency_id, stopped_at: testStart.getTime() / 1000 }]);
    expect((await release(agency_id)).data.reason).toBe('ledger_differs');
    await setDeposit(agency_id, 1);
    expect((await release(agency_id, { reason: ' ' })).data.errors).toMatchObject([{ field: 'reason' }]);
    expect((await release(999_999)).data.reason).toBe('not_found');
    expect((await release(agency_id, {}, 'owner')).code).toBe(401);
    expect(await listStopped()).toHaveLength(1);
    expect((await release(agency_id, { reason: 'Corrected' })).code).toBe(1);
    expect(await listStopped()).toEqual([]);
    expect((await topUpOwn(100)).code).toBe(1);
    const done = await world.db
      .selectFrom('operator_actions')
      .selectAll()
      .where('call', '=', 'console/wallet/release')
      .where('object_id', '=', agency_id)
      .execute();
    expect(done).toMatchObject([
      {
        object_kind: 'agency',
        object_id: agency_id,
        reason: 'Corrected',
        before: { money_stopped: true },
        after: { money_stopped: false },
      },
    ]);
  });
});

describe('long statements', () => {
  test('statement: request waited for the account lock → its entry is not earlier than the one before it', async () => {
    const own = await openAgency(world);
    const statement = async (filter: object) => (await own.get('account/statement', filter)).data;
    world.clock.set('2026-11-22T17:00:00Z');
    await own.topUp(700, 'first');
    const dayBefore = await statement({ to: '2026-11-22' });
    // Sent the evening before, it got the lock only now.
    world.clock.set('2026-11-22T12:00:00Z');
    await own.topUp(300, 'waited');
    world.clock.set(testStart);
    expect(await statement({ to: '2026-11-22' })).toEqual(dayBefore);
    const { accounts, list } = await statement({ from: '2026-11-23', account: 'deposit' });
    const [{ opening, closing }] = accounts;
    expect(list).toMatchObject([
      { memo: 'waited', at: Date.parse('2026-11-22T17:00:00Z') / 1000 },
      { memo: 'first' },
    ]);
    expect(opening).toEqual(dayBefore.accounts[0].closing);
    expect(closing.amount - opening.amount).toBe(1000);
  });

  test('statement: read by cursor while postings arrive → every entry of both accounts once', async () => {
    const own = await openAgency(world);
    const statement = async (filter: object) => (await own.get('account/statement', filter)).data;
    await own.topUp(700);
    await own.topUp(300);
    await own.setCreditLimit(90_000);
    await own.buy('credit');
    await own.topUp(1, 'after the payment');
    const all = await statement({ limit: 100 });
    expect(new Set(all.list.map(({ account }: { account: string }) => account)).size).toBe(2);
    const walked: { id: number }[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await statement({ limit: 2, ...(cursor && { cursor }) });
      walked.push(...page.list);
      cursor = page.next;
      await own.topUp(1, 'meanwhile');
    } while (cursor);
    expect(walked.length).toBeGreaterThan(3);
    expect(walked).toEqual(all.list);
  });

  test('statement: cursor of another list → refused', async () => {
    const [own, other] = [await openAgency(world), await openAgency(world)];
    await own.topUp(700);
    await own.topUp(300);
    const { next: cursor } = (await own.get('account/statement', { limit: 1 })).data;
    for (const [reader, filter] of [
      [other, {}],
      [own, { account: 'deposit' }],
      [own, { from: '2026-11-22' }],
    ] as const) {
      const refused = await reader.get('account/statement', { ...filter, cursor });
      expect(refused.data.errors).toMatchObject([{ field: 'cursor' }]);
    }
  });
});

test('ledger_postings: entries do not sum to zero → refused by the database', async () => {
  const lonely = sql`
    WITH posting AS (INSERT INTO ledger_postings (idempotency_key, event, agency_id, entity_id, created_at)
      VALUES ('lonely', 'top_up', ${world.agencies.A}, 1, now()) RETURNING id),
    account AS (SELECT id, kind FROM ledger_accounts WHERE kind = 'bank_clearing' LIMIT 1)
    INSERT INTO ledger_entries (posting_id, account_id, account_kind, amount, created_at)
    SELECT posting.id, account.id, account.kind, 5, now() FROM posting, account`;
  await expect(lonely.execute(world.db)).rejects.toThrow('does not sum to zero');
});

test('topUp: balance beyond exact integers → sum_too_large, nothing changes', async () => {
  const own = await openAgency(world);
  await fundAgency(world.db, own.id, { deposit: Number.MAX_SAFE_INTEGER - 2e12 });
  const balance = async () => (await own.get('account/wallet')).data.balance.amount;
  await own.topUp(1e11);
  const before = await balance();
  await own.topUp(1e12);
  const refused = await own.topUp(1e12);
  expect([refused.http, refused.data.reason]).toEqual([200, 'sum_too_large']);
  expect(await balance()).toBe(before + 1e12);
});
