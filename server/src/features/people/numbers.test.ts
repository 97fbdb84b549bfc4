import { expect, test } from 'vitest';
import { openOrderWorld } from '../../../test/order-world.ts';

test('order number: agency’s day differs from the server’s → begins with the agency’s day', async () => {
  const world = await openOrderWorld();
  try {
    for (const [id, tz] of [
      [world.agencies.A, 'Asia/Yangon'],
      [world.agencies.B, 'UTC'],
    ] as const) {
      await world.db.updateTable('agencies').set({ tz }).where('id', '=', id).execute();
    }
    world.clock.set(new Date('2026-11-21T19:30:00Z'));
    const ids = [await world.book(), await world.book(undefined, { as: 'otherAgency' })];
    const orders = await world.db.selectFrom('orders').select('sn').orderBy('id').execute();
    expect(ids).toHaveLength(orders.length);
    expect(orders.map(({ sn }) => sn.slice(0, 7))).toEqual(['B261122', 'B261121']);
  } finally {
    await world.close();
  }
});
