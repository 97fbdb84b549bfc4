import { balanceNode, nodesOfRole } from '@serai/contract/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { addArticle, takeArticleOffline } from '../../../../test/build-articles.ts';
import { fundAgency } from '../../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { type PersonName, people, testStart } from '../../../../test/population.ts';
import { waitForBlockedStatements } from '../../../../test/wait-for-blocked-statements.ts';
import type { Trx } from '../../../calls.ts';
import { ledgerProofs } from '../../../composition/ledger-proofs.ts';
import { checkWholeLedger } from '../../wallet/wallet.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  await fundAgency(world.db, world.agencyA, { deposit: 100_000 });
});
afterAll(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
  await world.close();
});
beforeEach(() => {
  world.clock.set(testStart);
});

const price = 1500;
const paid = (wish: object = {}) => addArticle(world.db, { price, titleEn: 'Planning sheet', ...wish });
const buy = (article_id: number, as: PersonName = 'owner', agreed = price, key?: string) =>
  world.call('POST', 'cms.User/buy', { article_id, price: agreed }, { as, ...(key ? { key } : {}) });
const balance = async () =>
  (await world.call('GET', 'account/wallet', undefined, { as: 'owner' })).data.balance.amount;
const orders = async (as: PersonName = 'owner') =>
  (await world.call('GET', 'cms.User/order', undefined, { as })).data;
const state = async (article_id: number, as: PersonName = 'owner') =>
  (await world.call('GET', 'cms.User/state', { article_id }, { as })).data;

test('cms.User/buy: paid article → deposit charged once, readable for the whole agency', async () => {
  const article = await paid();
  const before = await balance();
  expect(await state(article)).toMatchObject({ bought: false, may_buy: true });
  const { code, data } = await buy(article, 'booker');
  expect(code).toBe(1);
  const order = {
    id: expect.any(Number),
    sn: expect.stringMatching(/^D261121\d{6}$/),
    article: { id: article, slug: String(article), title: 'Planning sheet', gone: false },
    price: { amount: price, currency: 'USD' },
    bought_by: people.booker.username,
    created_at: testStart.getTime() / 1000,
  };
  expect(data.order).toEqual(order);
  expect(await balance()).toBe(before - price);
  expect((await orders('viewer')).list[0]).toEqual(order);
  expect(await state(article, 'viewer')).toMatchObject({ bought: true, may_buy: false });
  expect((await orders('otherAgency')).list).toEqual([]);
  expect(await state(article, 'otherAgency')).toMatchObject({ bought: false, may_buy: true });
});

describe('repeated purchase', () => {
  it('cms.User/buy: already bought by the agency → same order at no charge, whatever the current price', async () => {
    const article = await paid();
    const { data } = await buy(article, 'owner');
    await world.db.updateTable('articles').set({ price: 9900 }).where('id', '=', article).execute();
    const before = await balance();
    for (const [as, agreed] of [
      ['owner', price],
      ['finance', 9900],
    ] as const) {
      expect((await buy(article, as, agreed)).data.order).toEqual(data.order);
    }
    expect(await balance()).toBe(before);
  });

  it("article orders: title → in the reader's language, or as bought", async () => {
    const article = await paid({ titleZh: '行程规划表' });
    await buy(article);
    const title = async (lang: 'zh-cn' | 'en') => {
      const { data } = await world.call('GET', 'cms.User/order', undefined, { as: 'owner', lang });
      return data.list[0].article.title;
    };
    expect([await title('zh-cn'), await title('en')]).toEqual(['行程规划表', 'Planning sheet']);
    const chinese = world.db.deleteFrom('article_texts').where('article_id', '=', article);
    await chinese.where('lang', '=', 'zh-cn').execute();
    expect(await title('zh-cn')).toBe('Planning sheet');
  });

  it('article orders: article taken offline → still readable and listed for the buyer, not for sale', async () => {
    const article = await paid();
    const { data } = await buy(article);
    await takeArticleOffline(world.db, article);
    expect((await orders()).list[0]).toEqual({
      ...data.order,
      article: { ...data.order.article, gone: true },
    });
    expect((await buy(article)).data.order.id).toBe(data.order.id);
    expect((await state(article)).bought).toBe(true);
    expect((await buy(article, 'otherAgency')).data.reason).toBe('not_found');
  });
});

describe('concurrent purchases', () => {
  it('cms.User/buy: button clicked twice, with one key or two → bought once', async () => {
    for (const keys of [
      ['one-and-the-same-key', 'one-and-the-same-key'],
      ['the-first-of-two-keys', 'the-second-of-two-keys'],
    ]) {
      const article = await paid();
      const before = await balance();
      const key = (at: number) => `${keys[at]}-${article}`;
      const replies = await Promise.all([0, 1].map((at) => buy(article, 'owner', price, key(at))));
      expect(replies.map(({ code }) => code)).toEqual([1, 1]);
      expect(replies[0]!.data).toEqual(replies[1]!.data);
      expect(await balance()).toBe(before - price);
    }
  });

  it('cms.User/buy: two colleagues and another agency concurrently → once per agency', async () => {
    await fundAgency(world.db, world.agencyB, { deposit: price });
    for (let round = 0; round < 5; round++) {
      const article = await paid();
      const before = await balance();
      const buyers = ['owner', 'finance', 'booker', 'owner'] as const;
      const replies = await Promise.all(buyers.map((as) => buy(article, as)));
      expect(replies.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
      expect(new Set(replies.map(({ data }) => data.order.id)).size).toBe(1);
      expect(await balance()).toBe(before - price);
    }
    expect((await buy(await paid(), 'otherAgency')).code).toBe(1);
  });

  it('cms.User/buy: price changes concurrently → waits, then refused with the new price', async () => {
    const article = await paid();
    const before = await balance();
    const { code, data, msg } = await buyDuring(article, (trx) =>
      trx.updateTable('articles').set({ price: 2000 }).where('id', '=', article).execute(),
    );
    expect([code, data.reason]).toEqual([0, 'article_price_changed']);
    expect(data).toMatchObject({ was: { amount: 1500 }, price: { amount: 2000, currency: 'USD' } });
    expect(msg).toContain('20.00');
    expect(await balance()).toBe(before);
    expect((await buy(article, 'owner', 2000)).code).toBe(1);
  });

  it('cms.User/buy: article taken offline concurrently → waits, then refused', async () => {
    const article = await paid();
    const before = await balance();
    const { data } = await buyDuring(article, (trx) => takeArticleOffline(trx, article));
    expect(data.reason).toBe('not_found');
    expect(await balance()).toBe(before);
  });

  it('cms.User/buy: two articles, deposit for one → one bought', async () => {
    const spent = (await world.call('GET', 'account/wallet', undefined, { as: 'otherAgency' })).data.balance;
    await fundAgency(world.db, world.agencyB, { deposit: price - spent.amount });
    const articles = [await paid(), await paid(), await paid()];
    const replies = await Promise.all(articles.map((article) => buy(article, 'otherAgency')));
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 0, 1]);
    const reasons = replies.flatMap(({ code, data }) => (code === 0 ? [data.reason] : []));
    expect(reasons).toEqual(['balance_too_low', 'balance_too_low']);
  });
});

/** Result of a purchase that has to wait for a change of the article. */
async function buyDuring(article: number, change: (trx: Trx) => Promise<unknown>) {
  const { bought } = await world.db.transaction().execute(async (trx) => {
    await change(trx);
    const bought = buy(article);
    await waitForBlockedStatements(world);
    return { bought };
  });
  return bought;
}

describe('refused purchases', () => {
  const refused = async (reply: ReturnType<typeof buy>, reason: string) => {
    const before = await balance();
    const rows = (await orders()).total;
    const { code, data } = await reply;
    expect([code, data.reason]).toEqual([0, reason]);
    expect(await balance()).toBe(before);
    expect((await orders()).total).toBe(rows);
  };

  it('cms.User/buy: free, unknown, future or expired article → refused', async () => {
    const hour = 3_600_000;
    await refused(buy(await addArticle(world.db), 'owner', 0), 'article_free');
    await refused(buy(987_654_321), 'not_found');
    await refused(buy(await paid({ publishedAt: new Date(testStart.getTime() + hour) })), 'not_found');
    const over = { publishedAt: new Date(testStart.getTime() - hour), publishedUntil: testStart };
    await refused(buy(await paid(over)), 'not_found');
    const offline = await paid();
    await takeArticleOffline(world.db, offline);
    await refused(buy(offline), 'not_found');
  });

  it('cms.User/buy: price above the deposit → refused with both amounts', async () => {
    const dear = await paid({ price: 100_000_000 });
    const reply = await buy(dear, 'owner', 100_000_000);
    expect([reply.code, reply.data.reason]).toEqual([0, 'balance_too_low']);
    expect(reply.data.needed).toEqual({ amount: 100_000_000, currency: 'USD' });
    expect((await state(dear)).bought).toBe(false);
  });

  it('cms.User/buy: price above the deposit, member who may not see the wallet → refused without what it holds', async () => {
    const dear = await paid({ price: 100_000_000 });
    const booker = world.db.updateTable('users').where('username', '=', people.booker.username);
    await booker.set({ nodes: nodesOfRole('booker').filter((node) => node !== balanceNode) }).execute();
    try {
      const reply = await buy(dear, 'booker', 100_000_000);
      expect(reply.data).toMatchObject({ reason: 'balance_too_low', needed: { amount: 100_000_000 } });
      expect(reply.data.available).toBeUndefined();
      expect(reply.msg).toContain('••• available');
    } finally {
      await booker.set({ nodes: [...nodesOfRole('booker')] }).execute();
    }
  });

  it('cms.User/buy: no permission, not logged in or staff → refused', async () => {
    const article = await paid();
    expect((await buy(article, 'viewer')).code).toBe(401);
    expect((await buy(article, 'operator')).code).toBe(401);
    expect((await world.call('POST', 'cms.User/buy', { article_id: article, price })).code).toBe(303);
    expect((await state(article, 'viewer')).may_buy).toBe(false);
  });

  it.each([
    [{ price: -1 }, 'price'],
    [{ price: 0.5 }, 'price'],
    [{ article_id: 0 }, 'article_id'],
    [{ article_id: 'x' }, 'article_id'],
    [{ agency_id: 1 }, 'agency_id'],
  ])('cms.User/buy: invalid input %o → refused', async (wrong, field) => {
    const asked = { article_id: 1, price, ...wrong };
    const { code, data } = await world.call('POST', 'cms.User/buy', asked, { as: 'owner' });
    expect([code, data.errors]).toMatchObject([0, [{ field }]]);
  });
});

describe('a sub-account', () => {
  const limit = (limits: object) =>
    world.db.updateTable('users').set(limits).where('username', '=', people.booker.username).execute();
  const none = { order_limit: null, day_limit: null, month_limit: null, pay_channels: null };
  beforeEach(() => limit(none));
  afterAll(() => limit(none));

  it('sub-account buys an article: within its limits → counts towards its day and month limits', async () => {
    world.clock.advance(3 * 86_400_000);
    const spent = async () => {
      const { list } = (await world.call('GET', 'subAccount/list', { limit: 100 }, { as: 'owner' })).data;
      const row = list.find(({ username }: { username: string }) => username === people.booker.username);
      return { today: row.spent_today.amount, thisMonth: row.spent_this_month.amount };
    };
    // A colleague may already have bought something this month.
    const before = await spent();
    expect(before.today).toBe(0);
    await limit({ day_limit: 2 * price, month_limit: before.thisMonth + 3 * price });
    expect((await buy(await paid(), 'booker')).code).toBe(1);
    expect((await buy(await paid(), 'booker')).code).toBe(1);
    const third = await paid();
    const { data } = await buy(third, 'booker');
    expect(data).toMatchObject({ reason: 'over_day_limit', available: { amount: 0, currency: 'USD' } });
    expect(await spent()).toEqual({ today: 2 * price, thisMonth: before.thisMonth + 2 * price });
    world.clock.advance(86_400_000);
    expect((await spent()).today).toBe(0);
    expect((await buy(third, 'booker')).code).toBe(1);
    expect((await buy(await paid(), 'booker')).data.reason).toBe('over_month_limit');
  });

  it('sub-account buys an article: above its order limit or without the deposit channel → refused', async () => {
    await limit({ order_limit: price - 1 });
    expect((await buy(await paid(), 'booker')).data.reason).toBe('over_order_limit');
    await limit({ ...none, pay_channels: ['credit'] });
    expect((await buy(await paid(), 'booker')).data.reason).toBe('pay_channel_not_allowed');
  });

  it('sub-account buys an article: two concurrently → limit not exceeded', async () => {
    world.clock.advance(10 * 86_400_000);
    await limit({ day_limit: price });
    const articles = [await paid(), await paid(), await paid()];
    const replies = await Promise.all(articles.map((article) => buy(article, 'booker')));
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 0, 1]);
  });
});

describe('purchases in the ledger', () => {
  it('account/statement: article bought → deposit movement named in both languages with the title', async () => {
    await buy(await paid({ titleEn: 'Border notes' }));
    const { list } = (await world.call('GET', 'account/statement', { account: 'deposit' }, { as: 'owner' }))
      .data;
    expect(list[0]).toMatchObject({ event: 'article', memo: 'Border notes', amount: { amount: -price } });
    const log = (await world.call('GET', 'account/balance', {}, { as: 'owner', lang: 'zh-cn' })).data;
    expect(log.list[0]).toMatchObject({ money: '-15.00', memo: '购买文章 · Border notes' });
  });

  it('checkWholeLedger: article revenue differs from the purchases → reported', async () => {
    const now = world.clock.now();
    expect(await checkWholeLedger(world.db, ledgerProofs, now)).toEqual({ accounts: [], postings: [] });
    const forged = ledgerProofs.map((proof) =>
      'event' in proof && proof.event === 'article'
        ? { ...proof, amounts: sql`SELECT ${world.agencyA}::bigint AS agency_id, 7::bigint AS amount` }
        : proof,
    );
    const { accounts } = await checkWholeLedger(world.db, forged, now);
    expect(accounts.find(({ agencyId }) => agencyId === world.agencyA)).toMatchObject({
      kind: 'sales',
      proved: 7,
    });
    await checkWholeLedger(world.db, ledgerProofs, now);
    await world.db.updateTable('agencies').set({ money_stopped_at: null }).execute();
  });
});
