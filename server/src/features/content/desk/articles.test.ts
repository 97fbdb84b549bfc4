import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addChannel } from '../../../../test/build-articles.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { testStart } from '../../../../test/population.ts';
import { notifyScheduled } from '../notify-scheduled.ts';

let world: TestWorld;
let channel: { id: number; slug: string };
beforeAll(async () => {
  world = await openTestWorld();
  channel = await addChannel(world.db);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(testStart);
  for (const table of ['throttle_counters', 'outbox', 'notices'] as const) {
    await world.db.deleteFrom(table).execute();
  }
});

const send = (path: string, data: object, as: 'operator' | 'booker' = 'operator') =>
  world.call('POST', path, data, { as });
const read = async (path: string, data: object) =>
  (await world.call('GET', path, data, { as: 'operator' })).data;

async function must(path: string, data: object, as: 'operator' | 'booker' = 'operator') {
  const reply = await send(path, data, as);
  expect(reply.code, `${path} ${reply.msg} ${JSON.stringify(reply.data)}`).toBe(1);
  return reply.data.article;
}

const zh = { title: '蒲甘怎么玩', summary: '三天够吗', body: '<p>三天刚好。</p>' };
const en = { title: 'Three days in Bagan', summary: 'Enough?', body: '<p>Three days will do.</p>' };
const written = (more: object = {}) => ({
  kind: 'info',
  channel_id: channel.id,
  texts: { 'zh-cn': zh, en },
  tags: ['Bagan', '寺庙'],
  ...more,
});

/** Saves an article of the seller as a draft. */
const add = (more: object = {}) => must('console/article/save', written(more));
const publish = ({ id, revision }: { id: number; revision: number }, more: object = {}) =>
  must('console/article/publish', { id, revision, ...more });

/** Submits an article as a member. */
async function offer(more: object = {}) {
  const sent = {
    lang: 'zh-cn',
    channel_id: channel.id,
    title: '腊戌一日',
    summary: '',
    body: '<p>看看。</p>',
    tags: [],
  };
  const { id, revision } = await must('cms.User/saveContent', { ...sent, ...more }, 'booker');
  await must('cms.User/submitContent', { id, revision }, 'booker');
  return { id, revision } as { id: number; revision: number };
}

const textsOf = (id: number) =>
  world.db.selectFrom('article_texts').selectAll().where('article_id', '=', id).orderBy('lang').execute();
const tagsOf = async (id: number) => {
  const carried = world.db.selectFrom('article_tags').innerJoin('tags', 'tags.id', 'tag_id').select('slug');
  return (await carried.where('article_id', '=', id).orderBy('slug').execute()).map(({ slug }) => slug);
};
const mails = async () =>
  (await world.db.selectFrom('outbox').select(['event', 'recipient']).orderBy('id').execute()).map(
    ({ event, recipient }) => `${event} ${recipient}`,
  );

describe('article of the seller', () => {
  it('article/publish: draft → invisible before, then published with texts, tags and audit entries', async () => {
    const draft = await add({ slug: 'bagan', price: 1200 });
    expect(draft).toMatchObject({
      status: 'draft',
      revision: 1,
      live_revision: null,
      visible: false,
      slug: 'bagan',
      title: en.title,
      author: null,
      price: { amount: 1200, currency: 'USD' },
      actions: ['edit', 'publish'],
    });
    expect(await textsOf(draft.id)).toEqual([]);
    const published = await publish(draft);
    expect(published).toMatchObject({ status: 'published', live_revision: 1, visible: true });
    expect(published.actions).toEqual(['edit', 'publish', 'takeOffline']);
    expect(await textsOf(draft.id)).toMatchObject([
      { lang: 'en', title: en.title, body: en.body, words: 'Three days will do.' },
      { lang: 'zh-cn', title: zh.title, words: '三天刚好。' },
    ]);
    expect(await tagsOf(draft.id)).toEqual(['bagan', '寺庙']);
    const { list } = await read('console/activity/list', { object_kind: 'article', limit: 2 });
    expect(list).toMatchObject([
      {
        call: 'console/article/publish',
        before: { live_revision: null },
        after: { article_status: 'published' },
      },
      { call: 'console/article/save', before: null, after: { title: en.title, slug: 'bagan' } },
    ]);
  });

  it('article/save: published article changed → readers see the old version until publication, which drops omitted parts', async () => {
    const { id, revision } = await publish(await add());
    const changed = await must('console/article/save', {
      id,
      revision,
      kind: 'info',
      channel_id: channel.id,
      tags: ['Bagan'],
      texts: { en: { ...en, title: 'Four days' } },
    });
    expect(changed).toMatchObject({
      status: 'draft',
      revision: 2,
      live_revision: 1,
      visible: true,
      title: 'Four days',
    });
    expect((await textsOf(id)).map(({ title }) => title)).toEqual([en.title, zh.title]);
    await publish(changed);
    expect((await textsOf(id)).map(({ title }) => title)).toEqual(['Four days']);
    expect(await tagsOf(id)).toEqual(['bagan']);
  });

  it('article/save: slug begins with digits → accepted; digits only → refused', async () => {
    expect(await publish(await add({ slug: '2026-office-hours' }))).toMatchObject({
      slug: '2026-office-hours',
    });
    const { data } = await send('console/article/save', written({ slug: '2026-10' }));
    expect(data.errors).toMatchObject([{ field: 'slug' }]);
  });

  it('article/save: opened on two devices → stale revision refused, and every published revision kept', async () => {
    const { id, revision } = await publish(await add());
    const save = (opened: number, title: string) =>
      send('console/article/save', written({ id, revision: opened, texts: { en: { ...en, title } } }));
    expect((await save(revision, 'One')).code).toBe(1);
    expect(await save(revision, 'Other')).toMatchObject({ code: 0, data: { revision: 2 } });
    expect((await save(2, 'Two')).code).toBe(1);
    const { list } = await read('console/article/revisions', { id });
    expect(list).toMatchObject([
      { revision: 3, title: 'Two', is_draft: true, live: false },
      { revision: 1, title: en.title, is_draft: false, live: true },
    ]);
    expect(await send('console/article/publish', { id, revision: 2 })).toMatchObject({
      code: 0,
      data: { revision: 3 },
    });
    const restored = await must('console/article/restore', { id, revision: 1 });
    expect(restored).toMatchObject({ revision: 4, status: 'draft', title: en.title });
    const { content } = await read('console/article/detail', { id });
    expect(content).toMatchObject({
      texts: { 'zh-cn': zh, en },
      tags: ['Bagan', '寺庙'],
      channel_id: channel.id,
    });
    const { content: before } = await read('console/article/detail', { id, revision: 1 });
    expect(before).toEqual(content);
  });

  it('article/publish: period given → visible exactly within it, without any job', async () => {
    const at = testStart.getTime() / 1000;
    const draft = await add();
    const scheduled = await publish(draft, { from: at + 3600, until: at + 7200 });
    expect(scheduled).toMatchObject({ visible: false, published_at: at + 3600, published_until: at + 7200 });
    const seen = async (seconds: number) => {
      world.clock.set(new Date((at + seconds) * 1000));
      return (await read('console/article/detail', { id: draft.id })).article.visible;
    };
    expect([await seen(3599), await seen(3600), await seen(7199), await seen(7200)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['an end that is over', { until: -60 }, 'until'],
    ['an end before the beginning', { from: 7200, until: 3600 }, 'until'],
  ])('article/publish: period with %s → refused', async (_, schedule, field) => {
    const at = testStart.getTime() / 1000;
    const { id, revision } = await add();
    const sent = Object.fromEntries(Object.entries(schedule).map(([name, seconds]) => [name, at + seconds]));
    const reply = await send('console/article/publish', { id, revision, ...sent });
    expect(reply.code).toBe(0);
    expect(reply.data.errors[0].field).toBe(field);
  });

  it('article/publish: already visible, later start → refused', async () => {
    const { id, revision } = await publish(await add());
    const later = testStart.getTime() / 1000 + 60;
    const reply = await send('console/article/publish', { id, revision, from: later });
    expect(reply.data.errors[0].field).toBe('from');
  });

  it('article/takeOffline: published article → hidden with a reason, and can be published again', async () => {
    const { id, revision } = await publish(await add());
    const hidden = await must('console/article/takeOffline', { id, reason: '门票涨价' });
    expect(hidden).toMatchObject({
      status: 'offline',
      live_revision: null,
      visible: false,
      reason: '门票涨价',
    });
    expect(await textsOf(id)).toHaveLength(2);
    expect((await send('console/article/takeOffline', { id, reason: '再来' })).code).toBe(0);
    expect(await publish({ id, revision })).toMatchObject({ visible: true, reason: '' });
  });

  it.each([
    ['without a title', { texts: { en: { ...en, title: '' } } }, 'texts.en.title'],
    [
      'without anything to read',
      { texts: { 'zh-cn': zh, en: { ...en, body: '<p>&nbsp;</p>' } } },
      'texts.en.body',
    ],
  ])('article/publish: saved %s → refused', async (_, more, field) => {
    const { id, revision } = await add(more);
    const reply = await send('console/article/publish', { id, revision });
    expect(reply.data.errors[0].field).toBe(field);
  });

  it.each([
    ['no text at all', { texts: {} }, 'texts'],
    ['no channel', { channel_id: undefined }, 'channel_id'],
    ['an unknown channel', { channel_id: 999_999 }, 'channel_id'],
    ['an unknown city', { city_id: 999_999 }, 'city_id'],
    ['a picture from elsewhere', { cover: 'https://x.example/1.jpg' }, 'cover'],
    ['an address of capitals', { slug: 'Bagan Guide' }, 'slug'],
    ['an address that is a number', { slug: '2026' }, 'slug'],
    ['an address that is taken', { slug: 'bagan' }, 'slug'],
    ['a price below nothing', { price: -1 }, 'price'],
    ['a ninth tag', { tags: Array.from({ length: 9 }, (__, at) => `tag ${at}`) }, 'tags'],
    [
      'a text that is too long',
      { texts: { en: { ...en, body: `<p>${'<br>a'.repeat(25_000)}</p>` } } },
      'texts.en.body',
    ],
  ])('article/save: %s → refused', async (_, more, field) => {
    const reply = await send('console/article/save', written(more));
    expect(reply.code).toBe(0);
    expect(reply.data.errors[0].field).toBe(field);
  });
});

describe('a page', () => {
  const page = (slug: string) => ({ kind: 'page', slug, texts: { 'zh-cn': zh, en } });

  it('article/save: page → needs a slug and has no channel', async () => {
    const { id } = await must('console/article/save', page('how-to-book'));
    expect((await read('console/article/detail', { id })).article).toMatchObject({
      kind: 'page',
      channel: null,
    });
    for (const [more, field] of [
      [{ slug: undefined }, 'slug'],
      [{ channel_id: channel.id, slug: 'faq' }, 'channel_id'],
    ] as const) {
      const reply = await send('console/article/save', { ...page('faq'), ...more });
      expect(reply.data.errors[0].field).toBe(field);
    }
  });

  it('article/save: page linked by the site → editable, but not removable and slug fixed', async () => {
    const { id, revision } = await publish(await must('console/article/save', page('about-us')));
    const reply = await send('console/article/takeOffline', { id, reason: 'No more' });
    expect(reply.msg).toContain('The site itself links to this page');
    expect((await send('console/article/save', { ...page('about-them'), id, revision })).code).toBe(0);
    expect(await must('console/article/save', { ...page('about-us'), id, revision })).toMatchObject({
      revision: 2,
    });
  });
});

describe('articles offered by members', () => {
  it('article/accept: offered article → hidden from staff before, listed oldest first, then visible and its author notified', async () => {
    const sent = {
      lang: 'en',
      channel_id: channel.id,
      title: 'Mine',
      summary: '',
      body: '<p>x</p>',
      tags: [],
    };
    const draft = await must('cms.User/saveContent', sent, 'booker');
    expect(
      (await world.call('GET', 'console/article/detail', { id: draft.id }, { as: 'operator' })).code,
    ).toBe(0);
    const first = await offer({ tags: ['Lashio'] });
    world.clock.advance(1000);
    const second = await offer();
    const { list, total } = await read('console/article/list', { status: 'unaudited' });
    expect([list.map(({ id }: { id: number }) => id), total]).toEqual([[first.id, second.id], 2]);
    expect(list[0]).toMatchObject({ author: { name: expect.any(String), agency: { id: world.agencyA } } });
    expect(list[0].actions).toEqual(['edit', 'accept', 'refuse']);
    expect((await send('console/article/publish', first)).code).toBe(0);
    await world.db.deleteFrom('outbox').execute();
    const accepted = await must('console/article/accept', first);
    expect(accepted).toMatchObject({ status: 'published', visible: true, actions: ['edit', 'takeOffline'] });
    expect(await tagsOf(first.id)).toEqual(['lashio']);
    expect(await mails()).toEqual(['article_published booker_a@example.com']);
    expect(await notifyScheduled(world.db, world.clock.now())).toBe(0);
    expect((await send('console/article/accept', first)).code).toBe(0);
    await must('console/article/refuse', { ...second, reason: '太短' });
  });

  it('notifyScheduled: accepted for later → author notified once when visible', async () => {
    const { id, revision } = await offer();
    await world.db.deleteFrom('outbox').execute();
    const from = testStart.getTime() / 1000 + 3600;
    await must('console/article/accept', { id, revision, from });
    expect(await notifyScheduled(world.db, world.clock.now())).toBe(0);
    world.clock.advance(3_600_000);
    expect(await notifyScheduled(world.db, world.clock.now())).toBe(1);
    expect(await mails()).toEqual(['article_published booker_a@example.com']);
    expect(await notifyScheduled(world.db, world.clock.now())).toBe(0);
  });

  it('article/refuse: offered article → author notified of the reason; corrected and offered again', async () => {
    const { id, revision } = await offer();
    await world.db.deleteFrom('outbox').execute();
    expect((await send('console/article/refuse', { id, revision })).data.errors[0].field).toBe('reason');
    expect(await must('console/article/refuse', { id, revision, reason: '请补充图片' })).toMatchObject({
      status: 'refused',
      reason: '请补充图片',
      actions: ['edit'],
    });
    expect(await mails()).toEqual(['article_refused booker_a@example.com']);
    const own = await world.call('GET', 'cms.User/contentDetail', { id }, { as: 'booker' });
    expect(own.data.article).toMatchObject({ status: 'refused', reason: '请补充图片' });
    const again = {
      id,
      revision,
      lang: 'zh-cn',
      channel_id: channel.id,
      title: '腊戌两日',
      summary: '',
      tags: [],
    };
    const saved = await must('cms.User/saveContent', { ...again, body: '<p>图文。</p>' }, 'booker');
    await must('cms.User/submitContent', { id, revision: saved.revision }, 'booker');
    expect((await send('console/article/accept', { id, revision })).data).toMatchObject({ revision: 2 });
    await must('console/article/accept', { id, revision: saved.revision });
    expect((await textsOf(id)).map(({ title }) => title)).toEqual(['腊戌两日']);
  });

  it('article/save: offered article → editor can correct it before acceptance, but not set a price', async () => {
    const { id, revision } = await offer();
    const texts = { 'zh-cn': zh, en: { ...en, title: 'A day in Lashio' } };
    const priced = await send('console/article/save', written({ id, revision, texts, price: 100 }));
    expect(priced.data.errors[0].field).toBe('price');
    const saved = await must('console/article/save', written({ id, revision, texts }));
    expect(saved).toMatchObject({ status: 'unaudited', revision: 2, title: 'A day in Lashio' });
    await must('console/article/accept', { id, revision: 2 });
    expect(await textsOf(id)).toHaveLength(2);
  });

  it('member’s article: accepted one changed → old version visible until acceptance; draft hidden from staff', async () => {
    const { id, revision } = await offer();
    await must('console/article/accept', { id, revision });
    const change = {
      id,
      revision,
      lang: 'zh-cn',
      channel_id: channel.id,
      title: '改',
      summary: '',
      tags: [],
    };
    await must('cms.User/saveContent', { ...change, body: '<p>新。</p>' }, 'booker');
    const { article } = await read('console/article/detail', { id });
    expect(article).toMatchObject({
      status: 'draft',
      title: '腊戌一日',
      revision: 1,
      actions: ['takeOffline'],
    });
    expect(
      (await world.call('GET', 'console/article/detail', { id, revision: 2 }, { as: 'operator' })).code,
    ).toBe(0);
    expect((await send('console/article/save', written({ id, revision: 1 }))).code).toBe(0);
    await world.db.deleteFrom('outbox').execute();
    await must('console/article/takeOffline', { id, reason: '投诉' });
    expect(await mails()).toEqual(['article_offline booker_a@example.com']);
    const own = await world.call('GET', 'cms.User/contentDetail', { id }, { as: 'booker' });
    expect(own.data.article).toMatchObject({ status: 'draft', live: false, title: '改', reason: '投诉' });
  });
});

describe('article list', () => {
  it('article/list: kind, status, channel, author and title filters → matches, paged by cursor', async () => {
    const other = await addChannel(world.db);
    for (const n of [1, 2, 3]) {
      world.clock.advance(1000);
      await add({ channel_id: other.id, texts: { en: { ...en, title: `Walk ${n} 100%` } } });
    }
    const titles = async (asked: object) =>
      (await read('console/article/list', asked)).list.map(({ title }: { title: string }) => title);
    expect(await titles({ channel_id: other.id })).toEqual(['Walk 3 100%', 'Walk 2 100%', 'Walk 1 100%']);
    expect(await titles({ channel_id: other.id, keyword: 'walk 2' })).toEqual(['Walk 2 100%']);
    expect(await titles({ keyword: '0%' })).toHaveLength(3);
    expect(await titles({ keyword: '_' })).toEqual([]);
    expect(await titles({ channel_id: other.id, of: 'members' })).toEqual([]);
    expect(await titles({ channel_id: other.id, of: 'seller', status: 'draft', kind: 'info' })).toHaveLength(
      3,
    );
    const first = await read('console/article/list', { channel_id: other.id, limit: 2 });
    const rest = await read('console/article/list', { channel_id: other.id, limit: 2, cursor: first.next });
    expect(rest.list.map(({ title }: { title: string }) => title)).toEqual(['Walk 1 100%']);
    expect(rest.next).toBeNull();
  });
});

it('article calls: unknown id → not found by every call', async () => {
  for (const [path, more] of [
    ['save', written({ revision: 1 })],
    ['publish', { revision: 1 }],
    ['accept', { revision: 1 }],
    ['refuse', { revision: 1, reason: 'x' }],
    ['takeOffline', { reason: 'x' }],
    ['restore', { revision: 1 }],
  ] as const) {
    const reply = await send(`console/article/${path}`, { id: 999_999, ...more });
    expect(reply.msg, path).toBe('There is no such record');
  }
});
