import type { VoucherView, Worded } from '@serai/contract/vouchers/vouchers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import { addOrderEvent } from '../orders/orders.ts';

let world: OrderWorld;
let paid: number;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(500_000, 0);
  paid = await world.book('2026-12-01', { reference: 'KM-1187 昆明团' });
  await world.call('POST', 'order/pay', { id: paid, pay_channel: 'balance' }, { as: 'owner' });
});
afterAll(() => world.close());

const voucher = (id: number, as?: 'owner' | 'viewer' | 'finance' | 'booker' | 'otherAgency') =>
  world.call('GET', 'order/voucher', { id }, as ? { as } : {});

const shown = (id: number, as: 'owner' | 'viewer') => world.call('GET', 'voucher/show', { id }, { as });
/** Content of the voucher as data; the paper shows the same (vouchers.test.ts). */
const said = async (): Promise<VoucherView> =>
  (await world.call('GET', 'voucher/show', { id: paid }, { as: 'owner' })).data.voucher;
const texts = (worded: Worded) => worded.map(({ text }) => text).join(' ');

test('voucher: chosen requests → in both languages; written ones → as written, with their language', async () => {
  const requests = (special_requests: string) =>
    world.db.updateTable('orders').set({ special_requests }).where('id', '=', paid).execute();
  const rows = async () =>
    (await said()).sections.at(-1)!.rows.map(({ label, value }) => `${texts(label)}: ${texts(value)}`);
  await requests('安静的甲板\n请留靠窗的位子');
  expect(await rows()).toContain('特殊要求 Requests, not guaranteed: 安静的甲板 Quiet deck');
  expect(await rows()).toContain('特殊要求（原文） Requests as written, not guaranteed: 请留靠窗的位子');
  await requests('Quiet deck');
  expect((await rows()).slice(-1)).toEqual(['特殊要求 Requests, not guaranteed: 安静的甲板 Quiet deck']);
});

test("voucher footer: phone numbers → company and numbers of the booking's contract, or else of the site", async () => {
  const set = (name: string, value: string) =>
    world.db
      .insertInto('site_settings')
      .values({ name, value: JSON.stringify(value) })
      .onConflict((known) => known.column('name').doUpdateSet({ value: JSON.stringify(value) }))
      .execute();
  const staff = (path: string, data: object) => world.call('POST', path, data, { as: 'operator' });
  const foot = async () => {
    const { name, phones } = (await said()).seller;
    return [texts(name), ...phones.map(({ label, number }) => `${texts(label)} ${number}`)];
  };
  const { entity_id } = await world.db
    .selectFrom('agency_contracts')
    .select('entity_id')
    .where('agency_id', '=', world.agencies.A)
    .executeTakeFirstOrThrow();
  const own = { name_zh: '金塔旅运', name_en: 'Goldstupa', country: 'MM', tax_id: '', address: '', bank: '' };
  const numbers = {
    branch: '',
    calendar: null,
    phone: '+95 1 555 0100',
    phone_24h: '+95 1 555 0199',
    email: '',
  };
  expect((await staff('console/entity/save', { id: entity_id, ...own, ...numbers })).code).toBe(1);
  await set('servicePhone', '+86 10 5555 0100');
  await set('urgentPhone', '+86 10 5555 0199');
  expect(await foot()).toEqual([
    '金塔旅运 Goldstupa',
    '客服电话 Support +95 1 555 0100',
    '24 小时紧急电话 24-hour line +95 1 555 0199',
  ]);
  await staff('console/entity/save', { id: entity_id, ...own, ...numbers, phone: '', phone_24h: '' });
  expect(await foot()).toEqual([
    '金塔旅运 Goldstupa',
    '客服电话 Support +86 10 5555 0100',
    '24 小时紧急电话 24-hour line +86 10 5555 0199',
  ]);
  await set('servicePhone', '');
  expect(await foot()).toEqual(['金塔旅运 Goldstupa', '24 小时紧急电话 24-hour line +86 10 5555 0199']);
  await set('urgentPhone', '');
  expect(await foot()).toEqual(['金塔旅运 Goldstupa']);
});

test('voucher header: order → its state', async () => {
  const states = {
    confirmed: '已确认 Confirmed',
    in_service: '服务中 In service',
    completed: '已完成 Completed',
  };
  for (const order_status of ['confirmed', 'in_service', 'completed'] as const) {
    await world.db.updateTable('orders').set({ order_status }).where('id', '=', paid).execute();
    expect(texts((await said()).state.text)).toBe(states[order_status]);
  }
  await world.db.updateTable('orders').set({ order_status: 'confirmed' }).where('id', '=', paid).execute();
});

test("voucher: booker's address → below the name, in the order of its language", async () => {
  const place = { country: 'CN', area: [530000, 530100, 530102] };
  const live = (address: string) =>
    world.call('POST', 'account/saveCompany', { ...place, address }, { as: 'owner' });
  const address = async () => (await said()).issuer.address;
  await live('人民中路1号');
  expect(await address()).toBe('中国云南省昆明市五华区人民中路1号');
  await live('1 Renmin Road');
  expect(await address()).toBe('1 Renmin Road, Wuhua District, Kunming, Yunnan, China');
  await live('');
  expect(await address()).toBe('');
});

test('voucher: content changed → new version', async () => {
  await world.db.transaction().execute((trx) =>
    addOrderEvent(trx, {
      orderId: paid,
      event: 'confirmationCode',
      operatorId: world.operatorId,
      reason: 'YGN-7781',
      now: world.clock.now(),
    }),
  );
  expect((await said()).version).toBe(2);
  const { data } = await world.call('GET', 'order/detail', { id: paid }, { as: 'owner' });
  expect(data.order.operator).toBe('operator_1');
  expect(data.history.at(-1)).toMatchObject({
    event: 'confirmationCode',
    actor: 'operator',
    order_status: null,
  });
});

test('voucher/show: order unpaid or ended → refused', async () => {
  const id = await world.book();
  expect((await voucher(id, 'owner')).data.reason).toBe('voucher_not_yet');
  expect((await world.call('POST', 'file/link', { kind: 'voucher', id }, { as: 'owner' })).data.reason).toBe(
    'voucher_not_yet',
  );
  await world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' });
  expect((await shown(id, 'owner')).code).toBe(1);
  const { preview_id } = (await world.call('POST', 'order/refundPreview', { id }, { as: 'owner' })).data;
  await world.call('POST', 'order/refund', { id, preview_id }, { as: 'owner' });
  expect((await voucher(id, 'owner')).data.reason).toBe('voucher_over');
});

test('voucher/show: order not visible or no permission → refused', async () => {
  expect((await shown(paid, 'viewer')).data.voucher.version).toBe(2);
  expect((await voucher(paid, 'otherAgency')).data).toEqual({ reason: 'not_found' });
  expect((await voucher(paid, 'booker')).data).toEqual({ reason: 'not_found' });
  expect((await voucher(paid)).code).toBe(303);
});
