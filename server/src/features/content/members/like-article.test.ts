import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { addArticle, takeArticleOffline } from '../../../../test/build-articles.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { type PersonName, testStart } from '../../../../test/population.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
  await world.close();
});

const like = (article_id: number, liked = true, as: PersonName = 'viewer') =>
  world.call('POST', 'cms.User/like', { article_id, liked }, { as });
const state = async (article_id: number, as: PersonName = 'viewer') =>
  (await world.call('GET', 'cms.User/state', { article_id }, { as })).data;

test('likeArticle: same user twice → counted once; like removed → count lowered once', async () => {
  const article = await addArticle(world.db);
  expect((await like(article)).data).toEqual({ liked: true, likes: 1 });
  expect((await like(article)).data).toEqual({ liked: true, likes: 1 });
  expect((await like(article, true, 'otherAgency')).data).toEqual({ liked: true, likes: 2 });
  expect(await state(article)).toEqual({
    liked: true,
    collected: false,
    bought: false,
    may_buy: false,
    own_comments_waiting: 0,
  });
  expect((await like(article, false)).data).toEqual({ liked: false, likes: 1 });
  expect((await like(article, false)).data).toEqual({ liked: false, likes: 1 });
  expect((await state(article)).liked).toBe(false);
  expect((await state(article, 'otherAgency')).liked).toBe(true);
});

test('likeArticle: concurrent clicks of several users → each counted once', async () => {
  const article = await addArticle(world.db);
  const people = ['owner', 'finance', 'booker', 'viewer', 'otherAgency'] as const;
  const replies = await Promise.all([...people, ...people, ...people].map((as) => like(article, true, as)));
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([1]));
  expect((await like(article)).data.likes).toBe(5);
  await Promise.all([...people, ...people].map((as) => like(article, false, as)));
  expect((await like(article, false)).data.likes).toBe(0);
});

describe('likes of unreadable articles', () => {
  it('likeArticle: article not readable → like and state refused', async () => {
    const offline = await addArticle(world.db);
    await takeArticleOffline(world.db, offline);
    const later = await addArticle(world.db, { publishedAt: new Date(testStart.getTime() + 1000) });
    for (const id of [offline, later, 987_654_321]) {
      expect((await like(id)).data.reason).toBe('not_found');
      expect((await state(id)).reason).toBe('not_found');
    }
  });

  it('likeArticle: guest or staff → refused', async () => {
    const article = await addArticle(world.db);
    expect((await world.call('POST', 'cms.User/like', { article_id: article, liked: true })).code).toBe(303);
    expect((await like(article, true, 'operator')).code).toBe(401);
    expect((await world.call('GET', 'cms.User/state', { article_id: article })).code).toBe(303);
  });

  it.each([
    [{ liked: 'yes' }, 'liked'],
    [{ article_id: -1 }, 'article_id'],
  ])('likeArticle: invalid input %o → refused', async (wrong, field) => {
    const { data } = await world.call(
      'POST',
      'cms.User/like',
      { article_id: 1, liked: true, ...wrong },
      { as: 'owner' },
    );
    expect(data.errors).toMatchObject([{ field }]);
  });
});
