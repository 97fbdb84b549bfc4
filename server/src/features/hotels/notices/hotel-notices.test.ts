import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCity, buildHotel } from '../../../../test/build-hotels.ts';
import { fundAgency } from '../../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { testStart } from '../../../../test/population.ts';
import { digestState } from '../../../../test/state-digest.ts';

let world: TestWorld;
const rates: Record<'MM' | 'CN', number> = { MM: 0, CN: 0 };
beforeAll(async () => {
  world = await openTestWorld();
  await fundAgency(world.db, world.agencyA, { deposit: 10_000_000 });
  for (const countryCode of ['MM', 'CN'] as const) {
    const cityId = await buildCity(world.db, { countryCode });
    const rooms = [{ nameZh: '湖景房', nameEn: 'Lake Room', units: 50 }];
    const hotel = await buildHotel(world.db, { cityId, nameZh: '仰光茶花酒店', nameEn: 'Camellia', rooms });
    rates[countryCode] = hotel.rooms[0]!.plans[0]!;
  }
  await world.db
    .insertInto('site_settings')
    .values([{ name: 'servicePhone', value: '"+95 1 555 0100"' }])
    .execute();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(testStart);
  await world.db.deleteFrom('outbox').execute();
});

const as = { as: 'owner' } as const;
async function must(path: string, input: object, options: Parameters<typeof world.call>[3] = as) {
  const reply = await world.call('POST', path, input, options);
  expect([path, reply.msg]).toEqual([path, '']);
  return reply.data;
}

async function book(country: 'MM' | 'CN' = 'MM'): Promise<number> {
  const stay = { check_in: '2026-12-01', check_out: '2026-12-03', nationality: 'CN' };
  const rooms = [{ adults: 2, child_ages: [] }];
  const quote = await must('hotel/quote', { rate_key: `${rates[country]}-16000`, ...stay, rooms });
  const { order } = await must('hotel/book', {
    quote_id: quote.quote_id,
    rooms: [{ guests: [{ full_name: 'ZHANG SAN' }] }],
    contact_name: 'Wang Agent',
    contact_phone: '+86 138 0000 0000',
    reference: 'TEAM-77',
    special_requests: 'Late arrival, 23:00',
  });
  return order.id;
}

/** Books and pays a stay; returns its id and the token sent to the hotel. */
async function bookPaid(country: 'MM' | 'CN' = 'MM'): Promise<{ id: number; token: string }> {
  const id = await book(country);
  await must('order/pay', { id, pay_channel: 'balance' });
  return { id, token: tokenIn((await lastMail('hotel_booking')).body) };
}

const tokenIn = (body: string) => /\/h\/([\w-]{43})\?/.exec(body)![1]!;
const lastMail = (event: string) =>
  world.db
    .selectFrom('outbox')
    .selectAll()
    .where('event', '=', event)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const mailsOf = async (event: string) =>
  (await world.db.selectFrom('outbox').select('id').where('event', '=', event).execute()).length;
const show = (token: string) => world.call('GET', 'hotelNotice/show', { token });
const acknowledge = (token: string, change: object = {}) =>
  world.call('POST', 'hotelNotice/acknowledge', { token, version: 1, name: 'Win Myat', ...change });
const refuse = (token: string, change: object = {}) =>
  world.call('POST', 'hotelNotice/refuse', {
    token,
    version: 1,
    name: 'Win Myat',
    reason: 'Overbooked by a group',
    ...change,
  });
const detailOf = async (id: number) =>
  (await world.call('GET', 'order/detail', { id }, as)).data as {
    order: { order_status: string; review: unknown; detail: Record<string, unknown> };
    history: { event: string; actor: string; reason: string }[];
  };
async function refund(id: number) {
  const { preview_id } = await must('order/refundPreview', { id });
  await must('order/refund', { id, preview_id });
}

describe('notices to the hotel', () => {
  it('hotel notice: booking paid → English mail with a foreword in the local language, no price, no agency', async () => {
    const id = await book();
    expect(await mailsOf('hotel_booking')).toBe(0);
    await must('order/pay', { id, pay_channel: 'balance' });
    const { recipient, subject, body } = await lastMail('hotel_booking');
    expect(recipient).toMatch(/^hotel\d+@example\.com$/);
    expect(subject).toMatch(/^New booking H\d+: 2026-12-01 to 2026-12-03, rooms: 1$/);
    expect(body).toMatch(/^[\u1000-\u109f]+/);
    for (const fact of ['ZHANG SAN', 'Lake Room', 'Late arrival, 23:00', '+95 1 555 0100', '?lang=en']) {
      expect(body).toContain(fact);
    }
    expect(subject + body).not.toMatch(/[{}]|undefined|160\.00|USD|TEAM-77|Wang Agent|138 0000|owner_a/);
    await world.app.runTicker('outbox');
    expect(world.mailer.sent.map(({ to }) => to)).toContain(recipient);
  });

  it('hotel notice: hotel in China → Chinese above English, to the reservation address if set', async () => {
    await world.db
      .updateTable('hotels')
      .set({ reservation_email: 'rooms@camellia.example' })
      .where('id', 'in', (of) => of.selectFrom('rate_plans').select('hotel_id').where('id', '=', rates.CN))
      .execute();
    await bookPaid('CN');
    const { recipient, subject, body } = await lastMail('hotel_booking');
    expect(recipient).toBe('rooms@camellia.example');
    expect(subject).toMatch(/^新预订 H\d+.* · New booking H\d+/);
    expect(body.indexOf('仰光茶花酒店预订部')).toBe(0);
    expect(body.indexOf('Dear reservations team of Camellia')).toBeGreaterThan(0);
    expect(body).toContain('湖景房，1 间');
  });

  it('hotel notice: order refunded → cancellation mailed, and the earlier link shows it too', async () => {
    const { id, token } = await bookPaid();
    await refund(id);
    const { subject, body } = await lastMail('hotel_cancellation');
    expect(subject).toMatch(/^Cancelled booking/);
    const { notice } = (await show(token)).data;
    expect(notice).toMatchObject({ kind: 'cancellation', version: 2, actions: ['acknowledge'] });
    expect((await show(tokenIn(body))).data.notice).toEqual(notice);
  });

  it('hotel notice: order never paid → hotel not notified of its cancellation', async () => {
    const id = await book();
    await must('order/cancel', { id });
    const unpaid = await world.db
      .selectFrom('hotel_notices')
      .select('id')
      .where('order_id', '=', id)
      .execute();
    expect(unpaid).toEqual([]);
    expect(await mailsOf('hotel_cancellation')).toBe(0);
  });
});

describe('link to the hotel', () => {
  it('hotelNotice/show: valid link → that one booking without price or agency', async () => {
    const { token } = await bookPaid();
    const reply = await show(token);
    expect(reply.data.notice).toMatchObject({
      kind: 'booking',
      version: 1,
      answer: null,
      check_in: '2026-12-01',
      nights: 2,
      hotel_name: 'Camellia',
      room_type: 'Lake Room',
      special_requests: 'Late arrival, 23:00',
      guests: [{ adults: 2, child_ages: [], full_names: ['ZHANG SAN'] }],
      seller: { name: 'Serai', phone: '+95 1 555 0100', phone_24h: '' },
      breakfasts: 2,
      lunches: 0,
      dinners: 0,
      actions: ['acknowledge', 'refuse'],
    });
    expect(reply.body.toString()).not.toMatch(/amount|currency|TEAM-77|Wang Agent|138 0000|owner_a/);
  });

  it('hotel notice: fees and important information → as sold, in the mail and behind the link', async () => {
    const hotel = await world.db
      .updateTable('hotels')
      .set({ important_zh: '末班船 18:00', important_en: 'The last boat leaves at 18:00' })
      .where('id', 'in', (of) => of.selectFrom('rate_plans').select('hotel_id').where('id', '=', rates.CN))
      .returning('id')
      .executeTakeFirstOrThrow();
    const fee = {
      code: 'ZONE',
      name_zh: '入区费',
      name_en: 'Zone fee',
      basis: 'person_stay',
      position: 1,
    } as const;
    await world.db
      .insertInto('hotel_fees')
      .values({ hotel_id: hotel.id, ...fee, amount: 2_500_000, currency: 'MMK' })
      .execute();
    const { token } = await bookPaid('CN');
    const { body } = await lastMail('hotel_booking');
    for (const words of [
      '入区费',
      '末班船 18:00',
      'Zone fee',
      '50,000 MMK',
      'The last boat leaves at 18:00',
    ]) {
      expect(body).toContain(words);
    }
    await world.db.deleteFrom('hotel_fees').execute();
    await world.db.updateTable('hotels').set({ important_zh: '', important_en: '' }).execute();
    expect((await show(token)).data.notice).toMatchObject({
      fees: [{ name: 'Zone fee', total: { amount: 5_000_000, currency: 'MMK' } }],
      important: 'The last boat leaves at 18:00',
    });
  });

  it('hotelNotice/acknowledge: booking → acknowledged, confirmation code accepted once, now or later', async () => {
    const { id, token } = await bookPaid();
    const waiting = (await detailOf(id)).order.detail.hotel_answer;
    expect(waiting).toMatchObject({ kind: 'booking', answer: null });
    world.clock.advance(60_000);
    const first = await acknowledge(token);
    expect(first.data.notice).toMatchObject({
      answer: 'acknowledged',
      answered_by: 'Win Myat',
      confirmation_code: '',
      answered_at: world.clock.now().getTime() / 1000,
      actions: ['addCode', 'refuse'],
    });
    expect(await mailsOf('order_confirmation_code')).toBe(0);
    expect((await acknowledge(token, { confirmation_code: 'CAM-4711' })).data.notice).toMatchObject({
      confirmation_code: 'CAM-4711',
      actions: ['refuse'],
    });
    expect((await lastMail('order_confirmation_code')).subject).toContain('CAM-4711');
    const { order, history } = await detailOf(id);
    expect(order.detail.hotel_confirmation_code).toBe('CAM-4711');
    for (const keyword of ['CAM-4711', 'cam', '4711']) {
      const { data } = await world.call('GET', 'order/list', { product: 'hotel', keyword }, { as: 'owner' });
      expect(
        data.list.map((found: { id: number }) => found.id),
        keyword,
      ).toEqual([id]);
    }
    expect(order.detail.hotel_answer).toMatchObject({ answer: 'acknowledged', answered_by: 'Win Myat' });
    expect(history.slice(-2)).toMatchObject([
      { event: 'hotelAcknowledged', actor: 'supplier', reason: 'Win Myat' },
      { event: 'confirmationCode', actor: 'supplier', reason: 'CAM-4711' },
    ]);
    const before = await digestState(world.db);
    const again = await acknowledge(token, { confirmation_code: 'CAM-9999' });
    expect(again.data.reason).toBe('notice_answered');
    expect(await digestState(world.db)).toBe(before);
  });

  it('hotelNotice/refuse: hotel cannot provide the stay → order stays confirmed and under review until the desk resolves it', async () => {
    const { id, token } = await bookPaid();
    expect((await refuse(token)).data.notice).toMatchObject({ answer: 'refused', actions: ['acknowledge'] });
    const { order, history } = await detailOf(id);
    expect(order).toMatchObject({ order_status: 'confirmed', review: { reason: 'hotel_refused' } });
    expect(history.slice(-2)).toMatchObject([
      { event: 'hotelRefused', actor: 'supplier', reason: '' },
      { event: 'askReview' },
    ]);
    expect((await refuse(token)).data.reason).toBe('notice_answered');
    expect(await mailsOf('review_asked')).toBe(1);
    // The desk resolves it by telephone.
    const settled = { id, hotel_confirmation_code: 'CAM-1' };
    await must('console/hotelOrder/confirm', settled, { as: 'operator' });
    expect((await detailOf(id)).order).toMatchObject({
      review: null,
      detail: { hotel_answer: { answer: 'acknowledged' } },
    });
  });

  it('order review: hotel refused → desk keeps the stay or refunds everything', async () => {
    const evidence = 'Ms Khin of the reservation desk, by phone at 9:40';
    const decide = (id: number, decision: string) =>
      world.call('POST', 'console/review/decide', { id, decision, evidence }, { as: 'operator' });
    const [kept, cancelled] = [await bookPaid(), await bookPaid()];
    for (const { token } of [kept, cancelled]) await refuse(token);
    expect((await decide(kept.id, 'served')).data).toMatchObject({ reason: 'order_not_yet' });
    expect((await decide(kept.id, 'kept')).data.order).toMatchObject({
      order_status: 'confirmed',
      review: null,
    });
    expect((await detailOf(kept.id)).order.detail.hotel_answer).toMatchObject({ answer: 'acknowledged' });
    expect((await detailOf(kept.id)).history.at(-1)).toMatchObject({
      event: 'endReview',
      actor: 'operator',
      reason: evidence,
    });
    expect((await decide(kept.id, 'kept')).data.reason).toBe('review_not_open');
    expect((await decide(cancelled.id, 'cancelled')).data.order).toMatchObject({
      order_status: 'cancelled',
      pay_status: 'refunded',
      cancellation_fee: { amount: 0 },
      review: null,
    });
  });

  it('complete-orders: hotel refused → not completed, even for a trusted hotel', async () => {
    await world.db.updateTable('hotels').set({ is_trusted: true }).execute();
    const [silent, refused] = [await bookPaid(), await bookPaid()];
    await refuse(refused.token);
    world.clock.set(new Date('2026-12-05T00:00:00Z'));
    for (const { name, run } of world.app.jobs) {
      if (/orders$/.test(name)) await run(world.clock.now());
    }
    await world.db.updateTable('hotels').set({ is_trusted: false }).execute();
    expect((await detailOf(silent.id)).order).toMatchObject({ order_status: 'completed' });
    expect((await detailOf(refused.id)).order).toMatchObject({
      order_status: 'confirmed',
      review: { reason: 'hotel_refused' },
    });
  });

  it('hotelNotice: answer to an outdated notice → refused, nothing changes', async () => {
    const { id, token } = await bookPaid();
    await refund(id);
    const before = await digestState(world.db);
    for (const late of [await acknowledge(token, { confirmation_code: 'CAM-1' }), await refuse(token)]) {
      expect(late.data.reason).toBe('notice_outdated');
    }
    expect(await digestState(world.db)).toBe(before);
    const done = await acknowledge(token, { version: 2, confirmation_code: 'CAM-1' });
    expect(done.data.notice).toMatchObject({ answer: 'acknowledged', confirmation_code: '', actions: [] });
  });

  it('hotelNotice: token forged, cut, expired, of another kind or guessed → same refusal, nothing changes', async () => {
    const { id, token } = await bookPaid();
    const fileToken = new URL((await must('file/link', { kind: 'voucher', id })).url).searchParams.get(
      'token',
    )!;
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const wrong = [
      forged,
      token.slice(0, 42),
      `${token}A`,
      token.toLowerCase(),
      fileToken,
      String(id),
      '%',
      "' OR 1=1 --",
    ];
    const before = await digestState(world.db);
    const answers = new Set<string>();
    const tryAll = async (tokens: readonly string[]) => {
      for (const one of tokens) {
        for (const { http, msg, data } of [await show(one), await acknowledge(one), await refuse(one)]) {
          answers.add(JSON.stringify([http, msg, data]));
        }
      }
    };
    await tryAll(wrong);
    const end = testStart.getTime() + 14 * 86_400_000;
    world.clock.set(new Date(end - 1));
    expect((await show(token)).code).toBe(1);
    world.clock.set(new Date(end));
    await tryAll([token]);
    expect([...answers]).toEqual([
      JSON.stringify([200, 'The link was used already or has expired', { reason: 'link_invalid' }]),
    ]);
    expect(await digestState(world.db)).toBe(before);
  });
});

describe('hotel notices of the desk', () => {
  const list = async (input: object = {}) =>
    (await world.call('GET', 'console/hotelNotice/list', input, { as: 'operator' })).data as {
      list: { order_id: number; [fact: string]: unknown }[];
      next: string | null;
      total: number;
    };

  it('hotelNotice/list: unacknowledged notices → longest waiting first, until acknowledged', async () => {
    await world.db.updateTable('hotel_notices').set({ is_current: false }).execute();
    const older = await bookPaid();
    world.clock.advance(3_600_000);
    const newer = await bookPaid();
    const done = await bookPaid();
    await acknowledge(done.token);
    await refuse(older.token);
    const page = await list({ limit: 1 });
    expect(page).toMatchObject({
      total: 2,
      list: [
        { order_id: older.id, kind: 'booking', refused_by: 'Win Myat', reason: 'Overbooked by a group' },
      ],
    });
    const rest = await list({ limit: 1, cursor: page.next });
    expect(rest).toMatchObject({
      next: null,
      list: [{ order_id: newer.id, mailed_at: null, refused_at: null }],
    });
    await world.app.runTicker('outbox');
    expect((await list()).list[1]!.mailed_at).toBe(world.clock.now().getTime() / 1000);
    // A hotel that gave its code by telephone knows of the booking.
    const operator = { as: 'operator' } as const;
    await must('console/hotelOrder/confirm', { id: newer.id, hotel_confirmation_code: 'T-1' }, operator);
    expect((await list()).list.map(({ order_id }) => order_id)).toEqual([older.id]);
    await must('console/order/cancel', { id: older.id, fee: 0, reason: 'The hotel is full' }, operator);
    expect((await list()).list).toMatchObject([
      { order_id: older.id, kind: 'cancellation', refused_at: null },
    ]);
    world.clock.set(new Date('2026-12-03T06:00:00Z'));
    expect((await list()).list).toEqual([]);
  });

  it('hotelNotice/send: notice sent again, also to another address → the earlier link stays valid', async () => {
    const { id, token } = await bookPaid();
    const operator = { as: 'operator' } as const;
    const { sent_to } = await must(
      'console/hotelNotice/send',
      { id, email: 'front@hotel.example' },
      operator,
    );
    expect(sent_to).toBe('front@hotel.example');
    const again = await lastMail('hotel_booking');
    expect(again.recipient).toBe(sent_to);
    expect((await show(token)).data.notice.version).toBe(2);
    expect((await acknowledge(tokenIn(again.body), { version: 2 })).code).toBe(1);
    const unpaid = await world.call('POST', 'console/hotelNotice/send', { id: await book() }, operator);
    expect(unpaid.data.reason).toBe('order_wrong_state');
  });
});
