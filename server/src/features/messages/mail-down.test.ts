import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { openSmtpSink, type SmtpSink } from '../../../test/smtp-sink.ts';
import { smtpMailer } from '../../platform/mail/smtp-mailer.ts';
import { deliverOutbox, deliverTexts, sendMail, sendText, WayWatch } from './messages.ts';

let world: TestWorld;
let sink: SmtpSink;
const lines: { level: string; msg: string; [fact: string]: unknown }[] = [];
const log = pino(
  { level: 'warn', formatters: { level: (level) => ({ level }) } },
  { write: (line) => void lines.push(JSON.parse(line)) },
);
const down = new Map<string, Date | undefined>();
const recordDown = (way: string, since: Date | undefined) => void down.set(way, since);

beforeAll(async () => {
  world = await openTestWorld();
  sink = await openSmtpSink();
});
afterAll(async () => {
  await sink.stop();
  await world.close();
});

const noticesOf = (event: string) =>
  world.db.selectFrom('notices').select(['user_id', 'facts']).where('event', '=', event).execute();
const waiting = async () =>
  (await world.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).length;

/** Queues emails as in a busy hour. */
async function queueMany(count: number): Promise<void> {
  const now = world.clock.now();
  const rows = Array.from({ length: count }, (_, at) => ({
    kind: 'mail' as const,
    event: 'hotel_booking',
    recipient: `hotel${at}@example.com`,
    subject: 'S',
    body: 'B',
    message_id: `<${at}@serai>`,
    created_at: now,
    next_try_at: now,
  }));
  await world.db.insertInto('outbox').values(rows).execute();
}

test('mail server: down for minutes → logged, listed, staff notified once; up again → codes first, then the rest', async () => {
  await world.db.deleteFrom('outbox').execute();
  const settings = {
    host: '127.0.0.1',
    secure: false,
    user: undefined,
    password: undefined,
    from: 'a@b.example',
  };
  const mailer = smtpMailer({ ...settings, port: sink.port });
  const watch = new WayWatch({ db: world.db, log, kind: 'mail', recordDown });
  const second = async (seconds: number) => {
    world.clock.advance(seconds * 1000);
    return deliverOutbox(
      { db: world.db, mailer, publicUrl: 'https://serai.example', watch },
      world.clock.now(),
    );
  };
  await sink.stop();
  await queueMany(3000);
  for (let turn = 0; turn < 45; turn++) expect(await second(10)).toBe(0);
  const warned = lines.filter(({ msg }) => msg === 'messages do not leave');
  // 440 s of failures; the first minute may be about a message.
  expect(warned.length).toBe(7);
  expect(warned[0]).toMatchObject({ level: 'warn', kind: 'mail', waiting: 3000 });
  expect(down.get('mail')).toBeInstanceOf(Date);
  const notices = await noticesOf('mail_down');
  expect(notices).toMatchObject([{ facts: { count: 3000, minutes: 5 } }]);

  await world.db.transaction().execute((trx) =>
    sendMail(trx, {
      event: 'code_user_register',
      to: 'new@example.com',
      lang: 'en',
      facts: { code: '123456' },
      now: world.clock.now(),
    }),
  );
  await second(1);
  await sink.start();
  // Its pause ends within 15 s.
  await second(16);
  // Two connections send at the same time.
  const first = sink.received.slice(0, 2).map((mail) => /^To: (.*)$/m.exec(mail)?.[1]);
  expect(first).toContain('new@example.com');
  expect(down.get('mail')).toBeUndefined();
  // The others are sent without waiting for the end of their ten-minute pauses.
  const paused = await world.db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('next_try_at', '>', world.clock.now())
    .execute();
  expect(paused).toEqual([]);
  const left = await waiting();
  await second(1);
  expect(await waiting()).toBeLessThan(left);
  const receivers = sink.received.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]);
  expect(new Set(receivers).size).toBe(receivers.length);
}, 300_000);

test('text gateway: down for minutes → logged, listed, staff notified', async () => {
  await world.db.deleteFrom('outbox').execute();
  lines.length = 0;
  const watch = new WayWatch({ db: world.db, log, kind: 'sms', recordDown });
  const texter = {
    send: async () => Promise.reject(new Error('the gateway cannot be reached: ECONNREFUSED')),
  };
  const now = world.clock.now();
  await world.db.transaction().execute((trx) =>
    sendText(trx, {
      event: 'code_user_change_mobile',
      to: '+8613812345678',
      lang: 'en',
      facts: { code: '123456' },
      validUntil: new Date(now.getTime() + 600_000),
      userId: undefined,
      now,
    }),
  );
  for (let turn = 0; turn < 40; turn++) {
    await deliverTexts(world.db, texter, world.clock.now(), watch);
    world.clock.advance(10_000);
  }
  expect(lines[0]).toMatchObject({ kind: 'texts', waiting: 1, msg: 'messages do not leave' });
  expect(down.get('texts')).toBeInstanceOf(Date);
  expect(await noticesOf('texts_down')).toHaveLength(1);
});
