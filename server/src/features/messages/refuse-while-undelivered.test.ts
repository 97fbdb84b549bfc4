import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { passCaptcha } from '../../../test/pass-captcha.ts';
import type { Texter } from '../../platform/sms/texter.ts';
import { Undeliverable } from '../../platform/undeliverable.ts';
import { deliverTexts } from './messages.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await world.db
    .updateTable('users')
    .set({ area_num: '86', mobile: '13812345678' })
    .where('username', '=', 'owner_a')
    .execute();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.advance(86_400_000);
  await world.db.deleteFrom('outbox').execute();
});

const send = async (mobile: string, lang: 'zh-cn' | 'en' = 'en') =>
  world.call(
    'POST',
    'Sms/send',
    { mobile, template_code: 'user_register', ...(await passCaptcha(world)) },
    { lang },
  );
const deliver = (texter: Texter) => deliverTexts(world.db, texter, world.clock.now());
const failing = (error: Error): Texter => ({ send: () => Promise.reject(error) });
const down = failing(new Error('the gateway answered 503'));
const refusing = failing(new Undeliverable('the provider answered FailedOperation'));
const working: Texter = { send: async () => {} };

describe('asking again for a text', () => {
  // The first number belongs to no user, the second to one: both get the same reply.
  it.each(['13900000001', '13812345678'])(
    'code requested again: text not sent yet → refused with that reason (%s)',
    async (mobile) => {
      expect((await send(mobile)).code).toBe(1);
      await deliver(down);
      world.clock.advance(60_000);
      const again = await send(mobile);
      expect(again).toMatchObject({ code: 0, data: { reason: 'text_delayed' } });
      expect((await send(mobile, 'zh-cn')).msg).toBe('上一条短信还没有发出，我们仍在重试；您也可以改用邮箱');
      await deliver(working);
      expect((await send(mobile)).code).toBe(1);
    },
  );

  it('code requested again: text refused permanently → refused with that reason for the lifetime of the code', async () => {
    await send('13900000002');
    await deliver(refusing);
    world.clock.advance(60_000);
    expect((await send('13900000002')).data.reason).toBe('text_undelivered');
    expect((await send('13900000003')).code).toBe(1);
    world.clock.advance(540_000);
    expect((await send('13900000002')).code).toBe(1);
  });

  it('Sms/send: last text undelivered → nothing queued, no limit consumed', async () => {
    await send('13900000004');
    await deliver(down);
    const count = async () => ({
      texts: (await world.db.selectFrom('outbox').select('id').execute()).length,
      limits: await world.db
        .selectFrom('throttle_counters')
        .selectAll()
        .where('name', 'like', 'code%')
        .orderBy('name')
        .execute(),
    });
    const before = await count();
    world.clock.advance(60_000);
    await send('13900000004');
    expect(await count()).toEqual(before);
  });
});
