import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { Undeliverable } from '../../platform/undeliverable.ts';
import { deliverOutbox, sendMail } from './messages.ts';
import type { MailEvent } from './write-mail.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['outbox', 'notices', 'refused_addresses'] as const) {
    await world.db.deleteFrom(table).execute();
  }
});

const queue = (
  to: string,
  event: MailEvent = 'order_confirmed',
  facts: object = { sn: 'H1', title_en: 'Hotel' },
) =>
  world.db
    .transaction()
    .execute((trx) => sendMail(trx, { event, to, lang: 'en', facts: { ...facts }, now: world.clock.now() }));
const refusing: Mailer = { send: () => Promise.reject(new Undeliverable('550 5.1.1 no such user')) };
const taken: string[] = [];
const working: Mailer = { send: async ({ messageId }) => void taken.push(messageId) };
const deliver = (mailer: Mailer) =>
  deliverOutbox({ db: world.db, mailer, publicUrl: 'http://localhost' }, world.clock.now());
const list = async (input: object = {}) =>
  (await world.call('GET', 'console/message/undelivered', input, { as: 'operator' })).data;
const post = (what: 'resend' | 'reportBounce', input: object) =>
  world.call('POST', `console/message/${what}`, input, { as: 'operator' });
const mailOf = async () =>
  (await world.call('GET', 'notice/switches', {}, { as: 'owner' })).data.mail as {
    address: string;
    refused: { reason: string } | null;
  };
const noticed = async () =>
  (await world.call('GET', 'notice/list', {}, { as: 'owner' })).data.list.map(
    ({ title }: { title: string }) => title,
  );

describe('a mail whose receiver is refused for good', () => {
  it('email refused for good: no retry → listed for the desk with receiver, subject and reason; user notified', async () => {
    await queue('Owner_A@example.com');
    expect(await deliver(refusing)).toBe(0);
    world.clock.advance(86_400_000);
    expect(await deliver(working)).toBe(0);
    const { list: rows, total } = await list();
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      kind: 'mail',
      event: 'order_confirmed',
      about: 'Order H1 is confirmed',
      how: 'refused',
      recipient: 'Owner_A@example.com',
      reason: '550 5.1.1 no such user',
      can_resend: true,
      user: { name: 'owner_a', agency: 'Agency A' },
    });
    expect(await noticed()).toEqual(['Our email does not reach Owner_A@example.com']);
    expect(await mailOf()).toMatchObject({
      address: 'owner_a@example.com',
      refused: { reason: '550 5.1.1 no such user' },
    });
  });

  it('email refused for good: several emails → user notified once, no more after one gets through', async () => {
    await queue('owner_a@example.com');
    await queue('owner_a@example.com');
    await deliver(refusing);
    expect(await noticed()).toHaveLength(1);
    await queue('owner_a@example.com');
    await deliver(working);
    expect((await mailOf()).refused).toBeNull();
  });

  it('undelivered mail: desk confirms the address → resent with its Message-ID', async () => {
    const messageId = await queue('owner_a@example.com');
    await deliver(refusing);
    const [{ id }] = (await list()).list;
    expect((await post('resend', { id })).code).toBe(1);
    expect((await list()).total).toBe(0);
    await deliver(working);
    expect(taken).toContain(messageId);
    expect((await post('resend', { id })).data.reason).toBe('not_found');
    expect((await post('resend', { id: 900_000_000 })).data.reason).toBe('not_found');
    const actions = await world.call('GET', 'console/activity/list', {}, { as: 'operator' });
    expect(JSON.stringify(actions.data.list[0])).toContain('owner_a@example.com');
  });

  it('undelivered mail to a user: another address → refused; to a hotel → sent there, the activity names both', async () => {
    const messageId = await queue('owner_a@example.com');
    await deliver(refusing);
    const [{ id, can_redirect }] = (await list()).list;
    expect(can_redirect).toBe(false);
    const bound = await post('resend', { id, to: 'thief@example.com' });
    expect(bound.data.errors).toMatchObject([{ field: 'to' }]);
    expect((await list()).total).toBe(1);
    await world.db.updateTable('outbox').set({ event: 'hotel_booking' }).where('id', '=', id).execute();
    expect((await list()).list[0].can_redirect).toBe(true);
    expect((await post('resend', { id, to: 'not an address' })).data.errors).toMatchObject([{ field: 'to' }]);
    expect((await post('resend', { id, to: 'night@hotel.example' })).code).toBe(1);
    await deliver(working);
    expect(taken).toContain(messageId);
    const actions = await world.call('GET', 'console/activity/list', { limit: 1 }, { as: 'operator' });
    expect(actions.data.list[0]).toMatchObject({
      before: { recipient: 'owner_a@example.com' },
      after: { recipient: 'night@hotel.example' },
    });
  });
});

describe('a mail that came back', () => {
  it('bounced email: reported by Message-ID → later acceptance proves nothing until the desk trusts the address', async () => {
    const messageId = await queue('owner_a@example.com');
    await deliver(working);
    const bounce = { message_id: messageId.slice(1, -1), reason: 'Mailbox full' };
    expect((await post('reportBounce', bounce)).code).toBe(1);
    expect((await list()).list).toMatchObject([{ how: 'came_back', reason: 'Mailbox full' }]);
    await queue('owner_a@example.com');
    await deliver(working);
    expect((await mailOf()).refused).toMatchObject({ reason: 'Mailbox full' });
    await post('resend', { id: (await list()).list[0].id });
    expect((await mailOf()).refused).toBeNull();
  });

  it('bounced mail: never sent by the portal → ignored', async () => {
    const waiting = await queue('owner_a@example.com');
    for (const message_id of [waiting, '<unknown@serai>', '']) {
      expect((await post('reportBounce', { message_id, reason: 'x' })).data.reason).toBe('not_found');
    }
  });
});

describe('what the desk sees', () => {
  it('console/message/undelivered: desk → no codes, found by address, page by page', async () => {
    await queue('owner_a@example.com', 'code_user_register', { code: '481203' });
    for (const at of [1, 2, 3]) {
      await queue(`reader${at}@example.com`);
      world.clock.advance(1000);
      await deliver(refusing);
    }
    const all = await list();
    expect(JSON.stringify(all)).not.toContain('481203');
    expect(all.list.find(({ event }: { event: string }) => event === 'code_user_register').about).toBe('');
    expect((await list({ keyword: 'READER2' })).list).toMatchObject([
      { recipient: 'reader2@example.com', user: null },
    ]);
    expect((await list({ kind: 'sms' })).list).toEqual([]);
    const first = await list({ limit: 3 });
    const second = await list({ limit: 3, cursor: first.next });
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(
      all.list.map(({ id }: { id: number }) => id),
    );
  });

  it('console/message/resend: expired message → refused; others → sent again', async () => {
    await world.db
      .insertInto('outbox')
      .values({
        kind: 'sms',
        event: 'code_user_register',
        recipient: '+8613812345678',
        subject: '',
        body: '481203',
        message_id: 'text-1',
        created_at: world.clock.now(),
        next_try_at: world.clock.now(),
        given_up_at: world.clock.now(),
        valid_until: world.clock.now(),
        last_error: 'not sent in time',
      })
      .execute();
    const [text] = (await list()).list;
    expect(text).toMatchObject({ kind: 'sms', about: '', can_resend: false });
    expect((await post('resend', { id: text.id })).data.reason).toBe('message_worthless');
  });

  it('console/message: member, guest, finance → refused', async () => {
    expect((await world.call('GET', 'console/message/undelivered', {}, { as: 'owner' })).code).toBe(401);
    expect((await world.call('GET', 'console/message/undelivered')).code).toBe(303);
  });
});
