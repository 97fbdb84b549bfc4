import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import type { PersonName } from '../../../test/population.ts';
import { announce } from './announce.ts';
import { purgeNotices } from './notice-store.ts';
import { notifyStaff } from './notify-staff.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('notices').execute();
  await world.db.deleteFrom('outbox').execute();
});

const order = { sn: 'H26112100001', title_zh: '仰光茶园酒店', title_en: 'Yangon Tea Garden Hotel' };
const tell = (event: 'order_confirmed' | 'order_cancelled' | 'bill_due', facts: object) =>
  world.db
    .transaction()
    .execute((trx) =>
      announce(trx, { agencyId: world.agencyA, event, facts: { ...facts }, to: [], now: world.clock.now() }),
    );
const list = async (input: object = {}, as: PersonName = 'owner', lang: 'zh-cn' | 'en' = 'en') =>
  (await world.call('GET', 'notice/list', input, { as, lang })).data;

describe('the notices of a user', () => {
  it('notices: language of the reader → text of the mail without greeting and signature', async () => {
    await tell('order_confirmed', { ...order, order_id: 7, product: 'car' });
    const [zh] = (await list({}, 'owner', 'zh-cn')).list;
    expect(zh).toEqual({
      id: expect.any(Number),
      kind: 'orders',
      event: 'order_confirmed',
      read: false,
      title: '订单 H26112100001 已确认',
      text: '订单 H26112100001（仰光茶园酒店）已付款并确认。',
      link: '/user/car-order/detail/7',
      created_at: Math.floor(world.clock.now().getTime() / 1000),
    });
    const [en] = (await list()).list;
    expect(en.title).toBe('Order H26112100001 is confirmed');
    expect(en.text).not.toMatch(/Hello|Serai|Log in/);
  });

  it.each([
    [{ order_id: 3, product: 'hotel' }, '/user/order/detail/3'],
    [{ order_id: 3, product: 'airport' }, '/user/airport-order/detail/3'],
    [{ bill_id: 4 }, '/user/bill/details?id=4'],
    [{ invoice_id: 5 }, '/user/invoice/details?id=5'],
    [{ receipt_id: 6 }, '/user/account/topUp?view=received&receipt=6'],
    [{ work_order_id: 8, order_id: 3, product: 'hotel' }, '/user/work-order/detail/8'],
    [{ link: '/user/manage/approvals', order_id: 3 }, '/user/manage/approvals'],
    [{ link: 'https://elsewhere.example/' }, ''],
    [{ link: '//elsewhere.example/' }, ''],
    [{}, ''],
  ])('open what they are about: %j → %s', async (facts, link) => {
    await tell('order_confirmed', { ...order, ...facts });
    expect((await list()).list[0].link).toBe(link);
  });

  it('notice/list: user → newest first, by kind, only unread, page by page', async () => {
    for (const bill of ['B1', 'B2', 'B3']) await tell('bill_due', { bill });
    await tell('order_confirmed', order);
    const all = await list();
    expect(all.list.map(({ kind }: { kind: string }) => kind)).toEqual(['orders', 'bills', 'bills', 'bills']);
    expect(all).toMatchObject({ unread: 4, total: 4, total_capped: false, next: null });
    const first = await list({ kind: 'bills', limit: 2 });
    expect(first).toMatchObject({ total: 3, unread: 4 });
    const second = await list({ kind: 'bills', limit: 2, cursor: first.next });
    expect(second.list.map(({ title }: { title: string }) => title)).toEqual(['Bill B1 is due today:']);
    await world.call('POST', 'notice/read', { ids: [first.list[0].id] }, { as: 'owner' });
    expect((await list({ unread: true })).list).toHaveLength(3);
    expect((await list({ kind: 'bills' })).list.map(({ read }: { read: boolean }) => read)).toEqual([
      true,
      false,
      false,
    ]);
    const elsewhere = await world.call('GET', 'notice/list', { cursor: first.next }, { as: 'owner' });
    expect(elsewhere.data.errors).toMatchObject([{ field: 'cursor' }]);
  });

  it('notices: read singly or all, repeatedly → idempotent, only the own ones', async () => {
    await tell('bill_due', { bill: 'B1' });
    await tell('bill_due', { bill: 'B2' });
    const ids = (await list()).list.map(({ id }: { id: number }) => id);
    const read = async (input: object, as: PersonName) =>
      (await world.call('POST', 'notice/read', input, { as })).data;
    expect(await read({ ids }, 'otherAgency')).toEqual({ unread: 0 });
    expect((await list({}, 'otherAgency')).list).toEqual([]);
    expect(await read({ ids: [ids[0]] }, 'owner')).toEqual({ unread: 1 });
    expect(await read({ ids: [ids[0]] }, 'owner')).toEqual({ unread: 1 });
    expect(await read({ all: true }, 'owner')).toEqual({ unread: 0 });
    expect((await list()).list.every(({ read }: { read: boolean }) => read)).toBe(true);
  });

  it.each([
    {},
    { ids: [] },
    { all: false },
    { ids: [0] },
    { ids: Array.from({ length: 101 }, (_, i) => i + 1) },
  ])('notice/read: %j → refused', async (input) => {
    expect((await world.call('POST', 'notice/read', input, { as: 'owner' })).data.errors).not.toEqual([]);
  });

  it('notice calls: guest → login required', async () => {
    for (const [method, path] of [
      ['GET', 'notice/list'],
      ['POST', 'notice/read'],
      ['GET', 'notice/stream'],
      ['GET', 'notice/switches'],
    ] as const) {
      expect((await world.call(method, path, method === 'POST' ? { all: true } : {})).code, path).toBe(303);
    }
    expect((await world.call('GET', 'notice/list', {}, { as: 'operator' })).code).toBe(1);
  });

  it('purgeNotices: read long ago → deleted; unread → deleted much later', async () => {
    await tell('bill_due', { bill: 'B1' });
    await tell('bill_due', { bill: 'B2' });
    const [newest] = (await list()).list;
    await world.call('POST', 'notice/read', { ids: [newest.id] }, { as: 'owner' });
    const later = new Date(world.clock.now().getTime() + 1);
    expect(await purgeNotices(world.db, later, new Date(0))).toBe(1);
    expect(await purgeNotices(world.db, later, later)).toBe(1);
  });
});

describe('the notices of the staff', () => {
  const ask = () =>
    world.db.transaction().execute((trx) =>
      notifyStaff(trx, {
        queue: 'desk',
        event: 'request_asked',
        now: world.clock.now(),
        facts: { ...order, order_id: 12, product: 'hotel', due: '2026-11-22 10:00' },
      }),
    );
  const told = async () => {
    const notices = await world.db
      .selectFrom('notices')
      .innerJoin('users', 'users.id', 'notices.user_id')
      .select(['username'])
      .orderBy('username')
      .execute();
    const mails = await world.db.selectFrom('outbox').select('recipient').orderBy('recipient').execute();
    return [notices.map(({ username }) => username), mails.map(({ recipient }) => recipient)];
  };

  it("staff notices: role without holders → administrators, else its holders; mail → the desk's mailbox", async () => {
    await ask();
    // The page of a member is closed to the staff: theirs is the order in the console.
    expect((await list({}, 'operator')).list).toMatchObject([
      { event: 'request_asked', link: '/console/order/12' },
    ]);
    const [administrators, theirMails] = await told();
    expect(administrators).toEqual(['operator_1']);
    expect(theirMails).toHaveLength(1);
    const desk = { agency_id: null, role: 'operator' as const, staff_role: 'desk' as const };
    await world.db
      .insertInto('users')
      .values({
        ...desk,
        username: 'desk_1',
        nickname: 'Desk',
        email: 'desk_1@example.com',
        password_hash: 'none',
        created_at: world.clock.now(),
      })
      .execute();
    await world.db.deleteFrom('notices').execute();
    await world.db.deleteFrom('outbox').execute();
    await ask();
    expect(await told()).toEqual([['desk_1'], ['desk_1@example.com']]);
    await world.db
      .insertInto('site_settings')
      .values({ name: 'contactMailbox', value: JSON.stringify('desk@serai.example') })
      .execute();
    await world.db.deleteFrom('notices').execute();
    await world.db.deleteFrom('outbox').execute();
    await ask();
    expect(await told()).toEqual([['desk_1'], ['desk@serai.example']]);
  });
});
