import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import { Undeliverable } from '../../platform/undeliverable.ts';
import { deliverOutbox, sendMail, sendText } from './messages.ts';

let world: OrderWorld;
let id: number;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(100_000, 0);
  id = await world.book('2026-12-01');
});
afterAll(() => world.close());

const list = async (orderId = id) =>
  (await world.call('GET', 'console/order/messages', { id: orderId }, { as: 'operator' })).data.list;
const deliver = (send: () => Promise<void>) =>
  deliverOutbox({ db: world.db, mailer: { send }, publicUrl: 'http://localhost' }, world.clock.now());
const mailHotel = () =>
  world.db.transaction().execute((trx) =>
    sendMail(trx, {
      event: 'hotel_released',
      to: 'reservations@hotel.example',
      lang: 'en',
      facts: { number: 'H1', hotel_en: 'Strand' },
      orderId: id,
      now: world.clock.now(),
    }),
  );

test('order messages: order paid → email waiting and notice to the agency, read later', async () => {
  await world.call('POST', 'order/pay', { id, pay_channel: 'balance' }, { as: 'owner' });
  const messages = await list();
  const mail = messages.find(({ channel }: { channel: string }) => channel === 'mail');
  const notice = messages.find(({ channel }: { channel: string }) => channel === 'notice');
  expect(mail).toMatchObject({ event: 'order_confirmed', state: 'waiting', ended_at: null, reason: '' });
  expect(mail.recipient).toContain('@');
  expect(mail.about).not.toBe('');
  expect(notice).toMatchObject({ event: 'order_confirmed', state: 'sent', can_resend: false });
  await world.call('POST', 'notice/read', { all: true }, { as: 'owner' });
  const states = (await list()).map(({ state }: { state: string }) => state);
  expect(states).toContain('read');
});

test('order messages: refused by the mail server → failed with the reason; sent again → waiting, then sent', async () => {
  await mailHotel();
  await deliver(() => Promise.reject(new Undeliverable('550 no such user')));
  const [failed] = await list();
  expect(failed).toMatchObject({
    recipient: 'reservations@hotel.example',
    state: 'failed',
    reason: '550 no such user',
    can_resend: true,
    can_redirect: true,
  });
  const resend = { id: failed.id, to: 'front@hotel.example' };
  expect((await world.call('POST', 'console/message/resend', resend, { as: 'operator' })).code).toBe(1);
  expect((await list())[0]).toMatchObject({ recipient: 'front@hotel.example', state: 'waiting', reason: '' });
  await deliver(() => Promise.resolve());
  expect((await list())[0]).toMatchObject({ recipient: 'front@hotel.example', state: 'sent' });
});

test("order messages: text with a driver's link → listed without its text", async () => {
  await world.db.transaction().execute((trx) =>
    sendText(trx, {
      event: 'driver_ride',
      to: '+959123456789',
      lang: 'en',
      facts: { time: '10:00', place: 'Airport', link: 'https://example.com/d/SECRET' },
      validUntil: new Date(world.clock.now().getTime() + 3_600_000),
      userId: undefined,
      orderId: id,
      now: world.clock.now(),
    }),
  );
  const [text] = await list();
  expect(text).toMatchObject({ channel: 'sms', about: '', recipient: '+959123456789' });
});

test('order messages: another order, missing order, member → nothing of this one', async () => {
  const other = await world.book('2026-12-05');
  const hotels = (await list(other)).filter(({ event }: { event: string }) => event === 'hotel_released');
  expect(hotels).toEqual([]);
  expect(await list(999_999)).toEqual([]);
  const member = await world.call('GET', 'console/order/messages', { id }, { as: 'owner' });
  expect(member.code).not.toBe(1);
});
