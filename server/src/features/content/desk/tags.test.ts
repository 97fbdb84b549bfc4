import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addChannel } from '../../../../test/build-articles.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';

let world: TestWorld;
let channel_id: number;
beforeAll(async () => {
  world = await openTestWorld();
  channel_id = (await addChannel(world.db)).id;
});
afterAll(() => world.close());

const send = (path: string, data: object) => world.call('POST', path, data, { as: 'operator' });
const save = async (more: object) => (await send('console/tag/save', more)).data.tag;

/** Saves and publishes an article with the given tags. */
async function publish(tags: string[]): Promise<{ id: number; revision: number }> {
  const texts = { en: { title: 'Tagged', summary: '', body: '<p>By words.</p>' } };
  const { data } = await send('console/article/save', { kind: 'info', channel_id, texts, tags });
  const { id, revision } = data.article;
  expect((await send('console/article/publish', { id, revision })).code).toBe(1);
  return { id, revision };
}
const carried = async ({ id }: { id: number }) => {
  const rows = world.db.selectFrom('article_tags').innerJoin('tags', 'tags.id', 'tag_id').select('slug');
  return (await rows.where('article_id', '=', id).orderBy('slug').execute()).map(({ slug }) => slug);
};

describe('tags', () => {
  it('findOrCreateTags: other spelling, other language or new word → existing tag, or a new one', async () => {
    const food = await save({ name_zh: '美食', name_en: 'Street food' });
    expect(food).toMatchObject({ slug: 'street-food', also: [], articles: 0 });
    expect(await carried(await publish(['美食', 'street FOOD', 'Night  markets!', '！？']))).toEqual([
      'night-markets',
      'street-food',
    ]);
    const { data } = await world.call('GET', 'console/tag/list', { keyword: 'ood' }, { as: 'operator' });
    expect(data.list).toMatchObject([{ id: food.id, articles: 1 }]);
  });

  it('tag/merge: two tags → articles carry the other tag, and old words resolve to it', async () => {
    const old = await publish(['Ngapali', 'Sea']);
    const both = await publish(['Ngapali', 'Beaches']);
    const { data } = await world.call('GET', 'console/tag/list', {}, { as: 'operator' });
    const idOf = (slug: string) => data.list.find((one: { slug: string }) => one.slug === slug).id;
    const merged = await send('console/tag/merge', { id: idOf('ngapali'), into_id: idOf('beaches') });
    expect(merged.data.tag).toMatchObject({ slug: 'beaches', also: ['ngapali'], articles: 2 });
    expect([await carried(old), await carried(both)]).toEqual([['beaches', 'sea'], ['beaches']]);
    expect(await carried(await publish(['NGAPALI']))).toEqual(['beaches']);
    expect((await send('console/article/publish', old)).code).toBe(1);
    expect(await carried(old)).toEqual(['beaches', 'sea']);
  });

  it('tag/save: renamed → slug unchanged; name of another tag → refused', async () => {
    const lake = await save({ name_zh: '湖', name_en: 'Lake' });
    expect(await save({ id: lake.id, name_zh: '湖泊', name_en: 'Lakes' })).toMatchObject({ slug: 'lake' });
    for (const [more, field] of [
      [{ name_zh: '湖泊', name_en: 'Waters' }, 'name_zh'],
      [{ name_zh: '水', name_en: 'lakes' }, 'name_en'],
      [{ name_zh: '？', name_en: 'Query' }, 'name_zh'],
      [{ name_zh: '', name_en: 'Empty' }, 'name_zh'],
    ] as const) {
      expect((await send('console/tag/save', more)).data.errors[0].field).toBe(field);
    }
    const missing = 'There is no such record';
    expect((await send('console/tag/save', { id: 999_999, name_zh: '无', name_en: 'None' })).msg).toBe(
      missing,
    );
    expect((await send('console/tag/merge', { id: lake.id, into_id: 999_999 })).msg).toBe(missing);
    expect((await send('console/tag/merge', { id: lake.id, into_id: lake.id })).data.errors[0].field).toBe(
      'into_id',
    );
  });

  it('findOrCreateTags: concurrent publications with new words → each tag created once', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => {
        const texts = { en: { title: 'Rival', summary: '', body: '<p>At once.</p>' } };
        const tags = at % 2 ? ['Rivals', 'At once'] : ['At once', 'Rivals'];
        const { data } = await send('console/article/save', { kind: 'info', channel_id, texts, tags });
        return data.article;
      }),
    );
    const replies = await Promise.all(
      drafts.map(({ id, revision }) => send('console/article/publish', { id, revision })),
    );
    expect(replies.map(({ code }) => code)).toEqual(drafts.map(() => 1));
    const rivals = world.db.selectFrom('tags').select('id').where('slug', 'in', ['rivals', 'at-once']);
    expect(await rivals.execute()).toHaveLength(2);
  });
});
