import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { passCaptcha } from '../../../test/pass-captcha.ts';
import { hashPassword } from '../../platform/passwords.ts';

// Who asks cannot tell an account that exists from one that does not, by no answer and by no waiting time.

const PAIRS = 15;
let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await world.db
    .updateTable('users')
    // Hashed as in production: the other test users have a cheap hash.
    .set({ area_num: '86', mobile: '13812345678', password_hash: await hashPassword('Lantern42') })
    .where('username', '=', 'owner_a')
    .execute();
});
afterAll(() => world.close());

interface Door {
  name: string;
  path: string;
  /** `at` numbers the pair; the unknown one has a number of its own each time. */
  known: (at: number) => Record<string, unknown>;
  unknown: (at: number) => Record<string, unknown>;
  needsCaptcha: boolean;
}
const number = (at: number) => `139${String(10_000_000 + at)}`;
const mobileEvent = { template_code: 'user_retrieve_pwd' };
const guess = { captcha: '000000', password: 'NewLantern7' };
const doors: Door[] = [
  {
    name: 'a login',
    path: 'user/checkIn',
    known: () => ({ tab: 'login', username: 'owner_a', password: 'Wrong12345' }),
    unknown: (at) => ({ tab: 'login', username: `nobody_${at}`, password: 'Wrong12345' }),
    needsCaptcha: true,
  },
  {
    name: 'a code by text message',
    path: 'Sms/send',
    known: () => ({ mobile: '13812345678', ...mobileEvent }),
    unknown: (at) => ({ mobile: number(at), ...mobileEvent }),
    needsCaptcha: true,
  },
  {
    name: 'a code by mail',
    path: 'Ems/send',
    known: () => ({ email: 'owner_a@example.com', event: 'user_retrieve_pwd' }),
    unknown: (at) => ({ email: `nobody${at}@example.com`, event: 'user_retrieve_pwd' }),
    needsCaptcha: true,
  },
  {
    name: 'a retrieval by mobile number',
    path: 'account/retrievePassword',
    known: () => ({ type: 'mobile', account: '13812345678', ...guess }),
    unknown: (at) => ({ type: 'mobile', account: number(at), ...guess }),
    needsCaptcha: false,
  },
];

// Tried again when it fails, since a busy machine may slow one side down; a real leak shows every time.
it.each(doors)('$name answers known and unknown accounts alike', { retry: 2 }, async (door) => {
  const waits = { known: [] as number[], unknown: [] as number[] };
  for (let at = 0; at < PAIRS; at++) {
    const answers: unknown[] = [];
    // Turn about, so that neither side has the warmer machine.
    const sides = at % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const side of sides) {
      await world.db.deleteFrom('throttle_counters').execute();
      const captcha = door.needsCaptcha ? await passCaptcha(world) : {};
      const began = performance.now();
      const reply = await world.call('POST', door.path, { ...door[side](at), ...captcha });
      waits[side].push(performance.now() - began);
      answers.push({ ...reply, headers: null, body: null });
    }
    expect(answers[0]).toEqual(answers[1]);
    world.clock.advance(61_000);
  }
  // Of the quick ones: whatever else the machine does only makes the others slower.
  const [known, unknown] = [quick(waits.known), quick(waits.unknown)];
  const gap = Math.abs(known - unknown) / Math.max(known, unknown);
  process.stdout.write(
    `${door.name}: ${PAIRS} pairs equal; quick ones ${known.toFixed(1)} and ${unknown.toFixed(1)} ms\n`,
  );
  // Coarse, since other work shares the machine: it catches a side that skips the hash or a whole statement.
  expect(gap).toBeLessThan(0.35);
});

function quick(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 5)]!;
}
