import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addArticle } from '../../../../test/build-articles.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import type { PersonName } from '../../../../test/population.ts';
import { waitForBlockedStatements } from '../../../../test/wait-for-blocked-statements.ts';

let world: TestWorld;
let article: number;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  article = await addArticle(world.db, { titleEn: 'Bagan' });
  for (const table of ['throttle_counters', 'outbox', 'notices'] as const) {
    await world.db.deleteFrom(table).execute();
  }
});

async function say(
  content: string,
  { as = 'booker', parent_id }: { as?: PersonName; parent_id?: number } = {},
) {
  const said = { article_id: article, content, ...(parent_id ? { parent_id } : {}) };
  const reply = await world.call('POST', 'cms.User/comment', said, { as });
  expect(reply.code, reply.msg).toBe(1);
  return reply.data.comment.id as number;
}

const decide = (ids: number[], decision: 'publish' | 'refuse', reason = '') =>
  world.call('POST', 'console/comment/decide', { ids, decision, reason }, { as: 'operator' });
const list = async (asked: object) =>
  (await world.call('GET', 'console/comment/list', asked, { as: 'operator' })).data;
const counted = async () => {
  const articles = world.db.selectFrom('articles').select('comments').where('id', '=', article);
  return (await articles.executeTakeFirstOrThrow()).comments;
};
const mails = async () =>
  (await world.db.selectFrom('outbox').select(['event', 'recipient']).orderBy('id').execute()).map(
    ({ event, recipient }) => `${event} ${recipient}`,
  );

describe('comments', () => {
  it('comment/decide: pending comments → listed oldest first, published together and counted', async () => {
    const first = await say('One');
    const second = await say('Two');
    const waiting = await list({ status: 'unaudited', article_id: article });
    expect(waiting.list).toMatchObject([
      { id: first, content: 'One', article: { title: 'Bagan' }, author: { agency: { id: world.agencyA } } },
      { id: second, decided_by: '', decided_at: null },
    ]);
    const { code, data } = await decide([second, first], 'publish');
    expect(code).toBe(1);
    expect(data.list.map(({ id, status }: { id: number; status: string }) => [id, status])).toEqual([
      [second, 'published'],
      [first, 'published'],
    ]);
    expect(data.list[0].decided_by).not.toBe('');
    expect([await counted(), await mails()]).toEqual([2, []]);
    await decide([first, second], 'publish');
    expect(await counted()).toBe(2);
    const { data: activity } = await world.call(
      'GET',
      'console/activity/list',
      { limit: 2 },
      { as: 'operator' },
    );
    expect(activity.list[1]).toMatchObject({ call: 'console/comment/decide', object_kind: 'comment' });
  });

  it('comment/decide: refused with a reason → author notified', async () => {
    const id = await say('加我微信');
    expect((await decide([id], 'refuse')).data.errors[0].field).toBe('reason');
    expect((await decide([id], 'refuse', '含广告')).code).toBe(1);
    expect(await mails()).toEqual(['comment_refused booker_a@example.com']);
    expect(await counted()).toBe(0);
    const own = await world.call('GET', 'cms.User/comment', {}, { as: 'booker' });
    expect(own.data.list[0]).toMatchObject({ status: 'refused', reason: '含广告' });
  });

  it("comment/decide: answer published → parent's author notified, except of own answers", async () => {
    const asked = await say('Best month?', { as: 'viewer' });
    await decide([asked], 'publish');
    const answer = await say('November', { parent_id: asked });
    const own = await say('Thanks', { as: 'viewer', parent_id: asked });
    expect(await mails()).toEqual([]);
    await decide([answer, own], 'publish');
    expect(await mails()).toEqual(['comment_answered viewer_a@example.com']);
    expect(await counted()).toBe(3);
  });

  it('comment/decide: refused after publication → answers refused, too; answer can only be published with its parent', async () => {
    const above = await say('Question');
    await decide([above], 'publish');
    const answers = [
      await say('A', { as: 'viewer', parent_id: above }),
      await say('B', { parent_id: above }),
    ];
    await decide([answers[0]!], 'publish');
    expect(await counted()).toBe(2);
    expect((await decide([above], 'refuse', '与文章无关')).code).toBe(1);
    expect(await counted()).toBe(0);
    const { list: refused } = await list({ article_id: article, status: 'refused' });
    expect(refused).toHaveLength(3);
    expect((await decide([answers[1]!], 'publish')).msg).toBe(
      'The comment this one answers is not shown; please let that one pass first. Nothing was changed',
    );
    expect((await decide([above, answers[1]!], 'publish')).code).toBe(1);
    expect(await counted()).toBe(2);
  });

  it('comment/answer: same key twice → one answer of the seller, author notified', async () => {
    const asked = await say('Best month?', { as: 'viewer' });
    const answer = (id: number, content: string, key = `an-answer-of-the-seller-${id}`) =>
      world.call('POST', 'console/comment/answer', { id, content }, { as: 'operator', key });
    expect((await answer(asked, 'November')).data.reason).toBe('comment_hidden_above');
    await decide([asked], 'publish');
    const replies = await Promise.all([answer(asked, 'November'), answer(asked, 'November')]);
    expect(replies.map(({ code }) => code)).toEqual([1, 1]);
    const { comment } = replies[0]!.data;
    expect(comment).toMatchObject({
      content: 'November',
      answers_to: 'Best month?',
      status: 'published',
      author: { agency: null },
    });
    expect([await counted(), await mails()]).toEqual([2, ['comment_answered viewer_a@example.com']]);
    const { data } = await world.call('GET', 'cms.Content/comments', { article_id: article });
    expect(data.list[0].answers).toMatchObject([{ author: '', content: 'November', waiting: false }]);
    expect((await list({ article_id: article })).list).toMatchObject([{ id: comment.id }, { id: asked }]);
    // Answers and unknown comments cannot be answered.
    expect((await answer(comment.id, 'x')).data.reason).toBe('not_found');
    expect((await answer(987_654_321, 'x')).data.reason).toBe('not_found');
    expect((await answer(asked, ' ', 'an-empty-answer-of-ours')).data.errors).toMatchObject([
      { field: 'content' },
    ]);
    // It can be refused like any other, without a notification.
    expect((await decide([comment.id], 'refuse', 'Wrong month')).code).toBe(1);
    expect([await counted(), await mails()]).toEqual([1, ['comment_answered viewer_a@example.com']]);
  });

  it('comment: deleted by its author → nothing to decide, replies show that it is gone', async () => {
    const above = await say('Question', { as: 'viewer' });
    await decide([above], 'publish');
    const answer = await say('Answer', { parent_id: above });
    await world.call('POST', 'cms.User/deleteComment', { id: above }, { as: 'viewer' });
    expect((await list({ article_id: article })).list).toMatchObject([
      { id: answer, answers_to: '', answers_deleted: true },
    ]);
    expect((await list({ article_id: article })).total).toBe(1);
    expect((await decide([above], 'refuse', 'x')).data.reason).toBe('not_found');
    expect(await mails()).toEqual([]);
    // The answer can be published below the placeholder; no one is notified.
    expect((await decide([answer], 'publish')).code).toBe(1);
    expect([await counted(), await mails()]).toEqual([1, []]);
    expect((await decide([answer], 'refuse', 'x')).code).toBe(1);
    expect(await counted()).toBe(0);
  });

  it('comment/list: article, author and keyword filters → newest first, paged', async () => {
    const ids: number[] = [];
    for (const content of ['100% true', 'Not so', 'True again']) ids.push(await say(content));
    const found = async (asked: object) =>
      (await list({ article_id: article, ...asked })).list.map(({ id }: { id: number }) => id);
    expect(await found({})).toEqual([...ids].reverse());
    expect(await found({ keyword: 'true' })).toEqual([ids[2], ids[0]]);
    expect(await found({ keyword: '%' })).toEqual([ids[0]]);
    const first = await list({ article_id: article, limit: 2 });
    expect(await found({ limit: 2, cursor: first.next })).toEqual([ids[0]]);
    const waiting = await list({ article_id: article, status: 'unaudited', limit: 2 });
    expect(await found({ status: 'unaudited', limit: 2, cursor: waiting.next })).toEqual([ids[2]]);
    const { id: author_id } = first.list[0].author;
    expect(await found({ author_id })).toHaveLength(3);
    expect(await found({ author_id: author_id + 1 })).toEqual([]);
  });

  it('comment/decide: one id unknown → none decided', async () => {
    const id = await say('Here');
    expect((await decide([id, 999_999], 'publish')).msg).toBe('There is no such record');
    expect(await counted()).toBe(0);
    expect((await decide([], 'publish')).data.errors[0].field).toBe('ids');
  });

  it('comment/decide: two staff members publish concurrently → counted once', async () => {
    const id = await say('Just once');
    const other = await say('Another');
    let both: Promise<unknown> = Promise.resolve();
    await world.db.transaction().execute(async (trx) => {
      await trx.selectFrom('articles').select('id').where('id', '=', article).forUpdate().execute();
      both = Promise.all([decide([id], 'publish'), decide([id, other], 'publish')]);
      await waitForBlockedStatements(world, 2);
    });
    await both;
    expect(await counted()).toBe(2);
  });

  it('comment/decide: concurrent decisions and a deletion → count correct', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 4; n++) ids.push(await say(`No. ${n}`));
    await Promise.all([
      decide(ids, 'publish'),
      decide([...ids].reverse(), 'publish'),
      world.call('POST', 'cms.User/deleteComment', { id: ids[1] }, { as: 'booker' }),
      decide([ids[2]!], 'refuse', 'x'),
    ]);
    const shown = world.db.selectFrom('article_comments').select('id').where('article_id', '=', article);
    const published = await shown.where('status', '=', 'published').execute();
    expect(await counted()).toBe(published.length);
  });
});
