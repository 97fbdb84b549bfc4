import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { addressKey, consumeUnit, purgeCounters, returnUnit } from './throttle.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const minute = new Date('2026-11-21T05:00:00Z');
const at = (ms: number) => new Date(minute.getTime() + ms);

describe('consumeUnit', () => {
  it('consumeUnit: 20 concurrent requests → exactly the limit', async () => {
    const limit = { name: 'race', limit: 7, windowMs: 60_000 };
    const waits = await Promise.all(Array.from({ length: 20 }, () => consumeUnit(world.db, limit, minute)));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(7);
  });

  it('consumeUnit: limit used up → returns the waiting time, then allows again', async () => {
    const limit = { name: 'wait', limit: 1, windowMs: 60_000 };
    expect(await consumeUnit(world.db, limit, at(5_000))).toBeUndefined();
    expect(await consumeUnit(world.db, limit, at(15_000))).toBe(50_000);
    expect(await consumeUnit(world.db, limit, at(64_999))).toBe(1);
    expect(await consumeUnit(world.db, limit, at(65_000))).toBeUndefined();
  });

  it('consumeUnit: any distribution of attempts → never above the limit in any window', async () => {
    const limit = { name: 'slide', limit: 5, windowMs: 60_000 };
    const taken: number[] = [];
    for (let ms = 0; ms < 400_000; ms += 1_700) {
      if ((await consumeUnit(world.db, limit, at(ms))) === undefined) taken.push(ms);
    }
    const most = Math.max(
      ...taken.map((ms) => taken.filter((other) => other > ms - 60_000 && other <= ms).length),
    );
    expect(most).toBe(5);
    // Refused attempts did not count: a unit became available as early as possible.
    expect(taken.length).toBeGreaterThanOrEqual(5 * 6);
  });

  it('consumeUnit: returned unit → available again, never more than consumed', async () => {
    const limit = { name: 'return', limit: 2, windowMs: 60_000 };
    await consumeUnit(world.db, limit, at(1));
    await consumeUnit(world.db, limit, minute);
    for (let time = 0; time < 3; time++) await returnUnit(world.db, limit, minute);
    expect(await consumeUnit(world.db, limit, minute)).toBeUndefined();
    expect(await consumeUnit(world.db, limit, minute)).toBeDefined();
  });

  it('consumeUnit: limit of 0 → nothing', async () => {
    expect(await consumeUnit(world.db, { name: 'none', limit: 0, windowMs: 60_000 }, minute)).toBe(60_000);
  });

  it('purge of throttle counters: unused since → deleted; others → kept', async () => {
    await consumeUnit(world.db, { name: 'old', limit: 1, windowMs: 60_000 }, at(-600_000));
    const both = { name: 'old and new', limit: 2, windowMs: 3_600_000 };
    await consumeUnit(world.db, both, at(-600_000));
    await consumeUnit(world.db, both, minute);
    expect(await purgeCounters(world.db, minute)).toBe(1);
    expect(await consumeUnit(world.db, both, minute)).toBeDefined();
  });
});

describe('addressKey', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('addressKey: %s → %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});
