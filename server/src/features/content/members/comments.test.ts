import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { addArticle, takeArticleOffline } from '../../../../test/build-articles.ts';
import { fundAgency } from '../../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { type PersonName, testStart } from '../../../../test/population.ts';

let world: TestWorld;
let article: number;
beforeAll(async () => {
  world = await openTestWorld();
  article = await addArticle(world.db, { titleEn: 'Bagan', titleZh: '蒲甘' });
});
afterAll(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  await world.db.deleteFrom('throttle_counters').execute();
  await world.db.deleteFrom('article_comments').execute();
  await world.db.updateTable('articles').set({ comments: 0 }).execute();
});

const comment = (said: object = {}, as: PersonName = 'viewer', key?: string) =>
  world.call(
    'POST',
    'cms.User/comment',
    { article_id: article, content: 'Very useful', ...said },
    { as, ...(key ? { key } : {}) },
  );
const written = async (said?: object, as?: PersonName): Promise<number> =>
  (await comment(said, as)).data.comment.id;
const list = async (asked: object = {}, as: PersonName = 'viewer') =>
  (await world.call('GET', 'cms.User/comment', asked, { as })).data;
const remove = (id: number, as: PersonName = 'viewer') =>
  world.call('POST', 'cms.User/deleteComment', { id }, { as });
/** Publishes a comment as an editor does. */
const pass = async (id: number) => {
  const { db } = world;
  await db.updateTable('article_comments').set({ status: 'published' }).where('id', '=', id).execute();
  await db
    .updateTable('articles')
    .set(({ eb }) => ({ comments: eb('comments', '+', 1) }))
    .where('id', '=', article)
    .execute();
};
const counted = async () =>
  (
    await world.db
      .selectFrom('articles')
      .select('comments')
      .where('id', '=', article)
      .executeTakeFirstOrThrow()
  ).comments;

test('cms.User/comment: new comment → pending, visible to its author only', async () => {
  const { code, data } = await comment({ content: '  Take a scooter.\nStart at five.  ' });
  expect(code).toBe(1);
  expect(data.comment).toEqual({
    id: expect.any(Number),
    article: { id: article, slug: String(article), title: 'Bagan', gone: false },
    answers_to: '',
    answers_deleted: false,
    content: 'Take a scooter.\nStart at five.',
    status: 'unaudited',
    reason: '',
    answers: 0,
    created_at: testStart.getTime() / 1000,
  });
  expect((await list()).list).toEqual([data.comment]);
  expect((await list({ status: 'published' })).list).toEqual([]);
  expect((await list({}, 'owner')).list).toEqual([]);
  expect(await counted()).toBe(0);
  const state = await world.call('GET', 'cms.User/state', { article_id: article }, { as: 'viewer' });
  expect(state.data.own_comments_waiting).toBe(1);
});

test('cms.User/comment: answer to a published comment → counted; answer to an answer → refused', async () => {
  const asked = await written({ content: 'How long does it take?' });
  expect((await comment({ parent_id: asked }, 'owner')).data.reason).toBe('not_found');
  await pass(asked);
  const answer = await written({ parent_id: asked, content: 'Two days' }, 'otherAgency');
  expect((await list({}, 'otherAgency')).list[0].answers_to).toBe('How long does it take?');
  expect((await list()).list[0].answers).toBe(0);
  await pass(answer);
  expect((await list()).list[0]).toMatchObject({ id: asked, status: 'published', answers: 1 });
  // Answers cannot be answered, nor comments on another article.
  expect((await comment({ parent_id: answer })).data.reason).toBe('not_found');
  const elsewhere = await addArticle(world.db);
  expect((await comment({ article_id: elsewhere, parent_id: asked })).data.reason).toBe('not_found');
});

test('cms.User/comment: same key repeatedly → one comment', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => comment({}, 'viewer', 'a-comment-sent-thrice')));
  expect(replies.map(({ code }) => code)).toEqual([1, 1, 1]);
  expect((await list()).total).toBe(1);
});

describe('deleting comments', () => {
  const shown = async () =>
    (await world.call('GET', 'cms.Content/comments', { article_id: article }, { as: 'viewer' })).data.list;

  it('deleteComment: own comment → removed with own answers, count updated', async () => {
    const asked = await written();
    await pass(asked);
    await pass(await written({ parent_id: asked }));
    await pass(await written({}, 'owner'));
    expect(await counted()).toBe(3);
    expect((await remove(asked)).code).toBe(1);
    expect(await counted()).toBe(1);
    expect((await list()).total).toBe(0);
    expect((await remove(asked)).data.reason).toBe('not_found');
  });

  it('deleteComment: others have answered → empty placeholder remains', async () => {
    const asked = await written({ content: 'How long?' });
    await pass(asked);
    const answer = await written({ parent_id: asked, content: 'Two days' }, 'owner');
    await pass(answer);
    await written({ parent_id: asked, content: 'Three' }, 'finance');
    expect((await remove(asked)).code).toBe(1);
    expect(await counted()).toBe(1);
    expect(await shown()).toMatchObject([
      {
        id: asked,
        author: '',
        content: '',
        own: false,
        deleted: true,
        answers_total: 1,
        answers: [{ id: answer, content: 'Two days', deleted: false }],
      },
    ]);
    expect((await list()).total).toBe(0);
    expect((await list({}, 'owner')).list).toMatchObject([{ answers_to: '', answers_deleted: true }]);
    expect((await list({}, 'finance')).list).toMatchObject([{ content: 'Three', status: 'unaudited' }]);
    const kept = world.db.selectFrom('article_comments').select('content').where('id', '=', asked);
    expect(await kept.executeTakeFirst()).toEqual({ content: '' });
    // The placeholder can be neither answered nor deleted.
    expect((await comment({ parent_id: asked }, 'booker')).data.reason).toBe('not_found');
    expect((await remove(asked)).data.reason).toBe('not_found');
  });

  it('deleteComment: last answer below a placeholder → placeholder removed', async () => {
    const asked = await written();
    await pass(asked);
    const answers = [
      await written({ parent_id: asked }, 'owner'),
      await written({ parent_id: asked }, 'finance'),
    ];
    await pass(answers[0]!);
    await remove(asked);
    expect((await remove(answers[0]!, 'owner')).code).toBe(1);
    // The other answer is pending: only its author sees it and the placeholder.
    expect(await shown()).toEqual([]);
    const seen = await world.call('GET', 'cms.Content/comments', { article_id: article }, { as: 'finance' });
    expect(seen.data.list).toMatchObject([{ deleted: true, answers: [{ waiting: true }] }]);
    expect((await remove(answers[1]!, 'finance')).code).toBe(1);
    expect(await world.db.selectFrom('article_comments').select('id').execute()).toEqual([]);
    expect(await counted()).toBe(0);
  });

  it('deleteComment: last two answers concurrently → placeholder removed', async () => {
    for (let round = 0; round < 5; round++) {
      await world.db.deleteFrom('throttle_counters').execute();
      const asked = await written();
      await pass(asked);
      const answers = [
        await written({ parent_id: asked }, 'owner'),
        await written({ parent_id: asked }, 'finance'),
      ];
      await remove(asked);
      // Both answers are pending, so no counter update serialises the two deletions.
      await Promise.all([remove(answers[0]!, 'owner'), remove(answers[1]!, 'finance')]);
      expect(await world.db.selectFrom('article_comments').select('id').execute()).toEqual([]);
      expect(await counted()).toBe(0);
    }
  });

  it('deleteComment: pending comment → count unchanged', async () => {
    expect((await remove(await written())).code).toBe(1);
    expect(await counted()).toBe(0);
  });

  it('deleteComment: comment of another user → refused, even for the master account', async () => {
    const id = await written();
    for (const as of ['owner', 'otherAgency'] as const) {
      expect((await remove(id, as)).data.reason).toBe('not_found');
    }
    expect((await remove(987_654_321)).data.reason).toBe('not_found');
    expect((await list()).total).toBe(1);
  });

  it('deleteComment: races an answer → no answer without a parent', async () => {
    for (let round = 0; round < 5; round++) {
      await world.db.deleteFrom('throttle_counters').execute();
      const asked = await written();
      await pass(asked);
      const [removed, ...answers] = await Promise.all([
        remove(asked),
        comment({ parent_id: asked }, 'owner'),
        comment({ parent_id: asked }, 'finance'),
      ]);
      expect(removed.code).toBe(1);
      const left = world.db.selectFrom('article_comments').select(['id', 'content']).where('id', '=', asked);
      const isAnswered = answers.some(({ code }) => code === 1);
      expect(await left.execute()).toEqual(isAnswered ? [{ id: asked, content: '' }] : []);
    }
  });
});

describe('refused comments', () => {
  it('cms.User/comment: more than five a minute or fifty a day → refused', async () => {
    for (let at = 0; at < 5; at++) expect((await comment()).code).toBe(1);
    const sixth = await comment();
    expect([sixth.data.reason, sixth.msg]).toEqual([
      'comment_too_often',
      expect.stringContaining('1 minute'),
    ]);
    expect((await comment({}, 'owner')).code).toBe(1);
    const times = Array.from({ length: 50 }, (_, at) => new Date(testStart.getTime() - (at + 2) * 60_000));
    const { id } = await world.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'finance_a')
      .executeTakeFirstOrThrow();
    const spent = { name: `comment:day:${id}`, taken_at: times };
    await world.db.insertInto('throttle_counters').values(spent).execute();
    expect((await comment({}, 'finance')).data.reason).toBe('comment_too_often');
    expect((await list({}, 'finance')).total).toBe(0);
  });

  it('cms.User/comment: paid article not bought → refused', async () => {
    await fundAgency(world.db, world.agencyA, { deposit: 1000 });
    const paid = await addArticle(world.db, { price: 1000 });
    expect((await comment({ article_id: paid })).data.reason).toBe('article_not_bought');
    await world.call('POST', 'cms.User/buy', { article_id: paid, price: 1000 }, { as: 'owner' });
    expect((await comment({ article_id: paid })).code).toBe(1);
    expect((await comment({ article_id: paid }, 'otherAgency')).data.reason).toBe('article_not_bought');
  });

  it('cms.User/comment: article not readable → not_found', async () => {
    const offline = await addArticle(world.db);
    const before = (await comment({ article_id: offline })).data.comment;
    await takeArticleOffline(world.db, offline);
    expect((await comment({ article_id: offline })).data.reason).toBe('not_found');
    expect((await comment({ article_id: 987_654_321 })).data.reason).toBe('not_found');
    // The author keeps the comment.
    expect((await list()).list).toEqual([{ ...before, article: { ...before.article, gone: true } }]);
  });

  it('cms.User/comment: guest or staff → refused', async () => {
    expect((await world.call('POST', 'cms.User/comment', { article_id: article, content: 'x' })).code).toBe(
      303,
    );
    expect((await comment({}, 'operator')).code).toBe(401);
    expect((await world.call('GET', 'cms.User/comment')).code).toBe(303);
  });

  it.each([
    [{ content: '  ' }, 'Content cannot be empty'],
    [{ content: 'x'.repeat(1001) }, 'Content is too long, 1000 characters at most'],
    [{ status: 'published' }, 'Status: This field is not known'],
  ])('cms.User/comment: invalid input %o → refused', async (wrong, message) => {
    const { data } = await comment(wrong);
    expect(data.errors).toMatchObject([{ message }]);
    expect((await list()).total).toBe(0);
  });
});
