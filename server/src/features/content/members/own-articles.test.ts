import { maxDrafts } from '@serai/contract/content/article-states';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { addChannel, takeArticleOffline } from '../../../../test/build-articles.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { type PersonName, people, testStart } from '../../../../test/population.ts';
import { addHotel } from '../../../../test/reliability/test-hotel.ts';

let world: TestWorld;
let channel: { id: number; slug: string };
let city: number;
beforeAll(async () => {
  world = await openTestWorld();
  channel = await addChannel(world.db, { name: 'Field notes' });
  await addHotel(world.db);
  const cities = world.db.selectFrom('destinations').select('id').where('kind', '=', 'city');
  city = (await cities.executeTakeFirstOrThrow()).id;
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(testStart);
  for (const table of ['article_texts', 'article_revisions', 'articles', 'throttle_counters'] as const) {
    await world.db.deleteFrom(table).execute();
  }
});

const words = () => ({
  lang: 'en',
  channel_id: channel.id,
  title: 'Inle by boat',
  summary: 'Two days on the lake',
  body: '<p>Start at <strong>five</strong>.</p>',
  tags: ['boats', 'lakes'],
});
const post = (action: string, data: object, as: PersonName = 'viewer', key?: string) =>
  world.call('POST', `cms.User/${action}`, data, { as, ...(key ? { key } : {}) });
const save = (changes: object = {}, as?: PersonName) => post('saveContent', { ...words(), ...changes }, as);
const saved = async (changes?: object, as?: PersonName) => (await save(changes, as)).data.article;
const submit = ({ id, revision }: { id: number; revision: number }, as?: PersonName) =>
  post('submitContent', { id, revision }, as);
const list = async (asked: object = {}, as: PersonName = 'viewer') =>
  (await world.call('GET', 'cms.User/content', asked, { as })).data;
const show = (id: number, as: PersonName = 'viewer') =>
  world.call('GET', 'cms.User/contentDetail', { id }, { as });
const opened = async (id: number) => (await show(id)).data.article;
const decide = (id: number, set: object) =>
  world.db.updateTable('articles').set(set).where('id', '=', id).execute();
const publish = ({ id, revision }: { id: number; revision: number }) =>
  decide(id, { status: 'published', live_revision: revision, published_at: world.clock.now() });
const noticesOf = async (username: string) =>
  world.db
    .selectFrom('notices')
    .innerJoin('users', 'users.id', 'notices.user_id')
    .select(['event', 'facts', 'kind'])
    .where('username', '=', username)
    .where('kind', '=', 'content')
    .execute();

test('own article: draft saved → stored sanitised, accessible to its author only', async () => {
  const article = await saved({
    city_id: city,
    body: '<p onclick="x()">Start<script>y()</script> early</p>',
  });
  expect(article).toEqual({
    id: expect.any(Number),
    status: 'draft',
    reason: '',
    revision: 1,
    live: false,
    lang: 'en',
    title: 'Inle by boat',
    summary: 'Two days on the lake',
    cover: null,
    cover_path: '',
    slug: String(article.id),
    channel: { ...channel, name: 'Field notes' },
    city: { id: city, name: 'Testville' },
    body: '<p>Start early</p>',
    tags: ['boats', 'lakes'],
    published_at: null,
    views: 0,
    likes: 0,
    comments: 0,
    actions: ['edit', 'submit', 'delete'],
    created_at: testStart.getTime() / 1000,
    updated_at: testStart.getTime() / 1000,
  });
  expect(await opened(article.id)).toEqual(article);
  const { body: _, tags: __, city: ___, cover_path: ____, ...row } = article;
  expect((await list()).list).toEqual([row]);
  expect((await list({ status: 'published' })).list).toEqual([]);
  expect((await list({}, 'owner')).list).toEqual([]);
  for (const as of ['owner', 'otherAgency'] as const) {
    expect((await show(article.id, as)).data.reason).toBe('not_found');
    expect((await save({ id: article.id, revision: 1 }, as)).data.reason).toBe('not_found');
    expect((await submit(article, as)).data.reason).toBe('not_found');
    expect((await post('deleteContent', { id: article.id }, as)).data.reason).toBe('not_found');
    expect((await post('withdrawContent', { id: article.id }, as)).data.reason).toBe('not_found');
  }
});

// Covers 5.11.
test('submitOwnArticle: draft without title, body or alternative texts → refused; saving it is allowed', async () => {
  const empty = await saved({ title: ' ', summary: '', body: '', tags: [] });
  expect(empty).toMatchObject({ title: '', body: '', tags: [] });
  const untitled = await submit(empty);
  expect(untitled.data.errors).toEqual([{ field: 'title', message: 'Please give the article a title' }]);
  const { revision } = await saved({ id: empty.id, revision: 1, body: '<p> </p>' });
  const unwritten = await submit({ id: empty.id, revision });
  expect(unwritten.data.errors).toEqual([{ field: 'body', message: 'Please fill in the content' }]);
  const picture = (alt: string) => `<figure><img src="/storage/article/gate.webp" alt="${alt}"></figure>`;
  const unsaid = await saved({ id: empty.id, revision, body: [' ', 'The gate', ''].map(picture).join('') });
  expect((await submit(unsaid)).data.errors).toEqual([
    { field: 'body', message: 'Content: Please describe these pictures before you submit: no. 1, 3' },
  ]);
  expect(await opened(empty.id)).toMatchObject({ status: 'draft' });
});

test("saveOwnArticle: language changed → allowed; an editor's translation is kept", async () => {
  const { id } = await saved();
  const chinese = await saved({ id, revision: 1, lang: 'zh-cn', title: '乘船游茵莱湖' });
  expect(chinese).toMatchObject({ lang: 'zh-cn', title: '乘船游茵莱湖' });
  expect(await opened(id)).toMatchObject({ lang: 'zh-cn', title: '乘船游茵莱湖' });
  await sql`
    UPDATE article_revisions SET content = jsonb_set(content, '{texts,en}',
      '{"title": "Inle, translated", "summary": "", "body": "<p>By us.</p>"}')
    WHERE article_id = ${id}`.execute(world.db);
  await saved({ id, revision: 2, lang: 'zh-cn', title: '茵莱湖一日' });
  const chineseAgain = await world.call(
    'GET',
    'cms.User/contentDetail',
    { id },
    { as: 'viewer', lang: 'zh-cn' },
  );
  expect(chineseAgain.data.article.title).toBe('茵莱湖一日');
  expect((await opened(id)).title).toBe('Inle, translated');
});

describe('own article on two devices', () => {
  it('saveOwnArticle: stale revision → refused with the current one', async () => {
    const { id } = await saved();
    const second = await saved({ id, revision: 1, title: 'From the phone' });
    expect(second.revision).toBe(2);
    const { code, data } = await save({ id, revision: 1, title: 'From the desk' });
    expect([code, data]).toMatchObject([0, { reason: 'content_changed', revision: 2 }]);
    expect((await save({ id, title: 'Without saying' })).data.reason).toBe('content_changed');
    expect((await submit({ id, revision: 1 })).data.reason).toBe('content_changed');
    expect(await opened(id)).toMatchObject({ title: 'From the phone', revision: 2 });
  });

  it('saveOwnArticle: concurrent saves → one succeeds', async () => {
    const { id } = await saved();
    const replies = await Promise.all(['a', 'b', 'c'].map((title) => save({ id, revision: 1, title })));
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 0, 1]);
    const kept = world.db.selectFrom('article_revisions').select('revision').where('article_id', '=', id);
    expect(await kept.execute()).toEqual([{ revision: 2 }]);
  });
});

describe('own article from draft to publication', () => {
  it('submitOwnArticle: draft → editors notified, read-only, can be withdrawn', async () => {
    const draft = await saved();
    const { data } = await submit(draft);
    expect(data.article).toMatchObject({ status: 'unaudited', actions: ['withdraw'] });
    const [notice] = await noticesOf(people.operator.username);
    expect(notice).toMatchObject({
      event: 'article_offered',
      facts: { article: 'Inle by boat', author: people.viewer.username },
    });
    for (const refused of [
      await save({ id: draft.id, revision: 1 }),
      await submit(draft),
      await post('deleteContent', { id: draft.id }),
    ]) {
      expect([refused.data.reason, refused.data.status]).toEqual(['article_wrong_state', 'unaudited']);
      expect(refused.msg).toContain('Awaiting review');
    }
    const back = await post('withdrawContent', { id: draft.id });
    expect(back.data.article).toMatchObject({ status: 'draft', revision: 1 });
    expect((await post('withdrawContent', { id: draft.id })).data.reason).toBe('article_wrong_state');
  });

  it('submitOwnArticle: same key twice → submitted once', async () => {
    const { id, revision } = await saved();
    const send = () => post('submitContent', { id, revision }, 'viewer', `submitted-once-only-${id}`);
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.code, second.code]).toEqual([1, 1]);
    const tellings = (await noticesOf(people.operator.username)).filter(
      ({ facts }) => (facts as { article_id: number }).article_id === id,
    );
    expect(tellings).toHaveLength(1);
  });

  it('own article: refused → corrected and submitted again, both revisions kept', async () => {
    const draft = await saved();
    await submit(draft);
    await decide(draft.id, { status: 'refused', reason: 'No prices, please' });
    expect(await opened(draft.id)).toMatchObject({
      status: 'refused',
      reason: 'No prices, please',
      actions: ['edit', 'delete'],
    });
    expect((await submit(draft)).data.reason).toBe('article_wrong_state');
    const corrected = await saved({ id: draft.id, revision: 1, summary: 'Without prices' });
    expect(corrected).toMatchObject({ status: 'draft', reason: '', revision: 2 });
    expect((await submit(corrected)).data.article.status).toBe('unaudited');
    const kept = world.db
      .selectFrom('article_revisions')
      .select('is_draft')
      .where('article_id', '=', draft.id);
    expect(await kept.execute()).toEqual([{ is_draft: false }, { is_draft: false }]);
  });

  it('own article: changed after publication → readers keep the published version in its channel', async () => {
    const draft = await saved();
    await submit(draft);
    await publish(draft);
    expect(await opened(draft.id)).toMatchObject({ live: true, actions: ['edit'] });
    const other = await addChannel(world.db);
    const changed = await saved({
      id: draft.id,
      revision: 1,
      channel_id: other.id,
      title: 'Inle by bicycle',
    });
    expect(changed).toMatchObject({ live: true, status: 'draft', revision: 2, title: 'Inle by bicycle' });
    expect(changed.channel.id).toBe(other.id);
    expect(changed.actions).toEqual(['edit', 'submit', 'discard']);
    const live = world.db
      .selectFrom('articles')
      .select(['live_revision', 'channel_id'])
      .where('id', '=', draft.id);
    expect(await live.executeTakeFirst()).toEqual({ live_revision: 1, channel_id: channel.id });
    expect((await post('deleteContent', { id: draft.id })).data.reason).toBe('article_wrong_state');
    await takeArticleOffline(world.db, draft.id);
    expect(await opened(draft.id)).toMatchObject({ status: 'offline', live: false, actions: ['edit'] });
  });
});

describe('changes to a published article', () => {
  const change = async () => {
    const draft = await saved();
    await submit(draft);
    await publish(draft);
    return saved({ id: draft.id, revision: 1, title: 'Inle by bicycle', tags: ['cycling'] });
  };
  const discard = ({ id, revision }: { id: number; revision: number }, as?: PersonName) =>
    post('discardContent', { id, revision }, as);

  it('discardOwnArticle: changed article → published version restored as the newest revision', async () => {
    const changed = await change();
    const { code, data } = await discard(changed);
    expect(code).toBe(1);
    expect(data.article).toMatchObject({
      status: 'published',
      live: true,
      revision: 3,
      title: 'Inle by boat',
      actions: ['edit'],
    });
    expect(await opened(changed.id)).toMatchObject({ tags: ['boats', 'lakes'] });
    const live = world.db.selectFrom('articles').select('live_revision').where('id', '=', changed.id);
    expect(await live.executeTakeFirst()).toEqual({ live_revision: 3 });
    const kept = world.db
      .selectFrom('article_revisions')
      .select('revision')
      .where('article_id', '=', changed.id);
    expect((await kept.orderBy('revision').execute()).map(({ revision }) => revision)).toEqual([1, 3]);
    // A device with the discarded revision open cannot overwrite anything.
    expect((await save({ id: changed.id, revision: 2 })).data.reason).toBe('content_changed');
    expect((await saved({ id: changed.id, revision: 3, title: 'Inle on foot' })).status).toBe('draft');
  });

  it('discardOwnArticle: change refused by an editor → discarded as well', async () => {
    const changed = await change();
    await submit(changed);
    expect((await discard(changed)).data.reason).toBe('article_wrong_state');
    await decide(changed.id, { status: 'refused', reason: 'Too short' });
    expect(await opened(changed.id)).toMatchObject({ actions: ['edit', 'discard'] });
    expect((await discard(changed)).data.article).toMatchObject({ status: 'published', reason: '' });
  });

  it('discardOwnArticle: other user, stale revision or no change → refused', async () => {
    const changed = await change();
    for (const as of ['owner', 'otherAgency'] as const) {
      expect((await discard(changed, as)).data.reason).toBe('not_found');
    }
    const { data } = await discard({ id: changed.id, revision: 1 });
    expect([data.reason, data.revision]).toEqual(['content_changed', 2]);
    expect((await discard(changed)).code).toBe(1);
    expect((await discard({ id: changed.id, revision: 3 })).data.reason).toBe('article_wrong_state');
    const unseen = await saved();
    expect((await discard(unseen)).data.reason).toBe('article_wrong_state');
    expect((await world.call('POST', 'cms.User/discardContent', { id: changed.id, revision: 3 })).code).toBe(
      303,
    );
  });

  it('discardOwnArticle: article taken offline → refused', async () => {
    const changed = await change();
    await takeArticleOffline(world.db, changed.id);
    expect((await discard(changed)).data.reason).toBe('article_wrong_state');
  });
});

test('deleteOwnArticle: never published → deleted with its revisions', async () => {
  const { id } = await saved();
  expect((await post('deleteContent', { id })).code).toBe(1);
  expect((await show(id)).data.reason).toBe('not_found');
  expect((await post('deleteContent', { id })).data.reason).toBe('not_found');
  expect((await list()).total).toBe(0);
});

test('cms.User/channels: member → only channels that accept articles, in the seller’s order', async () => {
  const { id } = await addChannel(world.db, { takesArticles: false });
  const { data } = await world.call('GET', 'cms.User/channels', undefined, { as: 'viewer' });
  expect(data.list[0]).toEqual({ ...channel, name: 'Field notes' });
  expect(data.list).not.toContainEqual(expect.objectContaining({ id }));
});

test('saveOwnArticle: cover not uploaded by the author → refused', async () => {
  const path = 'default/20261121/a-boat.webp';
  const author = world.db.selectFrom('users').select('id').where('username', '=', people.viewer.username);
  await world.db
    .insertInto('uploads')
    .values({
      user_id: (await author.executeTakeFirstOrThrow()).id,
      driver: 'local',
      path,
      name: 'a-boat.webp',
      suffix: 'webp',
      mimetype: 'image/webp',
      is_picture: true,
      is_private: false,
      size: 100,
      received: 100,
      sha1: '0'.repeat(40),
      width: 10,
      height: 10,
      created_at: testStart,
    })
    .execute();
  const cover = `/storage/${path}`;
  const article = await saved({ cover });
  expect(article).toMatchObject({ cover: { url: cover }, cover_path: cover });
  for (const [wrong, as] of [
    [cover, 'owner'],
    ['https://elsewhere.example/a.webp', 'viewer'],
    ['/storage/default/none.webp', 'viewer'],
    [path, 'viewer'],
  ] as const) {
    expect((await save({ cover: wrong }, as)).data.errors).toMatchObject([{ field: 'cover' }]);
  }
});

describe('refused saves', () => {
  it(`saveOwnArticle: more than ${maxDrafts} unpublished articles → refused`, async () => {
    for (let at = 1; at < maxDrafts; at++) await save();
    const replies = await Promise.all([save(), save()]);
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(replies.find(({ code }) => code === 0)!.data.reason).toBe('drafts_full');
    const { list: rows } = await list({ limit: 1 });
    await submit(rows[0]);
    await publish(rows[0]);
    expect((await save()).code).toBe(1);
  });

  it('saveOwnArticle: guest, staff or no permission → refused', async () => {
    expect((await world.call('POST', 'cms.User/saveContent', words())).code).toBe(303);
    expect((await save({}, 'operator')).code).toBe(401);
    const bare = world.db.updateTable('users').where('username', '=', people.booker.username);
    await bare.set({ nodes: [] }).execute();
    expect((await save({}, 'booker')).code).toBe(401);
    await bare.set({ nodes: null }).execute();
    expect((await save({}, 'booker')).code).toBe(1);
  });

  it.each([
    [{ channel_id: 987_654_321 }, 'channel_id', 'This channel takes no articles; please choose another'],
    [{ city_id: 987_654_321 }, 'city_id', 'There is no such city; please choose again'],
    [{ title: 'x'.repeat(121) }, 'title', 'Title is too long, 120 characters at most'],
    [{ summary: 'x'.repeat(301) }, 'summary', 'Summary is too long, 300 characters at most'],
    [{ body: 'x'.repeat(200_001) }, 'body', 'Content is too long, 200000 characters at most'],
    [{ tags: ['a', ''] }, 'tags[1]', 'Tags: A tag cannot be empty'],
    [{ tags: Array(9).fill('a') }, 'tags', expect.stringContaining('8')],
    [{ lang: 'my' }, 'lang', expect.stringContaining('Language')],
    [{ price: 100 }, 'price', expect.stringContaining('not known')],
  ])('saveOwnArticle: invalid input %o → refused', async (wrong, field, message) => {
    const { code, data } = await save(wrong);
    expect(code).toBe(0);
    expect(data.errors).toEqual([{ field, message }]);
    expect((await list()).total).toBe(0);
  });
});

test('submitOwnArticle: more than twenty a day → refused', async () => {
  const { id } = await saved();
  for (let at = 0; at < 20; at++) {
    expect((await submit({ id, revision: 1 })).code).toBe(1);
    await post('withdrawContent', { id });
  }
  const { data, msg } = await submit({ id, revision: 1 });
  expect([data.reason, msg]).toEqual(['article_too_often', expect.stringContaining('20 times')]);
  world.clock.advance(86_400_000);
  expect((await submit({ id, revision: 1 })).code).toBe(1);
});
