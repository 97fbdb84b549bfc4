import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import type { Trx } from '../../calls.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import { deliverOutbox, type MailedFile, type MailFileMakers, purgeMessages, sendMail } from './messages.ts';
import type { MailEvent } from './write-mail.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('outbox').execute();
});

const queueMail = (trx: Trx, rest: { to?: string; event?: MailEvent; files?: MailedFile[] }) =>
  sendMail(trx, {
    event: 'code_user_register',
    to: 'reader@example.com',
    lang: 'en',
    facts: { code: '123456' },
    now: world.clock.now(),
    ...rest,
  });
const queue = async (count: number) => {
  for (let at = 0; at < count; at++) {
    await world.db.transaction().execute((trx) => queueMail(trx, { to: `reader${at}@example.com` }));
  }
};
/** A mail server that refuses the first `failures` emails. */
function weakMailer(failures: number): Mailer & { tried: Mail[] } {
  const tried: Mail[] = [];
  return {
    tried,
    async send(mail) {
      tried.push(mail);
      if (tried.length <= failures) throw new Error('451 try later');
    },
  };
}

const deliver = (mailer: Mailer, makers: MailFileMakers = {}) =>
  deliverOutbox({ db: world.db, mailer, publicUrl: 'https://serai.example', makers }, world.clock.now());

describe('deliverOutbox', () => {
  it('deliverOutbox: due emails → each sent once', async () => {
    await queue(3);
    const mailer = weakMailer(0);
    expect(await deliver(mailer)).toBe(3);
    expect(await deliver(mailer)).toBe(0);
    expect(mailer.tried.map(({ to }) => to).sort()).toEqual([0, 1, 2].map((at) => `reader${at}@example.com`));
    expect(mailer.tried[0]!.text).toContain('123456');
  });

  it('deliverOutbox: attachments → made at sending; maker fails → waits; object gone → sent without', async () => {
    const files = ['paper', 'gone'].map((kind) => ({ kind, facts: { of: 7 } }));
    const rolledBack = world.db.transaction().execute(async (trx) => {
      await queueMail(trx, { files });
      throw new Error('refused after all');
    });
    await expect(rolledBack).rejects.toThrow('refused after all');
    await world.db.transaction().execute((trx) => queueMail(trx, { files }));
    const mailer = weakMailer(0);
    let tries = 0;
    const makers: MailFileMakers = {
      paper: async ({ of }, now) => {
        if (++tries === 1) throw new Error('too many are being made');
        return { name: `paper-${of}.pdf`, type: 'application/pdf', bytes: Buffer.from(now.toISOString()) };
      },
      gone: async () => undefined,
    };
    expect([await deliver(mailer, makers), mailer.tried]).toEqual([0, []]);
    world.clock.advance(30_000);
    expect(await deliver(mailer, makers)).toBe(1);
    const bytes = Buffer.from(world.clock.now().toISOString());
    expect(mailer.tried).toMatchObject([
      { files: [{ name: 'paper-7.pdf', type: 'application/pdf', bytes }] },
    ]);
  });

  it.each([
    ['a code', 'code_user_register', 3, [45]],
    ['another mail', 'hotel_booking', 4, [30 + 60 + 120 + 240]],
    ['another mail, later', 'hotel_booking', 7, [30 + 60 + 120 + 240 + 480 + 600 + 600]],
  ] as const)(
    '%s fails → growing pauses (code: at most 15 s, others: 10 min), same Message-ID',
    async (_, event, failures, expected) => {
      await world.db.transaction().execute((trx) => queueMail(trx, { event }));
      const mailer = weakMailer(failures);
      const sentAfter = [];
      for (let second = 0; second <= 2200 && sentAfter.length === 0; second += 15) {
        if (await deliver(mailer)) sentAfter.push(second);
        world.clock.advance(15_000);
      }
      expect(sentAfter).toEqual(expected);
      expect(new Set(mailer.tried.map(({ messageId }) => messageId)).size).toBe(1);
    },
  );

  it('deliverOutbox: code unsent for 15 minutes, other email for 3 days → abandoned, its address still trusted', async () => {
    await queue(1);
    await world.db.transaction().execute((trx) => queueMail(trx, { event: 'hotel_booking' }));
    const states = async () => {
      const rows = await world.db
        .selectFrom('outbox')
        .select(['event', 'given_up_at'])
        .orderBy('id')
        .execute();
      return rows.map(({ given_up_at }) => given_up_at !== null);
    };
    await deliver(weakMailer(99));
    world.clock.advance(15 * 60_000);
    await deliver(weakMailer(99));
    expect(await states()).toEqual([true, false]);
    world.clock.advance(3 * 86_400_000);
    await deliver(weakMailer(99));
    expect(await states()).toEqual([true, true]);
    expect(await world.db.selectFrom('refused_addresses').selectAll().execute()).toEqual([]);
  });

  it('deliverOutbox: one email fails → reason stored, others sent', async () => {
    await queue(2);
    expect(await deliver(weakMailer(1))).toBe(1);
    const rows = await world.db.selectFrom('outbox').selectAll().where('sent_at', 'is', null).execute();
    expect(rows).toMatchObject([{ tries: 1, last_error: '451 try later' }]);
  });

  it('deliverOutbox: several senders at once → work shared', async () => {
    await queue(25);
    const mailer = weakMailer(0);
    const sent = await Promise.all(Array.from({ length: 4 }, () => deliver(mailer)));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(25);
    expect(new Set(mailer.tried.map(({ messageId }) => messageId)).size).toBe(25);
    expect(mailer.tried).toHaveLength(25);
  });

  it('purgeMessages: sent long ago → deleted; others → kept', async () => {
    await queue(1);
    await deliver(weakMailer(0));
    await queue(1);
    world.clock.advance(86_400_000);
    expect(await purgeMessages(world.db, world.clock.now())).toBe(1);
    expect(await world.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
  });
});
