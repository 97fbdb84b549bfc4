import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { addArticle, addChannel, takeArticleOffline } from '../../../../test/build-articles.ts';
import { fundAgency } from '../../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { type PersonName, testStart } from '../../../../test/population.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(async () => {
  await world.close();
});

type Asked = Record<string, unknown>;
async function get(path: string, input: Asked, options: { as?: PersonName; lang?: 'zh-cn' | 'en' } = {}) {
  await world.app.memory.refresh();
  return world.call('GET', path, input, { lang: 'en', ...options });
}
const minutesAfter = (minutes: number) => new Date(testStart.getTime() + minutes * 60_000);
const minutesAgo = (minutes: number) => minutesAfter(-minutes);
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

async function putBelow(child: { id: number }, parent: { id: number }, kind: 'cover' | 'list' = 'list') {
  await world.db.updateTable('channels').set({ parent_id: parent.id }).where('id', '=', child.id).execute();
  await world.db
    .updateTable('channels')
    .set({ kind, takes_articles: false })
    .where('id', '=', parent.id)
    .execute();
}

describe('cms.Index/init', () => {
  it('cms.Index/init: any reader → channel tree, pages, offices and company, without its bank account', async () => {
    const [guides, myanmar, hidden] = [
      await addChannel(world.db),
      await addChannel(world.db),
      await addChannel(world.db),
    ];
    await putBelow(myanmar, guides, 'cover');
    await world.db.updateTable('channels').set({ shown: false }).where('id', '=', hidden.id).execute();
    const page = await addArticle(world.db, { kind: 'page', slug: 'how-to-book', titleEn: 'How to book' });
    const { data } = await get('cms.Index/init', {});
    const root = data.channels.find(({ id }: { id: number }) => id === guides.id);
    expect(idsOf(root.children)).toEqual([myanmar.id]);
    expect(idsOf(data.channels)).not.toContain(hidden.id);
    expect(data.pages).toContainEqual({ slug: 'how-to-book', title: 'How to book' });
    expect(data.offices.map(({ name }: { name: string }) => name)).toEqual([
      'Kunming, head office',
      'Yangon office',
    ]);
    expect(Object.keys(data.company).sort()).toEqual([
      'address',
      'country',
      'email',
      'name',
      'phone',
      'phone_24h',
      'tax_id',
    ]);
    await takeArticleOffline(world.db, page);
    expect((await get('cms.Index/init', {})).data.pages).toEqual([]);
  });
});

describe('cms.Index/channel', () => {
  it('cms.Index/channel: channel with subchannels → all articles newest first, each on exactly one page', async () => {
    const [root, below] = [await addChannel(world.db), await addChannel(world.db)];
    await putBelow(below, root);
    const ids: number[] = [];
    for (let at = 0; at < 5; at++) {
      const publishedAt = minutesAgo(10 - at);
      ids.unshift(await addArticle(world.db, { channelId: at % 2 ? root.id : below.id, publishedAt }));
    }
    const { data } = await get('cms.Index/channel', { value: root.slug });
    expect(data).toMatchObject({
      tag: null,
      total: 5,
      path: [{ id: root.id }],
      children: [{ channel: { id: below.id } }],
    });
    expect(idsOf(data.list)).toEqual(ids);
    expect((await get('cms.Index/channel', { value: String(below.id) })).data.total).toBe(3);
    expect((await get('cms.Index/channel', { value: below.slug })).data.path).toMatchObject([
      { id: root.id },
      { id: below.id },
    ]);

    const first = (await get('cms.Index/channel', { value: root.slug, limit: 2 })).data;
    const second = (await get('cms.Index/channel', { value: root.slug, limit: 2, cursor: first.next })).data;
    // A new article in front does not shift the pages.
    await addArticle(world.db, { channelId: root.id, publishedAt: minutesAgo(1) });
    const third = (await get('cms.Index/channel', { value: root.slug, limit: 2, cursor: second.next })).data;
    expect([...idsOf(first.list), ...idsOf(second.list), ...idsOf(third.list)]).toEqual(ids);
    expect(third.next).toBeNull();
  });

  it('cms.Index/channel: cover → the newest three articles of each channel below it', async () => {
    const [root, below] = [await addChannel(world.db), await addChannel(world.db)];
    await putBelow(below, root, 'cover');
    for (let at = 0; at < 4; at++)
      await addArticle(world.db, { channelId: below.id, publishedAt: minutesAgo(at) });
    const { data } = await get('cms.Index/channel', { value: root.slug });
    expect(idsOf(data.children[0].newest)).toEqual(idsOf(data.list).slice(0, 3));
  });

  it('cms.Index/channel: sort by views or popularity → by the counters last read', async () => {
    const channel = await addChannel(world.db);
    const [seen, liked] = [
      await addArticle(world.db, { channelId: channel.id }),
      await addArticle(world.db, { channelId: channel.id }),
    ];
    await world.db.updateTable('articles').set({ views: 50 }).where('id', '=', seen).execute();
    await world.db.updateTable('articles').set({ views: 5, likes: 90 }).where('id', '=', liked).execute();
    await world.app.content.readCounts();
    const sorted = async (sort: string) =>
      idsOf((await get('cms.Index/channel', { value: channel.slug, sort })).data.list);
    expect(await sorted('views')).toEqual([seen, liked]);
    expect(await sorted('hot')).toEqual([liked, seen]);
  });

  it('cms.Index/channel: tag → its articles; unknown channel or tag → not_found', async () => {
    const tag = await world.db
      .insertInto('tags')
      .values({ slug: 'river', name_zh: '江河', name_en: 'River' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const article = await addArticle(world.db);
    await addArticle(world.db);
    await world.db.insertInto('article_tags').values({ article_id: article, tag_id: tag.id }).execute();
    await sql`INSERT INTO changes (topic) VALUES ('channels')`.execute(world.db);
    const { data } = await get('cms.Index/channel', { value: 'river', type: 'tag' });
    expect(data).toMatchObject({ channel: null, tag: { slug: 'river', name: 'River' }, total: 1, path: [] });
    expect(data.list[0]).toMatchObject({ id: article, tags: [{ slug: 'river', name: 'River' }] });
    for (const type of ['channel', 'tag']) {
      expect((await get('cms.Index/channel', { value: 'nowhere', type })).data.reason).toBe('not_found');
    }
  });
});

describe('visibility by the clock', () => {
  it('cms.Index/channel: article with a period → listed only within it', async () => {
    const channel = await addChannel(world.db);
    const id = await addArticle(world.db, {
      channelId: channel.id,
      publishedAt: minutesAfter(10),
      publishedUntil: minutesAfter(20),
    });
    const isListed = async () => (await get('cms.Index/channel', { value: channel.slug })).data.total === 1;
    const isRead = async () => (await get('cms.Content/info', { id: String(id) })).code === 1;
    const seen: boolean[][] = [];
    for (const minutes of [9, 10, 19, 20]) {
      world.clock.set(minutesAfter(minutes));
      seen.push([await isListed(), await isRead()]);
    }
    world.clock.set(testStart);
    expect(seen).toEqual([
      [false, false],
      [true, true],
      [true, true],
      [false, false],
    ]);
  });
});

describe('cms.Content/info', () => {
  it('cms.Content/info: slug or id → article in the requested language', async () => {
    const channel = await addChannel(world.db);
    const wish = {
      channelId: channel.id,
      slug: 'bagan-guide',
      titleZh: '蒲甘指南',
      titleEn: 'Bagan, a guide',
    };
    const older = await addArticle(world.db, { channelId: channel.id, publishedAt: minutesAgo(3) });
    const id = await addArticle(world.db, {
      ...wish,
      publishedAt: minutesAgo(2),
      body: '<h2>When</h2><script>x</script>',
    });
    const newer = await addArticle(world.db, { channelId: channel.id, publishedAt: minutesAgo(1) });
    const { data } = await get('cms.Content/info', { id: 'bagan-guide' });
    expect(data.article).toMatchObject({
      id,
      title: 'Bagan, a guide',
      lang: 'en',
      langs: ['zh-cn', 'en'],
      locked: false,
    });
    expect(data.article.body).toEqual([{ tag: 'h2', children: ['When'] }]);
    expect(data.path).toMatchObject([{ id: channel.id }]);
    expect(data).toMatchObject({ previous: { slug: String(older) }, next: { slug: String(newer) } });
    expect(idsOf(data.related)).toEqual([newer, older]);
    const zh = await get('cms.Content/info', { id: String(id) }, { lang: 'zh-cn' });
    expect(zh.data.article).toMatchObject({ slug: 'bagan-guide', title: '蒲甘指南', lang: 'zh-cn' });
  });

  it('cms.Content/info: paid article → body for buyers only, even after it is offline', async () => {
    const id = await addArticle(world.db, { price: 500, body: '<p>Secret figures</p>' });
    const read = (as?: PersonName) => get('cms.Content/info', { id: String(id) }, as ? { as } : {});
    for (const as of [undefined, 'owner', 'otherAgency', 'operator'] as const) {
      const { data } = await read(as);
      expect(data.article).toMatchObject({ locked: true, body: [], price: { amount: 500, currency: 'USD' } });
      expect(JSON.stringify(data)).not.toContain('Secret');
    }
    await fundAgency(world.db, world.agencyA, { deposit: 10_000 });
    expect(
      (await world.call('POST', 'cms.User/buy', { article_id: id, price: 500 }, { as: 'owner' })).code,
    ).toBe(1);
    expect(JSON.stringify((await read('viewer')).data.article.body)).toContain('Secret figures');
    expect((await read('otherAgency')).data.article.locked).toBe(true);
    await takeArticleOffline(world.db, id);
    expect((await read('owner')).data.article.locked).toBe(false);
    expect((await read('otherAgency')).data.reason).toBe('not_found');
    expect((await read()).data.reason).toBe('not_found');
  });

  it('cms.Content/page: page → only by its own call; invalid address → not_found', async () => {
    await addArticle(world.db, { kind: 'page', slug: 'our-terms' });
    expect((await get('cms.Content/page', { id: 'our-terms' })).data).toMatchObject({
      path: [],
      previous: null,
      next: null,
    });
    expect((await get('cms.Content/info', { id: 'our-terms' })).data.reason).toBe('not_found');
    for (const id of ['99999999999999999999', '0', 'x y']) {
      expect((await get('cms.Content/info', { id })).data.reason).toBe('not_found');
    }
  });
});

describe('cms.Content/comments', () => {
  const say = async (
    article_id: number,
    content: string,
    status: string,
    rest: { parent_id?: number; as?: string } = {},
  ) => {
    const user = await world.db
      .selectFrom('users')
      .select('id')
      .where('agency_id', '=', rest.as === 'other' ? world.agencyB : world.agencyA)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ id: number }>`
      INSERT INTO article_comments (article_id, user_id, parent_id, content, status, created_at)
      VALUES (${article_id}, ${user.id}, ${rest.parent_id ?? null}, ${content}, ${status}, ${testStart}) RETURNING id`.execute(
      world.db,
    );
    return rows[0]!.id;
  };

  it('cms.Content/comments: member → published ones, and their own pending ones', async () => {
    const article_id = await addArticle(world.db);
    const first = await say(article_id, 'first', 'published');
    await say(article_id, 'refused', 'refused');
    const waiting = await say(article_id, 'waiting', 'unaudited');
    const answers: number[] = [];
    for (let at = 0; at < 5; at++)
      answers.push(await say(article_id, `answer ${at}`, 'published', { parent_id: first }));
    await say(article_id, 'answer unseen', 'unaudited', { parent_id: first, as: 'other' });
    const { data } = await get('cms.Content/comments', { article_id });
    expect(idsOf(data.list)).toEqual([first]);
    expect(data.list[0]).toMatchObject({ own: false, waiting: false, answers_total: 5 });
    expect(idsOf(data.list[0].answers)).toEqual(answers.slice(0, 3));
    const own = (await get('cms.Content/comments', { article_id }, { as: 'owner' })).data;
    expect(idsOf(own.list)).toEqual([waiting, first]);
    expect(own.list[0]).toMatchObject({ own: true, waiting: true });
    const rest = (await get('cms.Content/comments', { article_id, parent_id: first, limit: 3 })).data;
    expect(idsOf(rest.list)).toEqual(answers.slice(0, 3));
    const asked = { article_id, parent_id: first, limit: 3, cursor: rest.next };
    expect(idsOf((await get('cms.Content/comments', asked)).data.list)).toEqual(answers.slice(3));
  });

  it('cms.Content/comments: answers → counted and shown as visible to each reader', async () => {
    const article_id = await addArticle(world.db);
    const first = await say(article_id, 'first', 'published');
    const own = await say(article_id, 'own answer, waiting', 'unaudited', { parent_id: first });
    await say(article_id, "another's answer, waiting", 'unaudited', { parent_id: first, as: 'other' });
    await say(article_id, 'refused answer', 'refused', { parent_id: first });
    const shown = await say(article_id, 'answer', 'published', { parent_id: first, as: 'other' });
    const answersFor = async (as?: PersonName) => {
      const { data } = await get('cms.Content/comments', { article_id }, as ? { as } : {});
      const [{ answers, answers_total }] = data.list;
      return [idsOf(answers), answers_total];
    };
    expect(await answersFor()).toEqual([[shown], 1]);
    expect(await answersFor('owner')).toEqual([[own, shown], 2]);
    expect((await get('cms.Content/comments', { article_id }, { as: 'owner' })).data.total).toBe(1);
    const below = await get('cms.Content/comments', { article_id, parent_id: first }, { as: 'owner' });
    expect(below.data).toMatchObject({ total: 2, list: [{ id: own, waiting: true }, { id: shown }] });
  });

  it('cms.Content/comments: article not readable → not_found', async () => {
    const article_id = await addArticle(world.db, { publishedAt: minutesAfter(5) });
    expect((await get('cms.Content/comments', { article_id })).data.reason).toBe('not_found');
  });
});

test('cms.Content/view: same reader repeatedly → counted once in half an hour', async () => {
  const id = await addArticle(world.db);
  const view = () => world.call('POST', 'cms.Content/view', { id });
  const views = async () => {
    await world.app.content.flushReaders();
    return (await get('cms.Content/info', { id: String(id) })).data.article.views;
  };
  for (let at = 0; at < 3; at++) expect((await view()).code).toBe(1);
  expect(await views()).toBe(1);
  world.clock.set(minutesAfter(31));
  await view();
  world.clock.set(testStart);
  expect(await views()).toBe(2);
  expect((await world.call('POST', 'cms.Content/view', { id: 987_654_321 })).code).toBe(1);
  await world.app.content.flushReaders();
});

test('portal stops: unwritten views → persisted first', async () => {
  const other = await openTestWorld();
  const id = await addArticle(other.db);
  await other.call('POST', 'cms.Content/view', { id });
  await other.app.stop();
  const articles = other.db.selectFrom('articles').select('views').where('id', '=', id);
  expect(await articles.executeTakeFirst()).toEqual({ views: 1 });
  await other.db.destroy();
});
