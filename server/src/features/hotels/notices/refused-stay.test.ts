import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCity, buildHotel } from '../../../../test/build-hotels.ts';
import { fundAgency } from '../../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { testStart } from '../../../../test/population.ts';

let world: TestWorld;
/** Rate plans of the hotel that refuses, and of one nearby. */
let own: number;
let other: number;
const staff = { as: 'operator' } as const;
/** Mobile number on duty at night. */
const dutyPhone = '+95 9 450 123 456';
const setDutyPhone = (phone_24h: string) =>
  world.db.updateTable('seller_entities').set({ phone_24h }).execute();
const evidence = 'Ms Khin of the other hotel confirmed by phone at 21:55';

beforeAll(async () => {
  world = await openTestWorld();
  // The agency has a contract: its selling company answers at night.
  await fundAgency(world.db, world.agencyA, { deposit: 10_000_000, creditLimit: 1_000_000 });
  await setDutyPhone(dutyPhone);
  const cityId = await buildCity(world.db);
  const room = { nameZh: '湖景房', nameEn: 'Lake Room', units: 30 };
  const first = await buildHotel(world.db, {
    cityId,
    nameZh: '仰光茶花酒店',
    nameEn: 'Camellia',
    rooms: [room],
  });
  const second = await buildHotel(world.db, {
    cityId,
    nameZh: '仰光檀香酒店',
    nameEn: 'Sandalwood',
    rooms: [room],
  });
  own = first.rooms[0]!.plans[0]!;
  other = second.rooms[0]!.plans[0]!;
  await world.db
    .updateTable('users')
    .set({ area_num: '86', mobile: '13812345678' })
    .where('username', '=', 'owner_a')
    .execute();
});
afterAll(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  world.clock.set(testStart);
  await world.db.deleteFrom('outbox').execute();
});

async function must(
  path: string,
  input: object,
  options: Parameters<typeof world.call>[3] = { as: 'owner' },
) {
  const reply = await world.call('POST', path, input, options);
  expect([path, reply.msg]).toEqual([path, '']);
  return reply.data;
}

const tokenIn = (body: string) => /\/h\/([\w-]{43})\?/.exec(body)![1]!;
const sent = (event: string) =>
  world.db.selectFrom('outbox').selectAll().where('event', '=', event).orderBy('id').execute();

/** Books and pays a stay of 160.00; returns its id, the hotel's token and the guests' token. */
async function bookPaid(): Promise<{ id: number; token: string; guestToken: string }> {
  const stay = { check_in: '2026-12-01', check_out: '2026-12-03', nationality: 'CN' };
  const rooms = [{ adults: 2, child_ages: [] }];
  const quote = await must('hotel/quote', { rate_key: `${own}-16000`, ...stay, rooms });
  const { order } = await must('hotel/book', {
    quote_id: quote.quote_id,
    rooms: [{ guests: [{ full_name: 'ZHANG SAN' }] }],
    contact_name: 'Wang Agent',
    contact_phone: '+86 138 0000 0000',
    reference: 'TEAM-77',
  });
  await must('order/pay', { id: order.id, pay_channel: 'balance' });
  const [mail] = (await sent('hotel_booking')).slice(-1);
  const { url } = await must('voucher/share', { id: order.id });
  return { id: order.id, token: tokenIn(mail!.body), guestToken: url.split('/').at(-1) };
}

const refuse = (token: string, version = 1) =>
  world.call('POST', 'hotelNotice/refuse', { token, version, name: 'Win Myat', reason: 'Overbooked, sorry' });
const detailOf = async (id: number) =>
  (await world.call('GET', 'order/detail', { id }, { as: 'owner' })).data.order;
const checkCode = async (id: number) => {
  const { check_code } = await world.db
    .selectFrom('vouchers')
    .select('check_code')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return (await world.call('GET', 'voucher/check', { code: check_code })).data;
};
const runJob = (name: string) => world.app.jobs.find((job) => job.name === name)!.run(world.clock.now());
/** Rooms on sale for the night of 1 December. */
const find = async (id: number, keyword: string): Promise<{ hotel: string }[]> =>
  (await world.call('GET', 'console/hotelOrder/replacements', { id, keyword }, staff)).data.list;
const left = async (ratePlanId: number) => {
  const found = await world.db
    .selectFrom('room_months')
    .innerJoin('rate_plans', 'rate_plans.room_type_id', 'room_months.room_type_id')
    .select('units')
    .where('rate_plans.id', '=', ratePlanId)
    .where('month', '=', '2026-12-01')
    .executeTakeFirstOrThrow();
  return found.units[0]!;
};
const costOf = async (id: number) => (await world.call('GET', 'console/order/cost', { id }, staff)).data;

describe('hotel refuses at 21:40 on the day of arrival', () => {
  const evening = '2026-12-01T21:40:00+06:30';

  it('hotelNotice/refuse: evening of arrival → desk, 24-hour phone and agency notified, voucher suspended everywhere', async () => {
    const { id, token, guestToken } = await bookPaid();
    await world.call('GET', 'voucher/show', { id }, { as: 'owner' });
    world.clock.set(evening);
    await refuse(token);
    const texts = [...(await sent('duty_hotel_refused')), ...(await sent('booker_hotel_refused'))];
    expect(texts.map(({ recipient }) => recipient)).toEqual(['+959450123456', '+8613812345678']);
    const [desk] = await sent('review_asked');
    for (const fact of ['Overbooked, sorry', 'ZHANG SAN', 'Camellia', dutyPhone, '160.00 USD']) {
      expect(desk!.body).toContain(fact);
    }
    const [agency] = await sent('order_hotel_refused');
    expect(agency).toMatchObject({ recipient: 'owner_a@example.com', created_at: new Date(evening) });
    expect(agency!.subject).toContain('请勿前往');
    const { list } = (await world.call('GET', 'notice/list', {}, { as: 'owner' })).data;
    expect(list[0]).toMatchObject({
      event: 'order_hotel_refused',
      title: expect.stringContaining('Do not travel'),
    });
    const order = await detailOf(id);
    expect(order).toMatchObject({ order_status: 'confirmed', review: { reason: 'hotel_refused' } });
    expect(order.actions).not.toContain('voucher');
    expect((await world.call('GET', 'voucher/show', { id }, { as: 'owner' })).data.reason).toBe(
      'voucher_suspended',
    );
    expect(
      (await world.call('POST', 'file/link', { kind: 'voucher', id }, { as: 'owner' })).data.reason,
    ).toBe('voucher_suspended');
    expect(await checkCode(id)).toMatchObject({
      state: 'suspended',
      voucher: { seller: { phone: dutyPhone } },
    });
    expect((await world.call('GET', 'voucher/shared', { token: guestToken })).data).toMatchObject({
      state: 'suspended',
      voucher: null,
    });
    const onSale = await left(own);
    await must('console/review/decide', { id, decision: 'cancelled', evidence }, staff);
    expect(await detailOf(id)).toMatchObject({
      order_status: 'cancelled',
      cancellation_fee: { amount: 0 },
      refund_money: { amount: 16_000 },
    });
    expect(await left(own)).toBe(onSale);
    expect((await world.call('GET', 'voucher/show', { id }, { as: 'owner' })).data.reason).toBe(
      'voucher_over',
    );
  });

  it('hotel refused: desk does not decide → 24-hour phone and administrators notified again, nothing refunded', async () => {
    const { id, token } = await bookPaid();
    world.clock.set(evening);
    await refuse(token);
    for (const [minutes, reminders] of [
      [29, 0],
      [30, 1],
      [89, 1],
      [90, 2],
      [210, 3],
    ] as const) {
      world.clock.set(new Date(new Date(evening).getTime() + minutes * 60_000));
      await runJob('escalate-reviews');
      expect((await sent('review_overdue')).length).toBe(reminders);
      expect((await sent('duty_hotel_refused')).length).toBe(1 + reminders);
    }
    world.clock.set(new Date('2026-12-20T00:00:00Z'));
    for (const name of ['complete-orders', 'escalate-reviews']) await runJob(name);
    expect(await detailOf(id)).toMatchObject({
      order_status: 'confirmed',
      review: { reason: 'hotel_refused' },
    });
    await must('console/review/decide', { id, decision: 'served', evidence }, staff);
    expect(await detailOf(id)).toMatchObject({ order_status: 'completed', review: null });
  });

  it("replaceStay: other hotel at 38.00 more → agency's price unchanged, cost updated", async () => {
    const { id, token, guestToken } = await bookPaid();
    const { version } = (await world.call('GET', 'voucher/show', { id }, { as: 'owner' })).data.voucher;
    await world.db.updateTable('orders').set({ cost: 12_000 }).where('id', '=', id).execute();
    const [before, elsewhere] = [await left(own), await left(other)];
    world.clock.set(evening);
    await refuse(token);
    const replacement = { id, rate_plan_id: other, cost: 15_800, rooms_from: 'allotment', evidence };
    const early = await world.call(
      'POST',
      'console/hotelOrder/replace',
      { ...replacement, evidence: 'Short' },
      staff,
    );
    expect(early.data.errors).toMatchObject([{ field: 'evidence' }]);
    const { data: found } = await world.call('GET', 'console/hotelOrder/replacements', { id }, staff);
    expect(found.list).toContainEqual(
      expect.objectContaining({ rate_plan_id: other, hotel: 'Sandalwood', same_hotel: false }),
    );
    expect((await find(id, 'sandal')).map(({ hotel }) => hotel)).toEqual(['Sandalwood']);
    expect(await find(id, 'no such hotel')).toEqual([]);
    const { evidence: _, ...wish } = replacement;
    const preview = await world.call('GET', 'console/hotelOrder/previewReplace', wish, staff);
    expect(preview.data).toMatchObject({
      from: { hotel: 'Camellia', room: 'Lake Room', cost: { amount: 12_000 } },
      to: { hotel: 'Sandalwood', cost: { amount: 15_800 }, difference: { amount: 3_800 } },
      price: { amount: 16_000 },
      releases_hotel: true,
    });
    expect(await left(other)).toBe(elsewhere);
    const { order, cost } = await must('console/hotelOrder/replace', replacement, staff);
    expect(order).toMatchObject({
      order_status: 'confirmed',
      review: null,
      total_price: { amount: 16_000 },
      refund_money: { amount: 0 },
      title: expect.stringContaining('Sandalwood'),
    });
    expect(cost).toEqual({
      before: { amount: 12_000, currency: 'USD' },
      after: { amount: 15_800, currency: 'USD' },
    });
    expect(await costOf(id)).toMatchObject({ cost: { amount: 15_800 }, margin: { amount: 200 } });
    // The refused room does not exist: it stays off sale.
    expect([await left(own), await left(other)]).toEqual([before, elsewhere - 1]);
    const [told] = await sent('stay_replaced');
    for (const fact of ['仰光茶花酒店', '仰光檀香酒店', '应付金额不变']) expect(told!.body).toContain(fact);
    expect(told!.files).not.toBeNull();
    const shown = (await world.call('GET', 'voucher/show', { id }, { as: 'owner' })).data.voucher;
    expect(shown.version).toBe(version + 1);
    expect(JSON.stringify(shown)).toContain('Sandalwood');
    expect(JSON.stringify((await world.call('GET', 'voucher/shared', { token: guestToken })).data)).toContain(
      'Sandalwood',
    );
    // The former hotel is released and cannot see the new booking; the new hotel is notified.
    expect((await world.call('GET', 'hotelNotice/show', { token })).data.reason).toBe('link_invalid');
    expect((await sent('hotel_released'))[0]!.body).not.toContain('Sandalwood');
    const [, next] = await sent('hotel_booking');
    const notice = (await world.call('GET', 'hotelNotice/show', { token: tokenIn(next!.body) })).data.notice;
    expect(notice).toMatchObject({ hotel_name: 'Sandalwood', actions: ['acknowledge', 'refuse'] });
    const again = await world.call('POST', 'console/hotelOrder/replace', replacement, staff);
    expect(again.data.reason).toBe('review_not_open');
    const late = await world.call('GET', 'console/hotelOrder/previewReplace', wish, staff);
    expect(late.data.reason).toBe('review_not_open');
    // An acknowledgement without a code is enough for the stay to be completed.
    await must(
      'hotelNotice/acknowledge',
      { token: tokenIn(next!.body), version: notice.version, name: 'Aye' },
      {},
    );
    world.clock.set('2026-12-04T12:00:00+06:30');
    await runJob('complete-orders');
    expect(await detailOf(id)).toMatchObject({ order_status: 'completed', total_price: { amount: 16_000 } });
  });

  it('hotelNotice/acknowledge: after a refusal → voucher valid again, agency notified', async () => {
    const { id, token, guestToken } = await bookPaid();
    world.clock.set(evening);
    await refuse(token);
    await must('hotelNotice/acknowledge', { token, version: 1, name: 'Win Myat' }, {});
    expect(await detailOf(id)).toMatchObject({ review: null, actions: expect.arrayContaining(['voucher']) });
    expect((await sent('order_hotel_solved')).length).toBe(1);
    expect((await world.call('GET', 'voucher/shared', { token: guestToken })).data.state).toBe('valid');
  });
});

describe('content of the hotel notice', () => {
  it('hotel notice: half board, contract company as seller → payer, company name, 24-hour phone, dinners and child beds shown', async () => {
    await world.db.updateTable('rate_plans').set({ meal: 'half_board' }).where('id', '=', own).execute();
    await world.db
      .updateTable('seller_entities')
      .set({ name_en: 'Goldstupa Travel', phone: '+95 1 555 0100' })
      .execute();
    const { token } = await bookPaid();
    await world.db.updateTable('rate_plans').set({ meal: 'breakfast' }).where('id', '=', own).execute();
    const [mail] = (await sent('hotel_booking')).slice(-1);
    for (const fact of [
      'paid by Goldstupa Travel',
      `+95 1 555 0100 / ${dutyPhone} (24 hours)`,
      'dinners an evening: 2',
      '— Goldstupa Travel',
    ]) {
      expect(mail!.body).toContain(fact);
    }
    const { notice } = (await world.call('GET', 'hotelNotice/show', { token })).data;
    expect(notice).toMatchObject({
      breakfasts: 2,
      lunches: 0,
      dinners: 2,
      seller: { name: 'Goldstupa Travel', phone: '+95 1 555 0100', phone_24h: dutyPhone },
    });
  });
});

describe('further refusals by the hotel', () => {
  it("hotelNotice/refuse: no 24-hour mobile set → no text sent, and the desk's mail states it", async () => {
    await setDutyPhone('');
    const { token } = await bookPaid();
    await refuse(token);
    await setDutyPhone(dutyPhone);
    expect(await sent('duty_hotel_refused')).toEqual([]);
    expect((await sent('review_asked'))[0]!.body).toContain('未设置 24 小时值班电话');
    await setDutyPhone('+95 1 555 0199');
    await refuse((await bookPaid()).token);
    await setDutyPhone(dutyPhone);
    expect(await sent('duty_hotel_refused')).toEqual([]);
    expect((await sent('review_asked'))[1]!.body).toContain('不是手机');
  });

  it('hotelNotice/refuse: within the fee window → agency can cancel free of charge', async () => {
    const { id, token } = await bookPaid();
    world.clock.set('2026-11-30T20:00:00+06:30');
    expect((await must('order/refundPreview', { id })).fee.amount).toBeGreaterThan(0);
    await refuse(token);
    const { preview_id, fee } = await must('order/refundPreview', { id });
    expect(fee.amount).toBe(0);
    const { order } = await must('order/refund', { id, preview_id });
    expect(order).toMatchObject({
      order_status: 'cancelled',
      refund_money: { amount: 16_000 },
      review: null,
    });
  });

  it('hotelNotice/refuse: after check-out → desk decides whether the guests stayed; no warning sent', async () => {
    const { id, token } = await bookPaid();
    world.clock.set('2026-12-03T15:00:00+06:30');
    await refuse(token);
    expect(await detailOf(id)).toMatchObject({ review: { reason: 'unserved' } });
    expect(await sent('order_hotel_refused')).toEqual([]);
    expect(await sent('duty_hotel_refused')).toEqual([]);
  });
});

describe('completion of a stay without a code (expected amounts)', () => {
  const close = async () => {
    for (const [at, jobs] of [
      ['2026-12-04T12:00:00+06:30', ['ask-hotels-again', 'complete-orders']],
      ['2026-12-09T12:00:00+06:30', ['complete-orders', 'escalate-reviews']],
    ] as const) {
      world.clock.set(at);
      for (const name of jobs) await runJob(name);
    }
  };

  it('complete-orders: acknowledged by name without a code → completed, 160.00 earned, 0.00 refunded', async () => {
    const { id, token } = await bookPaid();
    await must('hotelNotice/acknowledge', { token, version: 1, name: 'Win Myat' }, {});
    await close();
    expect(await detailOf(id)).toMatchObject({
      order_status: 'completed',
      review: null,
      refund_money: { amount: 0 },
      total_price: { amount: 16_000 },
    });
  });

  it('complete-orders: hotel never answers → asked before arrival and after check-out, under review, 0.00 moved', async () => {
    const { id } = await bookPaid();
    for (const [at, asked] of [
      ['2026-11-30T13:55:00+06:30', 0],
      ['2026-11-30T14:00:00+06:30', 1],
      ['2026-12-01T14:00:00+06:30', 1],
    ] as const) {
      world.clock.set(at);
      await runJob('ask-hotels-again');
      expect((await sent('hotel_again_before')).length).toBe(asked);
    }
    expect(await detailOf(id)).toMatchObject({
      review: { reason: 'hotel_silent' },
      order_status: 'confirmed',
    });
    world.clock.set('2026-12-03T12:00:00+06:30');
    for (let twice = 0; twice < 2; twice++) await runJob('ask-hotels-again');
    const [asked, ...more] = await sent('hotel_again_after');
    expect(more).toEqual([]);
    await close();
    expect(await detailOf(id)).toMatchObject({ order_status: 'confirmed', review: { reason: 'unserved' } });
    const postings = await world.db
      .selectFrom('ledger_postings')
      .select('event')
      .where('order_id', '=', id)
      .execute();
    expect(postings.length).toBe(1);
    // The hotel confirms late: the job completes the stay.
    const token = tokenIn(asked!.body);
    const { version } = (await world.call('GET', 'hotelNotice/show', { token })).data.notice;
    await must('hotelNotice/acknowledge', { token, version, name: 'Win Myat' }, {});
    await runJob('complete-orders');
    expect(await detailOf(id)).toMatchObject({ order_status: 'completed', refund_money: { amount: 0 } });
  });

  it("hotel asked again: it acknowledges → the desk's task ends", async () => {
    const { id } = await bookPaid();
    world.clock.set('2026-11-30T20:00:00+06:30');
    await runJob('ask-hotels-again');
    const [asked] = await sent('hotel_again_before');
    expect(asked!.body).toMatch(/^[\u1000-\u109f]+/);
    await must('hotelNotice/acknowledge', { token: tokenIn(asked!.body), version: 2, name: 'Win Myat' }, {});
    expect((await detailOf(id)).review).toBeNull();
  });

  it("review of a silent stay: desk keeps it on the hotel's word → counts as acknowledged", async () => {
    const { id } = await bookPaid();
    world.clock.set('2026-11-30T20:00:00+06:30');
    await runJob('ask-hotels-again');
    await must('console/review/decide', { id, decision: 'kept', evidence }, staff);
    await close();
    expect(await detailOf(id)).toMatchObject({ order_status: 'completed' });
  });
});
