import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addArticle } from '../../../../test/build-articles.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  // The one that exists from the start; staff may remove it, too.
  await world.db.deleteFrom('channels').execute();
});
afterAll(() => world.close());

const send = (path: string, data: object) => world.call('POST', path, data, { as: 'operator' });
const channelOf = (slug: string, more: object = {}) => ({
  slug,
  kind: 'list',
  name_zh: `栏目${slug}`,
  name_en: `Channel ${slug}`,
  ...more,
});

async function save(slug: string, more: object = {}) {
  const reply = await send('console/channel/save', channelOf(slug, more));
  expect(reply.code, `${reply.msg} ${JSON.stringify(reply.data)}`).toBe(1);
  return reply.data.channel;
}

async function refused(slug: string, more: object) {
  const reply = await send('console/channel/save', channelOf(slug, more));
  expect(reply.code).toBe(0);
  return reply.data.errors[0].field;
}

const list = async () => (await world.call('GET', 'console/channel/list', {}, { as: 'operator' })).data.list;

describe('channels', () => {
  it('channel/list: all channels → parents before children, in the order of the staff, with article counts', async () => {
    const guides = await save('guides', { kind: 'cover', position: 20 });
    const yunnan = await save('yunnan', { parent_id: guides.id, position: 2, takes_articles: true });
    await save('myanmar', { parent_id: guides.id, position: 1 });
    await save('news', { position: 10 });
    await addArticle(world.db, { channelId: yunnan.id });
    const rows: { slug: string; articles: number }[] = await list();
    expect(rows.map(({ slug, articles }) => [slug, articles])).toEqual([
      ['news', 0],
      ['guides', 0],
      ['myanmar', 0],
      ['yunnan', 1],
    ]);
    const changed = await save('yunnan', { id: yunnan.id, parent_id: guides.id, name_en: 'Yunnan' });
    expect(changed).toMatchObject({ name_en: 'Yunnan', takes_articles: false, articles: 1 });
    const { data } = await world.call('GET', 'console/activity/list', { limit: 1 }, { as: 'operator' });
    expect(data.list[0]).toMatchObject({
      call: 'console/channel/save',
      object_kind: 'channel',
      object_id: yunnan.id,
      before: { name_en: 'Channel yunnan', takes_articles: true },
    });
  });

  it('channel/save: deeper than four levels, cyclic or below a link → rejected', async () => {
    const ids: number[] = [];
    for (const slug of ['d1', 'd2', 'd3', 'd4']) {
      ids.push((await save(slug, ids.length > 0 ? { parent_id: ids.at(-1) } : {})).id);
    }
    expect(await refused('d5', { parent_id: ids[3] })).toBe('parent_id');
    expect(await refused('d1', { id: ids[0], parent_id: ids[3] })).toBe('parent_id');
    expect(await refused('d1', { id: ids[0], parent_id: ids[0] })).toBe('parent_id');
    const top = await save('top');
    expect(await refused('d1', { id: ids[0], parent_id: top.id })).toBe('parent_id');
    expect((await save('d2', { id: ids[1], parent_id: top.id })).parent_id).toBe(top.id);
    const link = await save('away', { kind: 'link', url: 'https://www.example.com/x' });
    expect(await refused('below', { parent_id: link.id })).toBe('parent_id');
    expect(await refused('below', { parent_id: 999_999 })).toBe('parent_id');
  });

  it.each([
    ['an address that is taken', { slug: 'guides' }, 'slug'],
    ['an address of capitals', { slug: 'Guides!' }, 'slug'],
    ['an address that is an id', { slug: '2026' }, 'slug'],
    ['no name', { name_en: '' }, 'name_en'],
    ['an address to lead to, being a list', { url: '/hotel' }, 'url'],
    ['nowhere to lead to, being a link', { kind: 'link' }, 'url'],
    ['a script to lead to', { kind: 'link', url: 'javascript:alert(16)' }, 'url'],
    ['a mail address to lead to', { kind: 'link', url: 'mailto:a@b.example' }, 'url'],
    ['a foreign address that looks like a path', { kind: 'link', url: '//x.example/1' }, 'url'],
    ['articles of members, being a cover', { kind: 'cover', takes_articles: true }, 'takes_articles'],
  ])('channel/save: invalid input with %s → refused', async (_, more, field) => {
    expect(await refused('unfit', more)).toBe(field);
  });

  it('channel/save: 200 channels exist → refused', async () => {
    const there = (await list()).length;
    const filler = Array.from({ length: 200 - there }, (_, at) => ({
      slug: `filler-${at}`,
      kind: 'list' as const,
      name_zh: '满',
      name_en: 'Full',
      created_at: world.clock.now(),
    }));
    await world.db.insertInto('channels').values(filler).execute();
    expect(await send('console/channel/save', channelOf('one-more'))).toMatchObject({
      code: 0,
      msg: expect.stringContaining('200'),
    });
    await world.db.deleteFrom('channels').where('slug', 'like', 'filler-%').execute();
  });

  it('channel/remove: articles, drafts or subchannels in it → refused; empty → removed', async () => {
    const from = await save('from');
    const to = await save('to');
    const id = await addArticle(world.db, { channelId: from.id });
    const texts = { en: { title: 'Moves', summary: '', body: '<p>Away.</p>' } };
    const moved = { id, revision: 1, kind: 'info', channel_id: to.id, texts };
    expect((await send('console/article/save', moved)).code).toBe(1);
    const inUse = 'There are still articles or channels in this channel; nothing was changed';
    for (const channel of [from, to]) {
      expect((await send('console/channel/remove', { id: channel.id })).msg).toBe(inUse);
      expect(await refused(channel.slug, { id: channel.id, kind: 'cover' })).toBe('kind');
    }
    expect((await send('console/article/publish', { id, revision: 2 })).code).toBe(1);
    expect((await send('console/channel/remove', { id: from.id })).code).toBe(1);
    expect((await send('console/channel/remove', { id: from.id })).msg).toBe('There is no such record');
    const above = await save('above');
    await save('beneath', { parent_id: above.id });
    expect((await send('console/channel/remove', { id: above.id })).msg).toBe(inUse);
  });

  it('article/restore: channel of the revision was removed → refused', async () => {
    const gone = await save('gone');
    const id = await addArticle(world.db, { channelId: gone.id });
    const kept = await save('kept');
    const texts = { en: { title: 'Moves', summary: '', body: '<p>Away.</p>' } };
    await send('console/article/save', { id, revision: 1, kind: 'info', channel_id: kept.id, texts });
    await send('console/article/publish', { id, revision: 2 });
    expect((await send('console/channel/remove', { id: gone.id })).code).toBe(1);
    const reply = await send('console/article/restore', { id, revision: 1 });
    expect(reply.data.errors[0].field).toBe('channel_id');
  });
});

describe('offices', () => {
  const read = async () => (await world.call('GET', 'console/office/list', {}, { as: 'operator' })).data;
  const office = async (more: object = {}) => ({
    entity_id: (await read()).entities[0].id,
    name_zh: '曼德勒',
    name_en: 'Mandalay',
    phone: '',
    address_zh: '78 街',
    address_en: '78th Street',
    position: 5,
    ...more,
  });

  it('office calls: save, change and remove → listed in the order of the staff', async () => {
    const before = (await read()).list;
    const { data } = await send('console/office/save', await office());
    expect((await read()).list[0]).toEqual(data.office);
    const moved = await send('console/office/save', await office({ id: data.office.id, position: 99 }));
    expect(moved.data.office).toMatchObject({ id: data.office.id, position: 99 });
    expect((await read()).list.at(-1)).toEqual(moved.data.office);
    expect((await send('console/office/remove', { id: data.office.id })).code).toBe(1);
    expect((await read()).list).toEqual(before);
    expect((await send('console/office/remove', { id: data.office.id })).msg).toBe('There is no such record');
  });

  it('office/save: unknown company, or no name or address → refused', async () => {
    for (const [more, field] of [
      [{ entity_id: 999_999 }, 'entity_id'],
      [{ name_zh: '' }, 'name_zh'],
      [{ address_en: '' }, 'address_en'],
      [{ phone: 'call me' }, 'phone'],
    ] as const) {
      const reply = await send('console/office/save', await office(more));
      expect(reply.data.errors[0].field).toBe(field);
    }
    expect((await send('console/office/save', await office({ id: 999_999 }))).msg).toBe(
      'There is no such record',
    );
  });
});
