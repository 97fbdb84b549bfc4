import { maxFavourites } from '@serai/contract/content/article-states';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { addArticle, takeArticleOffline } from '../../../../test/build-articles.ts';
import { askAsOwner, openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { type PersonName, people, testStart } from '../../../../test/population.ts';
import { addHotel } from '../../../../test/reliability/test-hotel.ts';
import { waitForBlockedStatements } from '../../../../test/wait-for-blocked-statements.ts';

/** Advisory lock key that the portal does not use. */
const gate = 7_654_321;

let world: TestWorld;
let hotel: number;
beforeAll(async () => {
  world = await openTestWorld();
  hotel = await addHotel(world.db);
});
afterAll(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  await world.db.deleteFrom('favourites').execute();
  await world.db.updateTable('articles').set({ favourites: 0 }).execute();
});

const collect = (kind: string, id: number, collected = true, as: PersonName = 'owner') =>
  world.call('POST', 'cms.User/collect', { kind, id, collected }, { as });
const list = async (asked: object = {}, as: PersonName = 'owner', lang: 'en' | 'zh-cn' = 'en') =>
  (await world.call('GET', 'cms.User/collect', asked, { as, lang })).data;
const found = async (kind: string, ids: number[], as: PersonName = 'owner') =>
  (await world.call('GET', 'cms.User/collected', { kind, ids }, { as })).data.ids;
const counted = async (id: number) => {
  const articles = world.db.selectFrom('articles').select('favourites').where('id', '=', id);
  return (await articles.executeTakeFirstOrThrow()).favourites;
};

test('favourites: articles and hotels saved → visible to their user only, newest first', async () => {
  const article = await addArticle(world.db, { titleEn: 'Bagan', slug: 'bagan', price: 300 });
  expect((await collect('article', article)).data).toEqual({ collected: true });
  expect((await collect('hotel', hotel)).data).toEqual({ collected: true });
  const { list: rows, total, next } = await list();
  expect([total, next]).toEqual([2, null]);
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      kind: 'hotel',
      article: null,
      gone: false,
      hotel: {
        id: hotel,
        name: 'Lakeside Test Hotel',
        name_alt: '湖畔试住酒店',
        city: 'Testville',
        star: 4,
        picture: null,
        note: null,
      },
      created_at: testStart.getTime() / 1000,
    },
    expect.objectContaining({ kind: 'article', hotel: null, gone: false }),
  ]);
  expect(rows[1].article).toMatchObject({
    id: article,
    slug: 'bagan',
    title: 'Bagan',
    lang: 'en',
    author: '',
    price: { amount: 300, currency: 'USD' },
  });
  expect((await list({ kind: 'article' })).list).toEqual([rows[1]]);
  expect((await list({}, 'owner', 'zh-cn')).list[0].hotel.name).toBe('湖畔试住酒店');
  expect((await list({}, 'finance')).list).toEqual([]);
  expect(await found('hotel', [hotel, 987_654_321])).toEqual([hotel]);
  expect(await found('article', [hotel + 1_000_000, article])).toEqual([article]);
  expect(await found('article', [article], 'otherAgency')).toEqual([]);
});

test('favourites: saved or removed twice → same as once', async () => {
  const article = await addArticle(world.db);
  await Promise.all([1, 2, 3].map(() => collect('article', article)));
  await collect('article', article, true, 'finance');
  expect(await counted(article)).toBe(2);
  expect((await list()).total).toBe(1);
  await Promise.all([1, 2, 3].map(() => collect('article', article, false)));
  expect(await counted(article)).toBe(1);
  expect((await list()).total).toBe(0);
});

test('favourites: target no longer available → listed as gone, removable', async () => {
  const article = await addArticle(world.db, { titleEn: 'Inle' });
  await collect('article', article);
  await collect('hotel', hotel);
  await takeArticleOffline(world.db, article);
  await world.db.updateTable('hotels').set({ active: false }).where('id', '=', hotel).execute();
  const { list: rows } = await list();
  expect(rows).toMatchObject([
    { gone: true, hotel: { name: 'Lakeside Test Hotel' } },
    { gone: true, article: { title: 'Inle' } },
  ]);
  for (const [kind, id] of [
    ['article', article],
    ['hotel', hotel],
  ] as const) {
    expect((await collect(kind, id, true, 'finance')).data.reason).toBe('not_found');
    expect((await collect(kind, id, false)).code).toBe(1);
  }
  expect((await list()).list).toEqual([]);
  await world.db.updateTable('hotels').set({ active: true }).where('id', '=', hotel).execute();
});

test('favourites: long list → paged by cursor', async () => {
  const ids = [];
  for (let at = 0; at < 5; at++) ids.push(await addArticle(world.db));
  for (const id of ids) await collect('article', id);
  const first = await list({ limit: 2 });
  const second = await list({ limit: 2, cursor: first.next });
  const third = await list({ limit: 2, cursor: second.next });
  const shown = [first, second, third].flatMap(({ list: rows }) => rows);
  expect(shown.map(({ article }) => article.id)).toEqual(ids.reverse());
  expect(third.next).toBeNull();
  expect((await list({ cursor: first.next }, 'finance')).errors).toMatchObject([{ field: 'cursor' }]);
});

describe('refused favourites', () => {
  it(`favourites: more than ${maxFavourites}, also concurrently → refused`, async () => {
    await sql`
      INSERT INTO favourites (user_id, kind, target_id, created_at)
      SELECT id, 'hotel', 1000000 + at, ${testStart}::timestamptz FROM users, generate_series(2, ${maxFavourites}) at
      WHERE username = ${people.owner.username}`.execute(world.db);
    const articles = await Promise.all(Array.from({ length: 6 }, () => addArticle(world.db)));
    // Holds each commit until all transactions have counted or wait for the lock.
    await askAsOwner(
      world.owner,
      `CREATE FUNCTION hold_commit() RETURNS trigger LANGUAGE plpgsql AS
         'BEGIN PERFORM pg_advisory_xact_lock_shared(${gate}); RETURN NULL; END';
       CREATE CONSTRAINT TRIGGER hold_commit AFTER INSERT ON favourites DEFERRABLE INITIALLY DEFERRED
         FOR EACH ROW EXECUTE FUNCTION hold_commit()`,
    );
    const { clicks } = await world.db.transaction().execute(async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(${gate})`.execute(trx);
      const clicks = articles.map((id) => collect('article', id));
      await waitForBlockedStatements(world, clicks.length);
      return { clicks };
    });
    const replies = await Promise.all(clicks);
    await askAsOwner(world.owner, 'DROP FUNCTION hold_commit CASCADE');
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 0, 0, 0, 0, 1]);
    const refused = replies.find(({ code }) => code === 0)!;
    expect(refused.data.reason).toBe('favourites_full');
    expect(refused.msg).toContain(String(maxFavourites));
    expect((await list({ limit: 1 })).total).toBe(maxFavourites);
  });

  it('favourites: hotel not on sale or article not readable → refused', async () => {
    const later = await addArticle(world.db, { publishedAt: new Date(testStart.getTime() + 1000) });
    expect((await collect('article', later)).data.reason).toBe('not_found');
    expect((await collect('hotel', 987_654_321)).data.reason).toBe('not_found');
    expect((await list()).list).toEqual([]);
  });

  it('favourites: guest or staff → refused', async () => {
    expect(
      (await world.call('POST', 'cms.User/collect', { kind: 'hotel', id: hotel, collected: true })).code,
    ).toBe(303);
    expect((await collect('hotel', hotel, true, 'operator')).code).toBe(401);
    expect((await world.call('GET', 'cms.User/collect')).code).toBe(303);
  });

  it.each([
    ['POST', 'collect', { kind: 'car', id: 1, collected: true }, 'kind'],
    ['POST', 'collect', { kind: 'hotel', id: 1, collected: 1 }, 'collected'],
    ['GET', 'collected', { kind: 'hotel', ids: [] }, 'ids'],
    ['GET', 'collected', { kind: 'hotel', ids: Array.from({ length: 101 }, (_, at) => at + 1) }, 'ids'],
    ['GET', 'collect', { kind: 'car' }, 'kind'],
  ] as const)('favourites: %s %s with invalid input %o → refused', async (method, call, input, field) => {
    const { data } = await world.call(method, `cms.User/${call}`, input, { as: 'owner' });
    expect(data.errors[0]).toMatchObject({ field });
  });
});
