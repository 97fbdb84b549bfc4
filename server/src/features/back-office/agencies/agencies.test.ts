import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BillingWorld, openBillingWorld } from '../../../../test/billing-world.ts';
import { setConcessionSums } from '../../../../test/concession-sums.ts';
import { joinStaff } from '../../../../test/join-staff.ts';
import type { CallOptions, TestReply } from '../../../../test/test-caller.ts';

let world: BillingWorld;
let desk: string;
let A: number;
let B: number;
/** Price of the confirmed order that agency A has bought on credit. */
const price = 51_100;
beforeAll(async () => {
  world = await openBillingWorld({ deposit: 200_000, limit: 300_000 });
  ({ A, B } = world.agencies);
  await world.db
    .updateTable('agencies')
    .set({ name: '云南远行旅行社', country: 'CN', address: '昆明市人民中路 1 号' })
    .where('id', '=', A)
    .execute();
  await world.db.updateTable('agencies').set({ name: '北京东方旅行社' }).where('id', '=', B).execute();
  await world.db
    .updateTable('users')
    .set({ area_num: '86', mobile: '13800001111', nickname: '王芳' })
    .where('username', '=', 'owner_a')
    .execute();
  await world.buy(price);
  desk = await joinStaff(world, 'desk');
});
afterAll(() => world.close());

const operator: CallOptions = { as: 'operator' };
const list = (input: object = {}, who: CallOptions = operator) =>
  world.call('GET', 'console/agency/list', input, who);
const detail = (id: number, who: CallOptions = operator) =>
  world.call('GET', 'console/agency/detail', { id }, who);
const idsOf = ({ data }: TestReply): number[] => data.list.map(({ id }: { id: number }) => id);

describe('console/agency/list', () => {
  test('agency list: no filter → all agencies, newest first, with contact, money, bookings and counts', async () => {
    const { data } = await list();
    expect(data.list.map(({ id }: { id: number }) => id)).toEqual([B, A]);
    expect(data.list[1]).toMatchObject({
      name: '云南远行旅行社',
      state: 'verified',
      contact: {
        username: 'owner_a',
        nickname: '王芳',
        email: 'owner_a@example.com',
        phone: '+8613800001111',
      },
      wallet: {
        balance: { amount: 200_000 },
        credit_used: { amount: price },
        credit_limit: { amount: 300_000 },
      },
      orders: { last_booked_on: '2026-11-21', open: 1, open_capped: false },
    });
    expect(data.list[0].orders).toEqual({ last_booked_on: null, open: 0, open_capped: false });
    expect(data).toMatchObject({
      total: 2,
      total_capped: false,
      next: null,
      counts: [{ state: 'verified', count: 2, capped: false }],
    });
  });

  test.each([
    '远行',
    '云南',
    'owner_a',
    'OWNER_A@example.com',
    '王芳',
    '13800001111',
    '１３８００００１１１１',
    ' +86\u00a0138\u20130000\u20131111 ',
    '1111',
    '旅行社 云南',
  ])('agency list: keyword %o → the agency that has it', async (keyword) => {
    expect(idsOf(await list({ keyword }))).toEqual([A]);
  });

  test('agency list: own number, beginning of a name, unknown word → by number, by prefix, none', async () => {
    expect(idsOf(await list({ keyword: String(A) }))).toContain(A);
    expect(idsOf(await list({ keyword: '旅行' }))).toEqual([B, A]);
    expect(idsOf(await list({ keyword: 'fina' }))).toEqual([A]);
    expect(idsOf(await list({ keyword: 'nobody-of-this-name' }))).toEqual([]);
    expect(idsOf(await list({ keyword: '—' }))).toEqual([]);
  });

  test('agency list: changed name and number → found by the new ones only', async () => {
    const rename = (name: string) =>
      world.db.updateTable('agencies').set({ name }).where('id', '=', B).execute();
    await rename('上海国际旅行社');
    expect(idsOf(await list({ keyword: '上海' }))).toEqual([B]);
    expect(idsOf(await list({ keyword: '北京' }))).toEqual([]);
    await rename('北京东方旅行社');
  });

  test('agency list: state → only agencies in it; counts → of every state', async () => {
    const agencyB = world.db.updateTable('agencies').where('id', '=', B);
    await agencyB.set({ verified_at: null, money_stopped_at: world.clock.now() }).execute();
    const { data } = await list({ state: 'money_stopped' });
    expect(data.list.map(({ id, state }: { id: number; state: string }) => [id, state])).toEqual([
      [B, 'money_stopped'],
    ]);
    expect(data.total).toBe(1);
    expect(data.counts).toEqual([
      { state: 'verified', count: 1, capped: false },
      { state: 'money_stopped', count: 1, capped: false },
    ]);
    await agencyB.set({ money_stopped_at: null }).execute();
    expect(idsOf(await list({ state: 'unverified' }))).toEqual([B]);
    await agencyB.set({ verified_at: world.clock.now() }).execute();
  });

  test.each([
    ['newest', () => [B, A]],
    // Beijing before Yunnan.
    ['name', () => [B, A]],
    ['debt', () => [A, B]],
  ])('agency list: sorted by %s, page by page → every agency once, in order', async (sort, expected) => {
    const seen: number[] = [];
    for (let cursor: string | undefined; ; ) {
      const reply = await list({ sort, limit: 1, ...(cursor ? { cursor } : {}) });
      seen.push(...idsOf(reply));
      if (reply.data.next === null) break;
      cursor = reply.data.next;
    }
    expect(seen).toEqual(expected());
  });

  test('agency list: desk → no money, and no order by debt; editor and member → refused', async () => {
    const { data } = await list({}, { token: desk });
    expect(data.list.map(({ wallet }: { wallet: unknown }) => wallet)).toEqual([null, null]);
    expect(data.list[1].orders.open).toBe(1);
    expect((await list({ sort: 'debt' }, { token: desk })).code).toBe(401);
    expect((await list({}, { token: await joinStaff(world, 'editor') })).code).toBe(401);
    expect((await list({}, { as: 'owner' })).code).toBe(401);
  });
});

describe('console/agency/detail', () => {
  test('agency page: operator → data, users, terms, debt and numbers of documents', async () => {
    const { data } = await detail(A);
    expect(data.agency).toMatchObject({
      id: A,
      name: '云南远行旅行社',
      state: 'verified',
      currency: 'USD',
      tz: 'Asia/Yangon',
      country: 'CN',
      country_name: 'China',
      address: '昆明市人民中路 1 号',
      credit_stopped_at: null,
    });
    expect(data.users.map(({ username, role }: Record<string, string>) => [username, role])).toEqual([
      ['owner_a', 'owner'],
      ['finance_a', 'finance'],
      ['booker_a', 'booker'],
      ['viewer_a', 'viewer'],
    ]);
    expect(data.users[0]).toMatchObject({ disabled: false, last_login_at: null, phone: '+8613800001111' });
    expect(data.users_capped).toBe(false);
    const own = (path: string) => world.call('GET', path, {}, { as: 'owner' });
    expect(data.wallet).toEqual((await own('account/wallet')).data);
    expect(data.exposure).toEqual((await own('account/exposure')).data.exposure);
    expect(data.contract).toMatchObject({ in_force: true, credit_limit: data.wallet.credit_limit });
    expect(data.contract.seller).toBe((await own('account/contract')).data.seller.name);
    expect(data.orders).toEqual([{ status: 'confirmed', count: 1, capped: false }]);
    expect([data.bills, data.invoices, data.work_orders]).toEqual([[], [], []]);
  });

  test('agency page: documents of the agency → counted per status', async () => {
    await world.bill(price, '2026-11-26T04:30:00Z');
    const { data } = await detail(A);
    expect(data.bills).toEqual([{ status: 'confirmed', count: 1, capped: false }]);
    expect(data.orders).toEqual([
      { status: 'confirmed', count: 1, capped: false },
      { status: 'completed', count: 1, capped: false },
    ]);
    expect((await detail(B)).data.bills).toEqual([]);
  });

  test('agency page: desk → no wallet and no debt, but terms and documents', async () => {
    const { data } = await detail(A, { token: desk });
    expect(data).toMatchObject({ wallet: null, exposure: null, contract: { in_force: true } });
    expect(data.bills).toHaveLength(1);
  });

  test('agency page: unknown agency → not found; member → refused', async () => {
    expect((await detail(999_999)).data.reason).toBe('not_found');
    expect((await detail(A, { as: 'owner' })).code).toBe(401);
  });

  test('agency page: credit limit above the sum of one person → waits for a colleague, limit unchanged', async () => {
    await setConcessionSums(world.db, { act: 100 });
    const raise = { agency_id: A, credit_limit: 400_000, reason: '旺季' };
    const reply = await world.call('POST', 'console/wallet/setCreditLimit', raise, operator);
    expect(reply.data.reason).toBe('second_person_asked');
    const { data } = await detail(A);
    expect(data.wallet.credit_limit.amount).toBe(300_000);
    expect(data.waiting).toMatchObject([
      {
        kind: 'credit',
        amount: { amount: 100_000, currency: 'USD' },
        reason: '旺季',
        asked_by: 'operator_1',
      },
    ]);
    expect((await detail(B)).data.waiting).toEqual([]);
    await setConcessionSums(world.db);
  });

  test('agency page: credit limit with a reason → in the contract, and without one as before', async () => {
    const set = (terms: object) =>
      world.call('POST', 'console/wallet/setCreditLimit', { agency_id: B, ...terms }, operator);
    expect((await set({ credit_limit: 1_000, reason: '试用' })).code).toBe(1);
    expect((await detail(B)).data.contract).toMatchObject({
      credit_limit: { amount: 1_000 },
      reason: '试用',
    });
    expect((await set({ credit_limit: 0 })).code).toBe(1);
    expect((await detail(B)).data.contract).toMatchObject({ credit_limit: { amount: 0 }, reason: '' });
  });
});
