import { texts as en } from '@serai/phrases/en/texts';
import { texts as zh } from '@serai/phrases/zh/texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import type { Texter, TextMessage } from '../../platform/sms/texter.ts';
import { Undeliverable } from '../../platform/undeliverable.ts';
import { deliverTexts, purgeMessages, sendText } from './messages.ts';

let world: TestWorld;
let owner: number;
beforeAll(async () => {
  world = await openTestWorld();
  const user = await world.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'owner_a')
    .executeTakeFirstOrThrow();
  owner = user.id;
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('outbox').execute();
  await world.db.deleteFrom('notices').execute();
});

const LIFE_MS = 600_000;
async function queue(count: number, userId?: number): Promise<void> {
  const now = world.clock.now();
  for (let at = 0; at < count; at++) {
    await world.db.transaction().execute((trx) =>
      sendText(trx, {
        event: 'code_user_change_mobile',
        to: `+861381234567${at % 10}`,
        lang: 'en',
        facts: { code: '123456' },
        validUntil: new Date(now.getTime() + LIFE_MS),
        userId,
        now,
      }),
    );
  }
}
/** A gateway that refuses the first `failures` messages. */
function weakTexter(failures: number): Texter & { tried: TextMessage[] } {
  const tried: TextMessage[] = [];
  return {
    tried,
    async send(message) {
      tried.push(message);
      if (tried.length <= failures) throw new Error('the gateway answered 503');
    },
  };
}
/** Delivers every second for some seconds; returns the seconds at which something was sent. */
async function deliverFor(seconds: number, texter: Texter): Promise<number[]> {
  const left: number[] = [];
  for (let second = 0; second <= seconds; second += 5) {
    if (await deliverTexts(world.db, texter, world.clock.now())) left.push(second);
    world.clock.advance(5000);
  }
  return left;
}
const rows = (kind: 'mail' | 'sms') =>
  world.db.selectFrom('outbox').selectAll().where('kind', '=', kind).execute();

describe('deliverTexts', () => {
  it('deliverTexts: due texts → each sent once, emails untouched', async () => {
    await queue(3);
    const texter = weakTexter(0);
    expect(await world.app.runTicker('outbox')).toBe(0);
    expect(await deliverTexts(world.db, texter, world.clock.now())).toBe(3);
    expect(await deliverTexts(world.db, texter, world.clock.now())).toBe(0);
    expect(texter.tried[0]!.text).toContain('123456');
    expect(texter.tried.map(({ to }) => to).sort()).toEqual([0, 1, 2].map((at) => `+861381234567${at}`));
  });

  it('deliverTexts: provider with templates → receives the text in parts, too', async () => {
    await queue(1);
    const texter = weakTexter(0);
    await deliverTexts(world.db, texter, world.clock.now());
    expect(texter.tried[0]!.parts).toEqual({
      purpose: 'code_user_change_mobile',
      lang: 'en',
      values: ['123456'],
    });
  });

  it('deliverTexts: failure → retried with short, growing pauses and the same id', async () => {
    await queue(1);
    const texter = weakTexter(3);
    expect(await deliverFor(60, texter)).toEqual([35]);
    expect(texter.tried).toHaveLength(4);
    expect(new Set(texter.tried.map(({ id }) => id)).size).toBe(1);
  });

  it('deliverTexts: code expired → abandoned, user notified once by email', async () => {
    await queue(1, owner);
    const texter = weakTexter(99);
    await deliverFor(LIFE_MS / 1000, texter);
    expect(texter.tried).toHaveLength(22);
    const [text] = await rows('sms');
    expect(text).toMatchObject({ sent_at: null, last_error: 'the gateway answered 503' });
    expect(text!.given_up_at).not.toBeNull();
    const mails = await rows('mail');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ event: 'text_undelivered', recipient: 'owner_a@example.com' });
    expect(mails[0]!.subject).toContain('+86 ••• 5670');
    expect(JSON.stringify(mails)).not.toContain('123456');
  });

  it('deliverTexts: permanent refusal → abandoned at once, user notified', async () => {
    await queue(1, owner);
    let tries = 0;
    const strict: Texter = {
      async send() {
        tries += 1;
        throw new Undeliverable('the provider answered FailedOperation.PhoneNumberInBlacklist');
      },
    };
    expect(await deliverFor(30, strict)).toEqual([]);
    expect(tries).toBe(1);
    expect((await rows('sms'))[0]!.given_up_at).not.toBeNull();
    expect(await rows('mail')).toMatchObject([{ event: 'text_undelivered' }]);
  });

  it('deliverTexts: undeliverable text → notice for a user without email; no one if it belongs to no user', async () => {
    await world.db.updateTable('users').set({ email: null }).where('id', '=', owner).execute();
    await queue(1, owner);
    await queue(1);
    await deliverFor(LIFE_MS / 1000, weakTexter(99));
    expect(await rows('mail')).toEqual([]);
    const notices = await world.db.selectFrom('notices').selectAll().execute();
    expect(notices).toMatchObject([
      { user_id: owner, kind: 'security', event: 'text_undelivered', facts: { mobile: '+86 ••• 5670' } },
    ]);
  });

  it('deliverTexts: expired code → not sent, even on the first attempt', async () => {
    await queue(1);
    world.clock.advance(LIFE_MS);
    const texter = weakTexter(0);
    expect(await deliverTexts(world.db, texter, world.clock.now())).toBe(0);
    expect(texter.tried).toEqual([]);
    expect((await rows('sms'))[0]!.given_up_at).not.toBeNull();
  });

  it('deliverTexts: gateway hangs → one timeout, not one per message', async () => {
    await queue(30);
    let calls = 0;
    const hanging: Texter = {
      send: () => {
        calls += 1;
        return new Promise((_, reject) => setTimeout(reject, 50, new Error('timeout')));
      },
    };
    expect(await deliverTexts(world.db, hanging, world.clock.now())).toBe(0);
    expect(calls).toBe(10);
  });

  it('deliverTexts: several senders at once → work shared', async () => {
    await queue(25);
    const texter = weakTexter(0);
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => deliverTexts(world.db, texter, world.clock.now())),
    );
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(25);
    expect(new Set(texter.tried.map(({ id }) => id)).size).toBe(25);
  });

  it('purgeMessages: texts abandoned long ago → deleted', async () => {
    await queue(1);
    world.clock.advance(LIFE_MS);
    await deliverTexts(world.db, weakTexter(0), world.clock.now());
    await queue(1);
    world.clock.advance(86_400_000);
    expect(await purgeMessages(world.db, world.clock.now())).toBe(1);
    expect(await rows('sms')).toHaveLength(1);
  });
});

describe('the texts', () => {
  it('texts: placeholders → same order in both languages', () => {
    // The seller's name is not a placeholder of a template: it is part of each.
    const places = (text: string) => text.match(/\{(?!site\})\w+\}/g) ?? [];
    for (const [name, text] of Object.entries(zh)) {
      expect(places(en[name as keyof typeof zh]), name).toEqual(places(text));
    }
  });

  it('text messages: every text → fits into one message', () => {
    for (const [name, text] of Object.entries(zh)) expect(text.length, name).toBeLessThanOrEqual(70);
    for (const [name, text] of Object.entries(en)) {
      expect(text.length, name).toBeLessThanOrEqual(160);
      expect(text, name).toMatch(/^[\x20-\x7e]+$/);
    }
  });
});
