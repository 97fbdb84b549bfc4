import { addDays } from '@serai/contract/dates';
import { eventKinds } from '@serai/contract/messages/kinds';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Trx } from '../../src/calls.ts';
import {
  addNotice,
  announce,
  deliverOutbox,
  notifyStaff,
  sendMail,
} from '../../src/features/messages/messages.ts';
import { sampleFacts } from '../../src/features/messages/sample-facts.ts';
import type { MailEvent } from '../../src/features/messages/write-mail.ts';
import { smtpMailer } from '../../src/platform/mail/smtp-mailer.ts';
import { injectFaults, type StatementFaults } from '../acceptance/statement-faults.ts';
import { openTestWorld, type TestWorld } from '../harness.ts';
import { openSmtpSink, type SmtpSink } from '../smtp-sink.ts';
import { bookingOf, quote, type Send } from './booking.ts';
import { Chance, reportFigure, tries } from './figure.ts';
import { addHotel, addRoom, type TestRoom } from './test-hotel.ts';

/**
 * P10: messages about an event are sent after its commit, never before, and once, however often they are
 * retried.
 */
const bookings = tries({ test: 10, assurance: 300 });
const night = '2026-12-01';
const stay = { checkIn: night, checkOut: addDays(night, 1), rooms: 1 };

let world: TestWorld;
let faults: StatementFaults;
let room: TestRoom;
let sink: SmtpSink;
const chance = new Chance();
const startedAt = Date.now();
let arrived = 0;

beforeAll(async () => {
  world = await openTestWorld();
  faults = injectFaults(world.pool);
  room = await addRoom(world.db, await addHotel(world.db), { units: 1000, from: night, nights: 2 });
  await world.db
    .updateTable('agencies')
    .set({ most_unpaid_orders: 1000, most_unpaid_percent: 100 })
    .execute();
  await world.app.memory.refresh();
});
beforeEach(async () => {
  await world.db.deleteFrom('outbox').execute();
  await world.db.deleteFrom('notices').execute();
  sink = await openSmtpSink();
});
afterEach(() => sink.stop().catch(() => {}));
afterAll(async () => {
  reportFigure('P10 mail after commit, once', { bookings, arrived }, chance, startedAt);
  await world.close();
});

const send: Send = (method, path, data, options) =>
  world.call(method, path, data, { as: 'owner', ...options });
const book = async () => send('POST', 'hotel/book', bookingOf(await quote(send, room, stay)));
/** Books a stay and cancels it unpaid: the cancellation writes one message. */
const bookAndCancel = async () => {
  const { order } = (await book()).data;
  return send('POST', 'order/cancel', { id: order.id });
};
const deliver = () => {
  const { port } = sink;
  const settings = {
    host: '127.0.0.1',
    port,
    secure: false,
    user: undefined,
    password: undefined,
    from: 'a@b.example',
  };
  const mailer = smtpMailer(settings);
  return deliverOutbox({ db: world.db, mailer, publicUrl: 'https://serai.example' }, world.clock.now());
};
const written = async () => ({
  mails: await world.db.selectFrom('outbox').select(['message_id', 'recipient']).orderBy('id').execute(),
  notices: await world.db.selectFrom('notices').select(['user_id', 'event']).orderBy('id').execute(),
});
/** Message-IDs of the mails received, as the outbox stores them: the sender's domain replaces `serai`. */
const taken = () => sink.received.map((message) => `<${/^Message-ID: <(.+)@/im.exec(message)![1]!}@serai>`);

/** Every way to announce an event. */
const ways: [string, (trx: Trx, event: MailEvent, facts: Record<string, unknown>) => Promise<unknown>][] = [
  [
    'the agency',
    (trx, event, facts) =>
      announce(trx, { agencyId: world.agencyA, event, facts, to: [], now: world.clock.now() }),
  ],
  [
    'the staff',
    (trx, event, facts) => notifyStaff(trx, { queue: 'desk', event, facts, now: world.clock.now() }),
  ],
];

describe.each(Object.keys(eventKinds) as MailEvent[])('%s', (event) => {
  const facts = sampleFacts(event, 'https://serai.example');
  const isNews = eventKinds[event] !== null;
  const told: typeof ways = isNews
    ? ways
    : [
        [
          'an address',
          (trx, one, its) =>
            sendMail(trx, {
              event: one,
              to: 'r@example.com',
              lang: 'en',
              facts: its,
              now: world.clock.now(),
            }),
        ],
      ];

  test.each(told)('%s: event is rolled back → sends nothing; committed → sends once', async (_, tell) => {
    const undone = world.db.transaction().execute(async (trx) => {
      await tell(trx, event, facts);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await written()).toEqual({ mails: [], notices: [] });
    expect(await deliver()).toBe(0);
    await world.db.transaction().execute((trx) => tell(trx, event, facts));
    const { mails, notices } = await written();
    // The digest is the only message that members must have switched on.
    const isOff = eventKinds[event]?.kind === 'digest' && tell === ways[0]![1];
    expect(mails).toHaveLength(isOff ? 0 : 1);
    expect(notices).toHaveLength(isOff || !isNews ? 0 : 1);
    expect(await deliver()).toBe(mails.length);
    expect(await deliver()).toBe(0);
    expect(taken()).toEqual(mails.map(({ message_id }) => message_id));
  });
});

test('notice of one user: event is rolled back → notice is rolled back too', async () => {
  const owner = await world.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'owner_a')
    .executeTakeFirstOrThrow();
  const news = { event: 'password_changed', facts: {}, now: world.clock.now() } as const;
  const undone = world.db.transaction().execute(async (trx) => {
    await addNotice(trx, owner.id, news);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await written()).notices).toEqual([]);
});

describe('bookings and mail', () => {
  test('bookings: mail server is down for all of them → they go on, and each mail arrives once when it is back', async () => {
    await sink.stop();
    for (let at = 0; at < bookings; at++) {
      expect((await bookAndCancel()).code).toBe(1);
      if (at % 5 === 0) expect(await deliver()).toBe(0);
      world.clock.advance(1000);
    }
    const { mails, notices } = await written();
    expect([mails.length, notices.length]).toEqual([bookings, bookings]);
    await sink.start();
    // The retry intervals have grown meanwhile.
    for (let hours = 0; hours < 24; hours++) {
      world.clock.advance(3_600_000);
      await deliver();
    }
    expect(taken().sort()).toEqual(mails.map(({ message_id }) => message_id).sort());
    arrived += sink.received.length;
  });

  test.each(['throw', 'disconnect'] as const)(
    'cancellation: notice cannot be written (%s) → neither cancelled nor announced; the next try does both',
    async (action) => {
      const { order } = (await book()).data;
      const status = async () => {
        const orders = world.db.selectFrom('orders').select('order_status').where('id', '=', order.id);
        return (await orders.executeTakeFirstOrThrow()).order_status;
      };
      faults.arm('insert into notices', action);
      expect((await send('POST', 'order/cancel', { id: order.id })).code).not.toBe(1);
      expect(faults.armed).toBe(0);
      expect(await status()).toBe('pending_payment');
      expect(await written()).toEqual({ mails: [], notices: [] });
      expect((await send('POST', 'order/cancel', { id: order.id })).code).toBe(1);
      expect([(await written()).mails.length, await status()]).toEqual([1, 'cancelled']);
    },
  );

  test('mail: accepted but not marked as sent → arrives twice with one Message-ID', async () => {
    await bookAndCancel();
    faults.arm('update "outbox" set "sent_at"', 'throw');
    await expect(deliver()).rejects.toThrow('fault injected');
    expect(faults.armed).toBe(0);
    expect(await deliver()).toBe(0);
    world.clock.advance(600_000);
    expect(await deliver()).toBe(1);
    const [first, again, ...more] = taken();
    expect([again, more]).toEqual([first, []]);
  });
});
