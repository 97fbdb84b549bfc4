import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { announce, type News } from './announce.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('outbox').execute();
  await world.db.deleteFrom('notices').execute();
});

const order = { sn: 'H26112100001', title_zh: '仰光茶园酒店', title_en: 'Yangon Tea Garden Hotel' };
const sums = { fee: { amount: 12_345, currency: 'USD' }, refund: { amount: 100_000, currency: 'USD' } };
const tell = (event: News['event'], facts: News['facts']) =>
  world.db
    .transaction()
    .execute((trx) =>
      announce(trx, { agencyId: world.agencyA, event, facts, to: [], now: world.clock.now() }),
    );
const mails = () => world.db.selectFrom('outbox').selectAll().orderBy('recipient').execute();

describe('announce', () => {
  it('announce: news → notice, and email in the receiver’s language with sums', async () => {
    await tell('order_refunded', { ...order, ...sums });
    const [zh, ...others] = await mails();
    expect(others).toEqual([]);
    expect(zh).toMatchObject({
      recipient: 'owner_a@example.com',
      subject: '订单 H26112100001 已取消，退还 1,000.00 USD',
    });
    expect(zh!.body).toContain('仰光茶园酒店');
    expect(zh!.body).toContain('取消费：123.45 USD');
    const [notice] = await world.db.selectFrom('notices').selectAll().execute();
    expect(notice).toMatchObject({
      kind: 'orders',
      event: 'order_refunded',
      facts: { ...order, ...sums },
    });

    await world.db.deleteFrom('outbox').execute();
    await world.db.updateTable('users').set({ lang: 'en' }).where('username', '=', 'owner_a').execute();
    await tell('order_refunded', { ...order, ...sums });
    const [en] = await mails();
    expect(en!.subject).toBe('Order H26112100001 is cancelled, 1,000.00 USD refunded');
    expect(en!.body).toContain('Yangon Tea Garden Hotel');
  });

  // Covers 3.92.
  it("announce: signature → the seller's configured name, even if a text contains its placeholder", async () => {
    const set = (name: string, value: string) =>
      world.db
        .insertInto('site_settings')
        .values({ name, value: JSON.stringify(value) })
        .execute();
    await set('siteNameZh', '茶马商旅');
    await set('siteNameEn', 'Tea Road $& Travel');
    const speak = (lang: 'zh-cn' | 'en') =>
      world.db.updateTable('users').set({ lang }).where('username', '=', 'owner_a').execute();
    try {
      await speak('zh-cn');
      await tell('order_received', { ...order, title_zh: '{site}酒店' });
      await speak('en');
      await tell('order_received', order);
    } finally {
      await world.db.deleteFrom('site_settings').where('name', 'like', 'siteName%').execute();
      await speak('zh-cn');
    }
    const bodies = (await mails()).map(({ body }) => body).sort();
    expect(bodies.some((body) => body.endsWith('——茶马商旅') && body.includes('{site}酒店'))).toBe(true);
    expect(bodies.some((body) => body.endsWith('— Tea Road $& Travel'))).toBe(true);
    expect(bodies.join()).not.toMatch(/商驿|Serai/);
  });

  it('announce: transaction rolled back → nothing left', async () => {
    const failed = world.db.transaction().execute(async (trx) => {
      await announce(trx, {
        agencyId: world.agencyA,
        event: 'order_received',
        facts: order,
        to: [],
        now: world.clock.now(),
      });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await mails()).toEqual([]);
    expect(await world.db.selectFrom('notices').selectAll().execute()).toEqual([]);
  });

  it('mail texts: every placeholder of every text in both languages → filled', async () => {
    const code = { confirmation_code: 'TG-4711', room_number: '' };
    for (const lang of ['zh-cn', 'en'] as const) {
      await world.db.updateTable('users').set({ lang }).execute();
      await tell('order_received', order);
      await tell('order_confirmed', order);
      await tell('order_confirmation_code', { ...order, ...code });
      await tell('order_cancelled', order);
      await tell('order_expired', order);
      await tell('order_checked_in', order);
      await tell('order_completed', order);
      await tell('order_no_show', { ...order, ...sums });
      await tell('order_unserved', { ...order, ...sums });
    }
    const written = await mails();
    expect(written).toHaveLength(18);
    for (const { subject, body } of written) {
      expect(subject + body).not.toMatch(/[{}]|undefined|null|\[object/);
      expect(subject).toContain(order.sn);
    }
  });
});
