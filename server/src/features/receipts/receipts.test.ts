import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  askAsOwner,
  openSession,
  openTestWorld,
  type TestReply,
  type TestWorld,
} from '../../../test/harness.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { type PersonName, testStart } from '../../../test/population.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { sendFile } from '../../../test/send-file.ts';
import { digestState } from '../../../test/state-digest.ts';
import { openStorages } from '../../platform/files/open-storages.ts';

let world: TestWorld;
let dataDir: string;
/** Session token of a second finance member. */
let colleague: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'serai-receipts-'));
  world = await openTestWorld({ storages: openStorages({ dataDir }) });
  await world.db
    .insertInto('users')
    .values({
      agency_id: null,
      role: 'operator',
      staff_role: 'finance',
      username: 'finance_1',
      nickname: 'Ko Aung',
      password_hash: 'nobody logs in with it',
      email: 'finance_1@example.com',
      created_at: testStart,
    })
    .execute();
  colleague = await openSession(world.db, 'finance_1');
});
afterEach(async () => {
  await world.db.deleteFrom('site_settings').where('name', '=', 'paidBackAloneUpTo').execute();
  await world.db.deleteFrom('throttle_counters').execute();
  expect(await checkInvariants(world.db)).toEqual([]);
});
afterAll(async () => {
  await world.close();
  await rm(dataDir, { recursive: true, force: true });
});

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const desk = (path: string, data: object, token?: string) =>
  world.call('POST', `console/${path}`, data, token ? { token } : { as: 'operator' });
const member = (path: string, data: object, as: PersonName = 'owner') =>
  world.call('POST', path, data, { as });
const read = async (path: string, data: object = {}, as: PersonName = 'owner') =>
  (await world.call('GET', path, data, { as })).data;
const depositOf = async (as: PersonName = 'owner') => (await read('account/wallet', {}, as)).balance.amount;

async function uploadSlip(as: PersonName = 'owner'): Promise<string> {
  const sent = await sendFile(world, { name: 'slip.pdf', bytes: pdf, as, query: '?driver=local&topic=slip' });
  return sent.data.file.url;
}

const said = { amount: 200_000, currency: 'USD', paid_on: '2026-11-20', payer: 'Golden Stupa Co Ltd' };

async function declare(facts: object = {}, as: PersonName = 'owner'): Promise<number> {
  const reply = await member('account/topUp', { ...said, slip: await uploadSlip(as), ...facts }, as);
  expect(reply.code, reply.msg).toBe(1);
  return reply.data.id;
}

const arrived = { received_on: '2026-11-21', value_date: '2026-11-21', payer: 'Golden Stupa Co Ltd' };
const inDollars = { ...arrived, currency: 'USD', gross: 200_000 };
const freshReference = () => `FT-${randomUUID()}`;

async function record(facts: object = {}): Promise<number> {
  const reply = await desk('receipt/record', { ...inDollars, bank_reference: freshReference(), ...facts });
  expect(reply.code, reply.msg).toBe(1);
  return reply.data.id;
}

const match = (receipt_id: number, amount: number | null, more: object = {}, token?: string) =>
  desk(
    'receipt/match',
    {
      receipt_id,
      agency_id: world.agencyA,
      ...more,
      parts: amount === null ? [] : [{ amount }],
    },
    token,
  );
const reverse = (receipt_id: number) => desk('receipt/reverse', { receipt_id, reason: 'Wrong agency' });

/** Net amounts that a receipt posted on each account, debit positive, reversals included. */
async function movedBy(receiptId: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; sum: number }>`
    SELECT entry.account_kind AS kind, sum(entry.amount)::bigint AS sum
    FROM ledger_postings posting JOIN ledger_entries entry ON entry.posting_id = posting.id
    WHERE posting.receipt_id = ${receiptId} GROUP BY 1 ORDER BY 1`.execute(world.db);
  return Object.fromEntries(rows.map(({ kind, sum: moved }) => [kind, moved]));
}

async function mailedTo(event: string): Promise<string[]> {
  const rows = await world.db
    .selectFrom('outbox')
    .select('recipient')
    .where('event', '=', event)
    .orderBy('recipient')
    .execute();
  return rows.map(({ recipient }) => recipient);
}

async function expectNothingChanged(attempt: () => Promise<TestReply>, refusal: object): Promise<void> {
  const before = await digestState(world.db);
  expect((await attempt()).data).toMatchObject(refusal);
  expect(await digestState(world.db)).toBe(before);
}

describe('declared payment', () => {
  test('account/topUp: declared payment → waits with its slip, no money moves, seller’s finance notified', async () => {
    const before = await depositOf();
    const id = await declare({ reference: 'OUR-77' }, 'finance');
    const [row] = (await read('account/topUps')).list;
    expect(row).toMatchObject({
      id,
      status: 'declared',
      amount: { amount: 200_000, currency: 'USD' },
      declared_by: 'finance_a',
      slip: { name: 'slip.pdf', mimetype: 'application/pdf' },
      reference: 'OUR-77',
      receipt: null,
      actions: ['withdraw'],
    });
    expect(await depositOf()).toBe(before);
    expect(await mailedTo('payment_declared')).toEqual(['finance_1@example.com']);
    const waiting = (await read('console/declaration/list', {}, 'operator')).list;
    expect(waiting).toMatchObject([{ id, agency: { id: world.agencyA, name: 'Agency A' } }]);
  });

  test('slip: declared payment → opened by its agency once per link and by the seller’s finance, never by its path', async () => {
    const id = await declare();
    const { slip } = await world.db
      .selectFrom('declared_payments')
      .select('slip')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const get = (url: string, headers = {}) => world.fastify.inject({ method: 'GET', url, headers });
    expect((await get(`/storage/${slip}`)).statusCode).toBe(404);
    const { url } = (await member('account/slipLink', { id })).data;
    const opened = await get(new URL(url).pathname + new URL(url).search);
    expect([opened.headers['content-type'], opened.headers['content-disposition']]).toEqual([
      'application/pdf',
      `attachment; filename="slip.pdf"; filename*=UTF-8''slip.pdf`,
    ]);
    expect(opened.rawPayload.equals(pdf)).toBe(true);
    expect((await get(new URL(url).pathname + new URL(url).search)).json().data.reason).toBe('link_invalid');
    expect((await member('account/slipLink', { id }, 'otherAgency')).data.reason).toBe('not_found');
    const shown = await get(`/api/console/declaration/slip?id=${id}`, { 'ba-user-token': colleague });
    expect(shown.rawPayload.equals(pdf)).toBe(true);
  });

  test.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: 10_050, currency: 'MMK' }, 'amount'],
    [{ currency: 'XYZ' }, 'currency'],
    [{ paid_on: '2026-11-22' }, 'paid_on'],
    [{ paid_on: '2025-11-01' }, 'paid_on'],
    [{ payer: ' ' }, 'payer'],
    [{ slip: '/storage/slip/20261121/none/none.pdf' }, 'slip'],
    [{ meant_for: 'points' }, 'meant_for'],
  ])('account/topUp: invalid %o → field named, nothing changes', async (facts, field) => {
    const slip = await uploadSlip();
    await expectNothingChanged(() => member('account/topUp', { ...said, slip, ...facts }), {
      errors: [{ field }],
    });
  });

  test('account/topUp: slip of another user, or no slip file → refused', async () => {
    const foreign = await uploadSlip('otherAgency');
    const other = await sendFile(world, { name: 'a.pdf', bytes: pdf, query: '?driver=local&topic=default' });
    for (const slip of [foreign, other.data.file.url]) {
      expect((await member('account/topUp', { ...said, slip })).data.reason).toBe('slip_unknown');
    }
  });

  test('declared payment: withdrawal or refusal → possible until matched; refused once, with a reason', async () => {
    const id = await declare();
    expect((await member('account/withdrawTopUp', { id }, 'otherAgency')).data.reason).toBe('not_found');
    expect((await member('account/withdrawTopUp', { id })).data).toMatchObject({
      status: 'withdrawn',
      actions: [],
    });
    const refuse = (declaration_id: number) =>
      desk('declaration/refuse', { declaration_id, reason: 'No such payment arrived' });
    expect((await refuse(id)).data.reason).toBe('declaration_closed');
    const next = await declare();
    expect((await refuse(next)).data).toMatchObject({ status: 'refused', reason: 'No such payment arrived' });
    expect((await member('account/withdrawTopUp', { id: next })).data.reason).toBe('declaration_closed');
    expect(await mailedTo('payment_refused')).toEqual(['finance_a@example.com', 'owner_a@example.com']);
  });

  test('account/topUp: twenty are waiting → refused', async () => {
    const slip = await uploadSlip('otherAgency');
    const path = slip.replace('/storage/', '');
    const owner = sql`(SELECT id FROM users WHERE username = 'owner_b')`;
    await sql`INSERT INTO declared_payments (agency_id, declared_by, declared_at, amount, currency, paid_on, payer,
        reference, meant_for, slip)
      SELECT ${world.agencyB}, ${owner}, ${testStart}::timestamptz, 100, 'USD', '2026-11-20', 'X', '', 'deposit', ${path}
      FROM generate_series(1, 20)`.execute(world.db);
    const more = await member('account/topUp', { ...said, slip }, 'otherAgency');
    expect(more.data.reason).toBe('declarations_full');
    const { list, total } = await read('account/topUps', { limit: 15 }, 'otherAgency');
    expect([list.length, total]).toEqual([15, 20]);
    await sql`UPDATE declared_payments SET status = 'withdrawn', ended_at = ${testStart}::timestamptz, ended_by = ${owner}
      WHERE agency_id = ${world.agencyB}`.execute(world.db);
  });
});

describe('receipt', () => {
  test('receipt/match: 2,000.00 less 15.00 bank charge for the agency → deposit raised by 1,985.00', async () => {
    const before = await depositOf();
    const declaration_id = await declare();
    const id = await record({ bank_charge: 1_500 });
    const shown = await read('console/receipt/show', { id }, 'operator');
    expect(shown.candidates.map((one: { id: number }) => one.id)).toContain(declaration_id);
    const matched = await match(id, 198_500, { declaration_id });
    expect(matched.data).toMatchObject({
      status: 'matched',
      agency: { id: world.agencyA },
      worth: { amount: 198_500 },
      unallocated: { amount: 0 },
    });
    expect(await depositOf()).toBe(before + 198_500);
    expect(await movedBy(id)).toEqual({ bank_clearing: 198_500, deposit: -198_500 });
    expect(await mailedTo('receipt_matched')).toEqual(['finance_a@example.com', 'owner_a@example.com']);
    const [declared] = (await read('account/topUps')).list;
    expect(declared).toMatchObject({
      status: 'matched',
      receipt: { id, worth: { amount: 198_500 } },
      actions: [],
    });
    expect((await member('account/withdrawTopUp', { id: declaration_id })).data.reason).toBe(
      'declaration_closed',
    );
    const [moved] = (await read('account/statement', { account: 'deposit' })).list;
    expect(moved).toMatchObject({ event: 'top_up', amount: { amount: 198_500 }, receipt_id: id });
    const sheet = await world.call('GET', 'account/exportStatement', { format: 'csv' }, { as: 'owner' });
    expect(sheet.body.toString()).toContain(matched.data.number);
    expect(await read('account/receipt', { id })).toMatchObject({
      number: matched.data.number,
      gross: { amount: 200_000 },
      bank_charge: { amount: 1_500 },
      allocations: [{ bill: null, amount: { amount: 198_500 } }],
    });
    const foreign = await world.call('GET', 'account/receipt', { id }, { as: 'otherAgency' });
    const missing = await world.call('GET', 'account/receipt', { id: 900_000 }, { as: 'otherAgency' });
    expect([foreign.data, foreign.msg]).toEqual([missing.data, missing.msg]);
  });

  test('receipt/match: bank charge borne by the seller → credited in full', async () => {
    const id = await record({ bank_charge: 1_500, charge_to: 'seller' });
    expect((await match(id, 200_000)).data).toMatchObject({ charge_worth: { amount: 1_500 } });
    expect(await movedBy(id)).toEqual({ bank_charges: 1_500, bank_clearing: 198_500, deposit: -200_000 });
    expect((await reverse(id)).code).toBe(1);
    expect(await movedBy(id)).toEqual({ bank_charges: 0, bank_clearing: 0, deposit: 0 });
  });

  test('receipt/match: 3,550.00 CNY at 7.10 → worth 500.00, rate and both amounts stored', async () => {
    const before = await depositOf();
    const id = await record({ currency: 'CNY', gross: 355_000, rate: '7.10', rate_of: 'USD' });
    expect((await match(id, 50_000)).data).toMatchObject({
      gross: { amount: 355_000, currency: 'CNY' },
      rate: { rate: '7.10', of: 'USD' },
      worth: { amount: 50_000, currency: 'USD' },
    });
    expect(await depositOf()).toBe(before + 50_000);
  });

  test('receipt PDF: transfer in another currency, partly allocated → parties, sums, rate, uses; own agency only', async () => {
    const id = await record({ currency: 'CNY', gross: 355_000, rate: '7.10', rate_of: 'USD' });
    await match(id, 45_000);
    const { url } = (await member('account/receiptLink', { id })).data;
    const opened = await world.fastify.inject({
      method: 'GET',
      url: new URL(url).pathname + new URL(url).search,
    });
    const { text, title, language } = await readPdf(opened.rawPayload);
    expect([title, language]).toEqual([expect.stringMatching(/^收据 Receipt R\d+$/), 'zh-CN']);
    for (const words of [
      '收据',
      'Receipt',
      'Agency A',
      inDollars.payer,
      '3,550.00 CNY',
      '500.00 USD',
      '7.1',
      '预存款 Deposit',
      '450.00 USD',
      '待分配 Unallocated',
      '50.00 USD',
    ]) {
      expect(text).toContain(words);
    }
    expect((await member('account/receiptLink', { id }, 'otherAgency')).data.reason).toBe('not_found');
  });

  test('receipt/match: 700.00 in parts → never above the total, rest unallocated', async () => {
    const before = await depositOf();
    const id = await record({ gross: 70_000 });
    await expectNothingChanged(() => match(id, 70_001), { reason: 'allocated_beyond' });
    expect((await match(id, 65_000)).data).toMatchObject({ unallocated: { amount: 5_000 } });
    const allocate = (amount: number) => desk('receipt/allocate', { receipt_id: id, parts: [{ amount }] });
    await expectNothingChanged(() => allocate(5_001), { reason: 'allocated_beyond' });
    const open = (await read('console/receipt/list', {}, 'operator')).list;
    expect(open.map((one: { id: number }) => one.id)).toContain(id);
    expect((await allocate(5_000)).data).toMatchObject({ unallocated: { amount: 0 } });
    expect(await depositOf()).toBe(before + 70_000);
    expect((await read('console/receipt/list', {}, 'operator')).list).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  });

  test.each([
    [{ gross: 0 }, 'gross'],
    [{ bank_charge: 200_000 }, 'bank_charge'],
    [{ currency: 'CNY' }, 'rate'],
    [{ rate: '7.1', rate_of: 'USD' }, 'rate'],
    [{ currency: 'CNY', rate: '7.1', rate_of: 'EUR' }, 'rate_of'],
    [{ currency: 'CNY', rate: '0.000', rate_of: 'USD' }, 'rate'],
    [{ currency: 'CNY', rate: '1e9', rate_of: 'USD' }, 'rate'],
    [{ currency: 'CNY', rate: '999999999', rate_of: 'USD', gross: 1 }, 'rate'],
    [{ currency: 'CNY', rate: '999999999', rate_of: 'CNY', gross: 1e12 }, 'rate'],
    [{ received_on: '2026-11-22' }, 'received_on'],
    [{ value_date: '2026-12-24' }, 'value_date'],
    [{ bank_reference: ' - ' }, 'bank_reference'],
  ])('receipt/record: invalid %o → field named, nothing changes', async (facts, field) => {
    const receipt = { ...inDollars, bank_reference: freshReference(), ...facts };
    await expectNothingChanged(() => desk('receipt/record', receipt), { errors: [{ field }] });
  });

  test('receipt/record: same reference in another spelling → refused until the first is reversed', async () => {
    const id = await record({ bank_reference: 'hk 2026-11/0042' });
    const again = () => desk('receipt/record', { ...inDollars, bank_reference: 'ＨＫ 2026-11-0042' });
    await expectNothingChanged(again, { reason: 'receipt_known' });
    expect((await reverse(id)).data).toMatchObject({ status: 'reversed' });
    expect((await again()).code).toBe(1);
  });

  test.each([
    ['FT26/1/12', 'FT26/11/2'],
    ['ကိစ္စ-1', 'ကစ္စ-1'],
    ['เงิน 7', 'เงน 7'],
  ])(
    'receipt/record: references that differ in a separator or a vowel → two receipts: %s, %s',
    async (one, other) => {
      const bare = freshReference();
      await record({ bank_reference: `${bare} ${one}` });
      expect((await desk('receipt/record', { ...inDollars, bank_reference: `${bare} ${other}` })).code).toBe(
        1,
      );
    },
  );

  test('receipt/record: reference of another amount → confirmation required, then recorded', async () => {
    const bank_reference = freshReference();
    await record({ bank_reference });
    const other = {
      ...inDollars,
      bank_reference: bank_reference.toLowerCase(),
      gross: inDollars.gross + 100,
    };
    await expectNothingChanged(() => desk('receipt/record', other), { reason: 'receipt_reference_used' });
    expect((await desk('receipt/record', { ...other, is_another: true })).code).toBe(1);
    const again = () => desk('receipt/record', { ...other, is_another: true });
    await expectNothingChanged(again, { reason: 'receipt_known' });
  });

  test('receipt/reverse: wrong agency → all reversed, declaration waits again, right agency credited', async () => {
    const [mine, theirs] = [await depositOf(), await depositOf('otherAgency')];
    const declaration_id = await declare({}, 'otherAgency');
    const id = await record({ bank_reference: 'WRONG-1' });
    expect((await match(id, 200_000, { agency_id: world.agencyB, declaration_id })).code).toBe(1);
    expect(await depositOf('otherAgency')).toBe(theirs + 200_000);
    expect((await reverse(id)).data).toMatchObject({
      status: 'reversed',
      unallocated: { amount: 0 },
      allocations: [],
    });
    expect(await depositOf('otherAgency')).toBe(theirs);
    expect(await movedBy(id)).toEqual({ bank_clearing: 0, deposit: 0 });
    expect((await read('account/topUps', {}, 'otherAgency')).list[0]).toMatchObject({ status: 'declared' });
    expect(await read('account/receipt', { id }, 'otherAgency')).toMatchObject({
      reverse_reason: 'Wrong agency',
    });
    expect(await mailedTo('receipt_reversed')).toContain('owner_b@example.com');
    expect((await reverse(id)).data.reason).toBe('receipt_closed');
    expect((await match(id, null)).data.reason).toBe('receipt_closed');
    const right = await record({ bank_reference: 'WRONG-1' });
    expect((await match(right, 200_000)).code).toBe(1);
    expect(await depositOf()).toBe(mine + 200_000);
    expect((await member('account/withdrawTopUp', { id: declaration_id }, 'otherAgency')).code).toBe(1);
  });

  test('receipt/match: declaration of another agency → refused', async () => {
    const declaration_id = await declare({}, 'otherAgency');
    const id = await record();
    await expectNothingChanged(() => match(id, 200_000, { declaration_id }), { reason: 'not_found' });
    await expectNothingChanged(() => match(900_000, 1), { reason: 'not_found' });
    await expectNothingChanged(() => match(id, 1, { agency_id: 900_000 }), { reason: 'not_found' });
    await member('account/withdrawTopUp', { id: declaration_id }, 'otherAgency');
  });

  test('receipts table: update, move or delete → refused by the database', async () => {
    const id = await record();
    await match(id, 100_000);
    for (const change of [
      `UPDATE receipts SET gross = gross + 1 WHERE id = ${id}`,
      `UPDATE receipts SET agency_id = ${world.agencyB} WHERE id = ${id}`,
      `UPDATE receipt_allocations SET amount = 1 WHERE receipt_id = ${id}`,
      `UPDATE declared_payments SET amount = 1`,
    ]) {
      await expect(askAsOwner(world.owner, change), change).rejects.toThrow('keeps what it');
    }
    await expect(askAsOwner(world.owner, `DELETE FROM receipts WHERE id = ${id}`)).rejects.toThrow(
      'append-only',
    );
    const beyond = `UPDATE receipts SET allocated = worth + 1 WHERE id = ${id}`;
    await expect(askAsOwner(world.owner, beyond)).rejects.toThrow('receipts_check');
  });

  test('site/save: currency, with receipts present → refused', async () => {
    const { data } = await desk('site/save', { currency: 'CNY' });
    expect(data.reason).toBe('currency_has_money');
  });
});

describe('concurrent calls', () => {
  const outcomes = async (attempts: Promise<TestReply>[]) =>
    (await Promise.all(attempts)).map(({ code, data }) => (code === 1 ? 'done' : data.reason)).sort();

  test('receipt/match: two receipts race for one declaration → one succeeds', async () => {
    const before = await depositOf();
    const declaration_id = await declare();
    const [one, other] = [await record(), await record()];
    const both = [
      match(one, 200_000, { declaration_id }),
      match(other, 200_000, { declaration_id }, colleague),
    ];
    expect(await outcomes(both)).toEqual(['declaration_closed', 'done']);
    expect(await depositOf()).toBe(before + 200_000);
  });

  test('receipt/match: two calls race for one receipt → one succeeds', async () => {
    const before = await depositOf();
    const id = await record();
    expect(await outcomes([match(id, 200_000), match(id, 200_000, {}, colleague)])).toEqual([
      'done',
      'receipt_closed',
    ]);
    expect(await depositOf()).toBe(before + 200_000);
  });

  test('declaration: withdrawal races a match → one succeeds', async () => {
    const id = await declare();
    const receipt = await record();
    const both = [member('account/withdrawTopUp', { id }), match(receipt, 200_000, { declaration_id: id })];
    expect(await outcomes(both)).toEqual(['declaration_closed', 'done']);
  });

  test('deposit: spending races the reversal of its receipt → one succeeds', async () => {
    await paidBackAlone(10_000);
    const gross = 100_000 + (await depositOf('otherAgency'));
    const id = await record({ gross });
    const rest = await depositOf('otherAgency');
    await match(id, gross, { agency_id: world.agencyB });
    const amount = rest + 1;
    const both = [reverse(id), desk('payBack/ask', payBackOf({ agency_id: world.agencyB, amount }))];
    expect(await outcomes(both)).toEqual(['balance_too_low', 'done']);
    expect([rest, rest + gross - amount]).toContain(await depositOf('otherAgency'));
  });
});

const paidBackAlone = (upTo: number) =>
  world.db
    .insertInto('site_settings')
    .values({ name: 'paidBackAloneUpTo', value: JSON.stringify(upTo) })
    .execute();

const payBackOf = (facts: object) => ({
  agency_id: world.agencyA,
  amount: 10_000,
  payee: 'KBZ Bank 0123456',
  reason: 'Contract ended',
  ...facts,
});

describe('pay-back', () => {
  const ask = (facts: object = {}) => desk('payBack/ask', payBackOf(facts));
  const decide = (pay_back_id: number, decision: 'confirm' | 'reject', token?: string) =>
    desk('payBack/decide', { pay_back_id, decision, note: 'Bank order 12' }, token);

  test('console/payBack/ask: deposit → waits for a second person, then taken from the deposit', async () => {
    // The races above may have paid something back.
    await world.db.deleteFrom('outbox').execute();
    await match(await record(), 200_000);
    const before = await depositOf();
    const { data: asked } = await ask();
    expect(asked).toMatchObject({ status: 'asked', amount: { amount: 10_000 } });
    expect(await depositOf()).toBe(before);
    expect(await mailedTo('pay_back_asked')).toEqual(['finance_1@example.com']);
    expect((await ask()).data.reason).toBe('pay_back_open');
    await expectNothingChanged(() => decide(asked.id, 'confirm'), { reason: 'pay_back_own' });
    expect((await read('console/payBack/list', {}, 'operator')).list).toMatchObject([{ id: asked.id }]);
    expect((await decide(asked.id, 'confirm', colleague)).data).toMatchObject({ status: 'done' });
    expect(await depositOf()).toBe(before - 10_000);
    const [moved] = (await read('account/statement', { account: 'deposit' })).list;
    expect(moved).toMatchObject({ event: 'pay_back', amount: { amount: -10_000 } });
    expect(await mailedTo('deposit_paid_back')).toEqual(['finance_a@example.com', 'owner_a@example.com']);
    expect((await decide(asked.id, 'reject', colleague)).data.reason).toBe('pay_back_closed');
  });

  test('payBack/decide: rejected → deposit unchanged', async () => {
    const before = await depositOf();
    const { data: asked } = await ask();
    expect((await decide(asked.id, 'reject', colleague)).data).toMatchObject({ status: 'rejected' });
    expect(await depositOf()).toBe(before);
  });

  test("payBack/ask: up to the site's limit → one person; one cent more → second person", async () => {
    await paidBackAlone(100);
    const before = await depositOf();
    expect((await ask()).data.status).toBe('done');
    const { data: more } = await ask({ amount: 10_001 });
    expect(more.status).toBe('asked');
    expect(await depositOf()).toBe(before - 10_000);
    await decide(more.id, 'reject', colleague);
  });

  test('payBack: more than the deposit → refused on request and on confirmation', async () => {
    const deposit = await depositOf();
    await expectNothingChanged(() => ask({ amount: deposit + 1 }), { reason: 'balance_too_low' });
    const { data: asked } = await ask({ amount: deposit });
    const id = await record({ gross: 1 });
    await match(id, 1);
    await reverse(id);
    const spent = await world.db
      .selectFrom('receipts')
      .select('id')
      .where('allocated', '=', 200_000)
      .executeTakeFirstOrThrow();
    expect((await reverse(spent.id)).code).toBe(1);
    await expectNothingChanged(() => decide(asked.id, 'confirm', colleague), { reason: 'balance_too_low' });
    await decide(asked.id, 'reject', colleague);
  });
});
