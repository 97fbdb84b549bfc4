import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { passCaptcha } from '../../../test/pass-captcha.ts';
import { recordStatements } from '../../../test/record-statements.ts';
import { tries } from '../../../test/reliability/figure.ts';
import { HASH_CHANNEL, hashPassword } from '../../platform/passwords.ts';

// A caller cannot distinguish an existing account from a missing one, neither by the reply nor by its delay.
// Times are printed but not asserted, since a busy machine would break them; their causes are asserted
// instead: both sides send the same statements in the same order and run the slow hash equally often.

const PAIRS = tries({ test: 4, assurance: 60 });
let world: TestWorld;
let statements: ReturnType<typeof recordStatements>;
let hashes = 0;
const countHash = () => {
  hashes += 1;
};
beforeAll(async () => {
  subscribe(HASH_CHANNEL, countHash);
  world = await openTestWorld();
  statements = recordStatements(world.pool);
  await world.db
    .updateTable('users')
    // Hashed as in production: the other test users have a cheap hash.
    .set({ area_num: '86', mobile: '13812345678', password_hash: await hashPassword('Lantern42') })
    .where('username', '=', 'owner_a')
    .execute();
});
afterAll(() => {
  unsubscribe(HASH_CHANNEL, countHash);
  return world.close();
});

interface Door {
  name: string;
  path: string;
  /** `at` numbers the pair; the unknown one has a different number each time. */
  known: (at: number) => Record<string, unknown>;
  unknown: (at: number) => Record<string, unknown>;
  needsCaptcha: boolean;
  /** Number of runs of the slow hash, the same for known and unknown accounts. */
  hashes: 0 | 1;
}
const number = (at: number) => `139${String(10_000_000 + at)}`;
const mobileEvent = { template_code: 'user_retrieve_pwd' };
const guess = { captcha: '000000', password: 'NewLantern7' };
const newcomer = { tab: 'register', username: 'newcomer', ...guess };
const doors: Door[] = [
  {
    name: 'a login',
    path: 'user/checkIn',
    known: () => ({ tab: 'login', username: 'owner_a', password: 'Wrong12345' }),
    unknown: (at) => ({ tab: 'login', username: `nobody_${at}`, password: 'Wrong12345' }),
    needsCaptcha: true,
    hashes: 1,
  },
  {
    name: 'a login by mobile number',
    path: 'user/checkIn',
    known: () => ({ tab: 'login', username: '+86 13812345678', password: 'Wrong12345' }),
    unknown: (at) => ({ tab: 'login', username: `+86 ${number(at)}`, password: 'Wrong12345' }),
    needsCaptcha: true,
    hashes: 1,
  },
  {
    name: 'a code by text message',
    path: 'Sms/send',
    known: () => ({ mobile: '13812345678', ...mobileEvent }),
    unknown: (at) => ({ mobile: number(at), ...mobileEvent }),
    needsCaptcha: true,
    hashes: 0,
  },
  {
    name: 'a code by mail',
    path: 'Ems/send',
    known: () => ({ email: 'owner_a@example.com', event: 'user_retrieve_pwd' }),
    unknown: (at) => ({ email: `nobody${at}@example.com`, event: 'user_retrieve_pwd' }),
    needsCaptcha: true,
    hashes: 0,
  },
  {
    name: 'a code to register with',
    path: 'Ems/send',
    known: () => ({ email: 'owner_b@example.com', event: 'user_register' }),
    unknown: (at) => ({ email: `newcomer${at}@example.com`, event: 'user_register' }),
    needsCaptcha: true,
    hashes: 0,
  },
  {
    name: 'a retrieval by mobile number',
    path: 'account/retrievePassword',
    known: () => ({ type: 'mobile', account: '13812345678', ...guess }),
    unknown: (at) => ({ type: 'mobile', account: number(at), ...guess }),
    needsCaptcha: false,
    hashes: 1,
  },
  {
    name: 'a retrieval by mail',
    path: 'account/retrievePassword',
    known: () => ({ type: 'email', account: 'owner_a@example.com', ...guess }),
    unknown: (at) => ({ type: 'email', account: `nobody${at}@example.com`, ...guess }),
    needsCaptcha: false,
    hashes: 1,
  },
  {
    name: 'a registration',
    path: 'user/checkIn',
    known: () => ({ ...newcomer, registerType: 'email', email: 'owner_b@example.com' }),
    unknown: (at) => ({ ...newcomer, registerType: 'email', email: `newcomer${at}@example.com` }),
    needsCaptcha: false,
    hashes: 1,
  },
];

it.each(doors)(
  '$name: known and unknown accounts → same reply and same work',
  { timeout: 300_000 },
  async (door) => {
    // The codes of earlier cases have expired.
    world.clock.advance(700_000);
    const waits = { known: [] as number[], unknown: [] as number[] };
    for (let at = 0; at < PAIRS; at++) {
      const answers: unknown[] = [];
      const work: string[][] = [];
      const hashed: number[] = [];
      // Alternates the order, so that neither side always runs on warm caches.
      const sides = at % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const side of sides) {
        await world.db.deleteFrom('throttle_counters').execute();
        const captcha = door.needsCaptcha ? await passCaptcha(world) : {};
        statements.take();
        hashes = 0;
        const began = performance.now();
        const reply = await world.call('POST', door.path, { ...door[side](at), ...captcha });
        waits[side].push(performance.now() - began);
        work.push(statements.take());
        hashed.push(hashes);
        answers.push({ ...reply, headers: null, body: null });
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(work[0]!.length).toBeGreaterThan(1);
      expect(work[0]).toEqual(work[1]);
      expect(hashed).toEqual([door.hashes, door.hashes]);
      world.clock.advance(61_000);
    }
    const [known, unknown] = [median(waits.known), median(waits.unknown)];
    const gap = (Math.abs(known - unknown) / Math.max(known, unknown)) * 100;
    process.stdout.write(
      `P19 ${door.name}: ${PAIRS} pairs equal; medians ${known.toFixed(1)} and ${unknown.toFixed(1)} ms, gap ${gap.toFixed(1)} %\n`,
    );
  },
);

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
