import type { StaffRole } from '@serai/contract/staff/nodes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approveNewest } from '../../../test/concession-sums.ts';
import { openSession } from '../../../test/harness.ts';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import { testStart } from '../../../test/population.ts';
import { waitForBlockedStatements } from '../../../test/wait-for-blocked-statements.ts';
import { answerBy, findWorkCalendar } from '../orders/orders.ts';
import { updateCreditReleased, updateCreditStopped } from '../people/people.ts';
import { changeTerms, post } from '../wallet/wallet.ts';
import { amendContract } from './contracts.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(500_000, 0);
});
afterAll(() => world.close());
// Versions of an earlier test must begin before those of the next.
beforeEach(() => world.clock.advance(60_000));

/** Price of a trip of the test product, in cents. */
const price = 51_100;
const terms = {
  credit_limit: 0,
  temporary_limit: null,
  temporary_to: null,
  cycle: 'month',
  due_days: 15,
  grace_days: 7,
  tolerance: 1_500,
  invoice_when: 'bill_confirmed',
  low_balance: 0,
  reason: 'Agreed by phone',
};
const save = (
  changes: object = {},
  who: { as: 'operator' | 'owner' } | { token: string } = { as: 'operator' },
) => world.call('POST', 'console/contract/save', { agency_id: world.agencies.A, ...terms, ...changes }, who);
const list = async (agency_id = world.agencies.A, rest: object = {}) =>
  (await world.call('GET', 'console/contract/list', { agency_id, ...rest }, { as: 'operator' })).data;
const wallet = async () => (await world.call('GET', 'account/wallet', {}, { as: 'owner' })).data;
const payOnCredit = (id: number) =>
  world.call('POST', 'order/pay', { id, pay_channel: 'credit' }, { as: 'owner' });
/** Limit that leaves the given amount free beyond the current debt. */
const limitFor = async (left: number) => (await wallet()).credit_used.amount + left;

/** Adds a staff member and logs them in. */
async function join(role: StaffRole): Promise<{ token: string }> {
  const username = `contracts_${role}`;
  const person = { username, nickname: username, password_hash: 'none', created_at: testStart };
  const position = { agency_id: null, role: 'operator', staff_role: role } as const;
  await world.db
    .insertInto('users')
    .values({ ...position, ...person })
    .execute();
  return { token: await openSession(world.db, username) };
}

describe('agency contract', () => {
  test('contract: new agency → no credit, monthly bills', async () => {
    const { list: versions } = await list(world.agencies.B);
    expect(versions).toMatchObject([
      {
        credit_limit: { amount: 0, currency: 'USD' },
        temporary_limit: null,
        cycle: 'month',
        due_days: 15,
        grace_days: 7,
        valid_from: testStart.getTime() / 1000,
        made_by: '',
        in_force: true,
      },
    ]);
  });

  test('console/contract/save: new version → in force now, former one unchanged, audit entry written', async () => {
    const before = (await list()).list;
    const { data } = await save({ cycle: 'week', due_days: 10, tolerance: 900, most_unpaid_orders: 900_000 });
    const now = world.clock.now().getTime() / 1000;
    const { list: after, most_unpaid_orders } = await list();
    expect(after[0]).toEqual(data.contract);
    expect(after[0]).toMatchObject({
      valid_from: now,
      made_at: now,
      made_by: 'operator_1',
      reason: 'Agreed by phone',
      in_force: true,
      cycle: 'week',
      due_days: 10,
      tolerance: { amount: 900, currency: 'USD' },
    });
    expect(after.slice(1)).toEqual(before.map((version: object) => ({ ...version, in_force: false })));
    expect(most_unpaid_orders).toBe(900_000);
    const done = await world.db
      .selectFrom('operator_actions')
      .selectAll()
      .where('call', '=', 'console/contract/save')
      .execute();
    expect(done).toMatchObject([
      {
        object_kind: 'agency',
        object_name: 'Agency A',
        reason: 'Agreed by phone',
        before: { cycle: 'month', due_days: 15, tolerance: 0 },
        after: { cycle: 'week', due_days: 10, tolerance: 900 },
      },
    ]);
    const own = (await world.call('GET', 'account/contract', {}, { as: 'owner', lang: 'en' })).data;
    expect(own).toMatchObject({ cycle: 'week', due_days: 10, seller: { name: 'Serai', country: 'CN' } });
  });

  test.each([
    ['credit_limit', { credit_limit: -1 }],
    ['credit_limit', { credit_limit: 0.5 }],
    ['credit_limit', { credit_limit: 1e12 + 1 }],
    ['temporary_to', { temporary_limit: 100 }],
    ['temporary_limit', { temporary_to: '2026-12-01' }],
    ['temporary_to', { temporary_limit: 100, temporary_to: '2026-11-20' }],
    ['temporary_to', { temporary_limit: 100, temporary_to: '2029-01-01' }],
    ['due_days', { due_days: 181 }],
    ['grace_days', { grace_days: -1 }],
    ['tolerance', { tolerance: 1e8 + 1 }],
    ['low_balance', { low_balance: 1e13 }],
    ['cycle', { cycle: 'year' }],
    ['invoice_when', { invoice_when: 'never' }],
    ['most_unpaid_orders', { most_unpaid_orders: 0 }],
    ['most_unpaid_percent', { most_unpaid_percent: 101 }],
    ['reason', { reason: ' ' }],
    ['valid_on', { valid_on: '2026-11-20' }],
    ['valid_on', { valid_on: '2026-11-21' }],
    ['valid_on', { valid_on: '2028-11-23' }],
    ['entity_id', { entity_id: 999_999 }],
  ])('contract/save: invalid field %s in %o → refused, nothing changes', async (field, changes) => {
    const before = await list();
    expect((await save(changes)).data.errors).toMatchObject([{ field }]);
    expect(await list()).toEqual(before);
  });

  test('contract/save: roles → finance may save, desk and auditors may read, editors and agencies neither', async () => {
    for (const [role, mayRead, maySave] of [
      ['finance', true, true],
      ['desk', true, false],
      ['auditor', true, false],
      ['editor', false, false],
    ] as const) {
      const who = await join(role);
      const read = await world.call('GET', 'console/contract/list', { agency_id: world.agencies.A }, who);
      expect([role, read.code]).toEqual([role, mayRead ? 1 : 401]);
      expect([role, (await save({}, who)).code]).toEqual([role, maySave ? 1 : 401]);
    }
    expect((await save({}, { as: 'owner' })).code).toBe(401);
    expect((await save({ agency_id: 999_999 })).data.reason).toBe('not_found');
    expect(
      (await world.call('GET', 'console/contract/list', { agency_id: 999_999 }, { as: 'operator' })).data
        .reason,
    ).toBe('not_found');
  });

  test('contract/list: many versions → paged', async () => {
    const { list: all } = await list();
    const walked: object[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await list(world.agencies.A, { limit: 1, ...(cursor ? { cursor } : {}) });
      walked.push(...page.list);
      if (page.next === null) break;
      cursor = page.next;
    }
    expect(walked).toEqual(all);
  });
});

describe('limit in force', () => {
  // 16:00 UTC is midnight in the agency's zone, Shanghai.
  test('credit limit: version dated tomorrow → in force from the first instant of that day in the agency’s zone', async () => {
    await save({ credit_limit: await limitFor(price) });
    await save({ credit_limit: 0, valid_on: '2026-11-22' });
    const inForce = (await list()).list.map(({ in_force }: { in_force: boolean }) => in_force);
    expect(inForce.slice(0, 2)).toEqual([false, true]);
    world.clock.set('2026-11-21T15:59:59Z');
    const id = await world.book();
    expect((await wallet()).credit_left.amount).toBe(price);
    world.clock.set('2026-11-21T16:00:00Z');
    expect((await wallet()).credit_limit.amount).toBe(0);
    expect((await payOnCredit(id)).data.reason).toBe('credit_too_low');
    world.clock.set('2026-11-21T15:59:59Z');
    expect((await payOnCredit(id)).code).toBe(1);
  });

  test('temporary limit: ended → usual limit in force a second later', async () => {
    world.clock.set('2026-11-22T04:00:00Z');
    const usual = await limitFor(0);
    await save({ credit_limit: usual, temporary_limit: usual + price, temporary_to: '2026-11-22' });
    world.clock.set('2026-11-22T15:59:59Z');
    const id = await world.book();
    expect(await wallet()).toMatchObject({
      credit_limit: { amount: usual + price },
      temporary_until: Date.parse('2026-11-22T16:00:00Z') / 1000,
    });
    for (const over of ['2026-11-22T16:00:00Z', '2026-11-22T16:00:01Z']) {
      world.clock.set(over);
      expect(await wallet()).toMatchObject({ credit_limit: { amount: usual }, temporary_until: null });
      expect((await payOnCredit(id)).data.reason).toBe('credit_too_low');
    }
    world.clock.set('2026-11-22T15:59:59Z');
    expect((await payOnCredit(id)).code).toBe(1);
    world.clock.set('2026-11-23T04:00:00Z');
  });

  test('contract versions: same start → the later created one is in force', async () => {
    await save({ credit_limit: 100_000 });
    await save({ credit_limit: 70_000 });
    expect((await wallet()).credit_limit.amount).toBe(70_000);
    await save({ credit_limit: 90_000 });
    expect((await wallet()).credit_limit.amount).toBe(90_000);
  });

  test('order/pay: waits while the limit is lowered → new limit applies', async () => {
    await save({ credit_limit: await limitFor(price) });
    const id = await world.book();
    const now = world.clock.now();
    const agencyId = world.agencies.A;
    const paying = await world.db.transaction().execute(async (trx) => {
      await changeTerms(trx, { agencyId, now }, () =>
        amendContract(trx, { agencyId, userId: null, now }, { credit_limit: 0 }),
      );
      const payment = payOnCredit(id);
      await waitForBlockedStatements(world);
      return { payment };
    });
    expect((await paying.payment).data.reason).toBe('credit_too_low');
  });

  test('wallet/setCreditLimit: temporary limit in force → ended', async () => {
    await save({ credit_limit: 10_000, temporary_limit: 90_000, temporary_to: '2026-12-31' });
    const set = { agency_id: world.agencies.A, credit_limit: 20_000 };
    const { data } = await world.call('POST', 'console/wallet/setCreditLimit', set, { as: 'operator' });
    expect(data).toMatchObject({ credit_limit: { amount: 20_000 }, temporary_until: null });
  });
});

describe('zone of an agency', () => {
  test('contract/save: zone → shown to staff and member, used to count days', async () => {
    expect((await save({ tz: 'Asia/Yangon' })).msg).toBe('');
    expect((await list()).tz).toBe('Asia/Yangon');
    const own = await world.call('GET', 'account/contract', {}, { as: 'owner' });
    expect(own.data.tz).toBe('Asia/Yangon');
    expect((await world.call('GET', 'account/company', {}, { as: 'owner' })).data.tz).toBe('Asia/Yangon');
    const odd = await save({ tz: 'Yangon' });
    expect(odd.data.errors).toMatchObject([{ field: 'tz' }]);
    expect((await save({ tz: 'Asia/Shanghai' })).msg).toBe('');
  });
});

describe('stopped credit', () => {
  const stop = () =>
    world.db.transaction().execute((trx) => updateCreditStopped(trx, [world.agencies.A], world.clock.now()));
  const release = () =>
    world.db.transaction().execute((trx) => updateCreditReleased(trx, [world.agencies.A]));

  test('credit: stopped → credit purchases refused, deposit works, until released', async () => {
    await save({ credit_limit: await limitFor(3 * price) });
    const [first, second] = [await world.book(), await world.book()];
    await stop();
    expect(await wallet()).toMatchObject({ credit_left: { amount: 0 }, credit_stopped: true });
    expect((await list()).credit_stopped_at).toBe(world.clock.now().getTime() / 1000);
    expect((await payOnCredit(first)).data.reason).toBe('credit_stopped');
    const fromDeposit = { id: second, pay_channel: 'balance' };
    expect((await world.call('POST', 'order/pay', fromDeposit, { as: 'owner' })).code).toBe(1);
    await release();
    expect((await payOnCredit(first)).code).toBe(1);
    expect(await wallet()).toMatchObject({ credit_stopped: false });
  });

  test('credit stopped or limit exceeded: payment taken back → debt restored anyway', async () => {
    await save({ credit_limit: 0 });
    await stop();
    const used = (await wallet()).credit_used.amount;
    const posting = {
      event: 'test',
      agencyId: world.agencies.A,
      entityId: null,
      orderId: null,
      userId: null,
      memo: '',
      now: world.clock.now(),
      lines: [
        { account: 'receivable', amount: 700 },
        { account: 'bank_clearing', amount: -700 },
      ],
    } as const;
    const write = (rest: { key: string; restores?: true }) =>
      world.db.transaction().execute((trx) => post(trx, { ...posting, ...rest }));
    await expect(write({ key: 'as new credit' })).rejects.toThrow('credit_stopped');
    await write({ key: 'restored', restores: true });
    expect((await wallet()).credit_used.amount).toBe(used + 700);
    await release();
  });
});

describe('selling company', () => {
  const entity = {
    name_zh: '商驿（仰光）',
    name_en: 'Serai Yangon',
    country: 'MM',
    tax_id: '1122',
    address: '12 Pansodan',
    bank: 'Example Bank\nSWIFT EXMPMMMY',
    phone: '+95 1 555 010',
    phone_24h: '',
    email: 'yangon@example.com',
    branch: '',
    calendar: null,
  };
  const yangon = { tz: 'Asia/Yangon', hours: '1-5 09:30-17:30; 6 09:30-17:00', holidays: ['2026-12-07'] };
  const saveEntity = (data: object, who: { as: 'operator' } | { token: string } = { as: 'operator' }) =>
    world.call('POST', 'console/entity/save', data, who);
  /** Adds a company, whose bank account a second administrator approves. */
  const addEntity = async (data: object): Promise<number> => {
    expect((await saveEntity(data)).data.reason).toBe('second_person_asked');
    expect((await approveNewest(world)).msg).toBe('');
    return (await listEntities()).at(-1).id;
  };
  const listEntities = async () =>
    (await world.call('GET', 'console/entity/list', {}, { as: 'operator' })).data.list;

  test("console/entity/save: seller entity → added, changed, and shown in its agencies' contracts", async () => {
    const id = await addEntity(entity);
    await saveEntity({ id, ...entity, tax_id: '3344' });
    expect(await listEntities()).toMatchObject([{ name_zh: '商驿' }, { id, ...entity, tax_id: '3344' }]);
    await save({ entity_id: id });
    const own = (await world.call('GET', 'account/contract', {}, { as: 'owner' })).data;
    expect(own.seller).toMatchObject({ name: 'Serai Yangon', bank: entity.bank, tax_id: '3344' });
    // Later changes of the terms keep the company.
    await save();
    expect((await list()).list[0].entity_id).toBe(id);
  });

  test('entity/save: branch and desk hours → used by its agencies only', async () => {
    const facts = { ...entity, country: 'TH', branch: '00003', calendar: yangon };
    const id = await addEntity(facts);
    expect((await listEntities()).at(-1)).toMatchObject({ branch: '00003', calendar: yangon });
    const done = await world.db
      .selectFrom('operator_actions')
      .select(['before', 'after'])
      .where('call', '=', 'console/entity/save')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(done.after).toMatchObject({ calendar: yangon });
    await save({ entity_id: id });
    const now = world.clock.now();
    const { A, B } = world.agencies;
    expect(await findWorkCalendar(world.db, A, now)).toEqual(yangon);
    const site = await findWorkCalendar(world.db, null, now);
    expect(site).toMatchObject({ tz: 'Asia/Shanghai', hours: '1-6 09:00-18:00' });
    expect(await findWorkCalendar(world.db, B, now)).toEqual(site);
    // Two working hours from Saturday on: the rest falls on Monday, or on Tuesday if Monday is a holiday.
    const asked = new Date('2026-12-05T09:30:00Z');
    expect(await answerBy(world.db, A, asked)).toEqual(new Date('2026-12-08T04:00:00Z'));
    expect(await answerBy(world.db, B, asked)).toEqual(new Date('2026-12-07T02:30:00Z'));
    await saveEntity({ id, ...facts, calendar: null });
    expect(await findWorkCalendar(world.db, A, now)).toEqual(site);
  });

  test.each([
    ['name_zh', { name_zh: ' ' }],
    ['country', { country: 'Burma' }],
    ['email', { email: 'nobody' }],
    ['bank', { bank: 'x'.repeat(501) }],
    ['branch', { branch: '12' }],
    ['calendar.tz', { calendar: { ...yangon, tz: 'Yangon' } }],
    ['calendar.hours', { calendar: { ...yangon, hours: 'Monday' } }],
    ['calendar.holidays[0]', { calendar: { ...yangon, holidays: ['2027-02-30'] } }],
  ])('entity/save: invalid %s → field named, nothing changes', async (field, change) => {
    const before = await listEntities();
    expect((await saveEntity({ ...entity, ...change })).data.errors).toMatchObject([{ field }]);
    expect(await listEntities()).toEqual(before);
  });

  test('entity/save: other role or unknown company → refused', async () => {
    const token = await openSession(world.db, 'contracts_desk');
    expect((await saveEntity(entity, { token })).code).toBe(401);
    expect((await saveEntity({ id: 999_999, ...entity })).data.reason).toBe('not_found');
  });
});
