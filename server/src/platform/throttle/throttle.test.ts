import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { addressKey, forgetCounters, returnUnit, takeUnit } from './throttle.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const minute = new Date('2026-11-21T05:00:00Z');
const at = (ms: number) => new Date(minute.getTime() + ms);

describe('takeUnit', () => {
  it('gives exactly the limit to 20 rivals', async () => {
    const limit = { name: 'race', limit: 7, windowMs: 60_000 };
    const waits = await Promise.all(Array.from({ length: 20 }, () => takeUnit(world.db, limit, minute)));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(7);
  });

  it('answers the wait until the next window, in which it gives again', async () => {
    const limit = { name: 'wait', limit: 1, windowMs: 60_000 };
    expect(await takeUnit(world.db, limit, at(5_000))).toBeUndefined();
    expect(await takeUnit(world.db, limit, at(15_000))).toBe(45_000);
    expect(await takeUnit(world.db, limit, at(60_000))).toBeUndefined();
  });

  it('takes a returned unit again, and never more than were taken', async () => {
    const limit = { name: 'return', limit: 1, windowMs: 60_000 };
    await takeUnit(world.db, limit, minute);
    for (let time = 0; time < 3; time++) await returnUnit(world.db, limit, minute);
    expect(await takeUnit(world.db, limit, minute)).toBeUndefined();
    expect(await takeUnit(world.db, limit, minute)).toBeDefined();
  });

  it('forgets old windows only', async () => {
    await takeUnit(world.db, { name: 'old', limit: 1, windowMs: 60_000 }, at(-600_000));
    expect(await forgetCounters(world.db, minute)).toBe(1);
  });
});

describe('addressKey', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('takes %s as %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});
