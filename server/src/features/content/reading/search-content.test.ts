import { afterAll, beforeAll, expect, test } from 'vitest';
import { addArticle, takeArticleOffline } from '../../../../test/build-articles.ts';
import { buildCity } from '../../../../test/build-hotels.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { testStart } from '../../../../test/population.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

async function search(keyword: string, lang: 'zh-cn' | 'en' = 'en', rest = {}) {
  await world.app.memory.refresh();
  return (await world.call('GET', 'cms.Index/search', { keyword, ...rest }, { lang })).data;
}
const idsOf = ({ list }: { list: { id: number }[] }) => list.map(({ id }) => id);

test('searchContent: word in a title and in a text → title match first, both highlighted', async () => {
  const inText = await addArticle(world.db, { body: '<p>Balloons rise at dawn over temples</p>' });
  const inTitle = await addArticle(world.db, { titleEn: 'Balloons over Bagan', titleZh: '蒲甘热气球' });
  const found = await search('balloons');
  expect(idsOf(found)).toEqual([inTitle, inText]);
  expect(found).toMatchObject({ total: 2, meant: null });
  expect(found.list[0].title_marks).toEqual([[0, 8]]);
  const { fragment, fragment_marks: marks } = found.list[1];
  expect(marks.map(([from, to]: [number, number]) => fragment.slice(from, to))).toEqual(['Balloons']);
  const chinese = await search('热气球', 'zh-cn');
  expect(idsOf(chinese)).toEqual([inTitle]);
  expect(chinese.list[0].title_marks).toEqual([[2, 5]]);
  expect(idsOf(await search('球', 'zh-cn'))).toEqual([inTitle]);
});

test('searchContent: typing error → results for the correction', async () => {
  const id = await addArticle(world.db, { titleEn: 'Mandalay in two days' });
  expect(await search('mandaly')).toMatchObject({ meant: 'mandalay', list: [{ id }] });
  expect(await search('zzzzzzz')).toMatchObject({ meant: null, total: 0, list: [] });
});

test('searchContent: paid text → no fragment; offline or future article → not found', async () => {
  const paid = await addArticle(world.db, { price: 900, summary: 'Kumquat', body: '<p>secret figures</p>' });
  const found = await search('kumquat');
  expect(idsOf(found)).toEqual([paid]);
  expect(JSON.stringify(found)).not.toContain('figures');
  // Nor can the paid text be guessed word by word.
  expect((await search('figures')).total).toBe(0);
  await takeArticleOffline(world.db, paid);
  expect((await search('kumquat')).total).toBe(0);
});

test('hot words: successful searches → shown', async () => {
  await addArticle(world.db, { titleEn: 'Pagodas by boat' });
  for (const ip of [1, 2, 3]) {
    world.clock.set(new Date(world.clock.now().getTime() + 31 * 60_000));
    expect((await search(ip === 1 ? 'Pagodas' : 'pagodas')).total).toBe(1);
    await world.app.content.flushReaders();
  }
  await world.app.content.load();
  expect((await search('pagodas')).hot_words).toEqual(['pagodas']);
});

test('searchContent: city renamed → article found by the new name only', async () => {
  const city = await buildCity(world.db);
  const call = (name_en: string) =>
    world.db.updateTable('destinations').set({ name_en }).where('id', '=', city).execute();
  const id = await addArticle(world.db);
  await world.db.updateTable('articles').set({ city_id: city }).where('id', '=', id).execute();
  await call('Elderport');
  expect(idsOf(await search('elderport'))).toEqual([id]);
  await call('Youngport');
  expect(idsOf(await search('youngport'))).toEqual([id]);
  expect((await search('elderport')).total).toBe(0);
});

test('searchContent: any page size and sort → best results, in order', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 30; at++) {
    const publishedAt = new Date(testStart.getTime() - at * 60_000);
    ids.push(await addArticle(world.db, { titleEn: 'Junks', body: 'x '.repeat(at), publishedAt }));
  }
  const pages = async (rest: object) => {
    const [first, second] = [await search('junks', 'en', { limit: 20, ...rest }), { page: 2, limit: 20 }];
    return [...idsOf(first), ...idsOf(await search('junks', 'en', { ...second, ...rest }))];
  };
  // The shorter a text, the more its title counts; sorted by date, the newest comes first.
  expect(await pages({})).toEqual(ids);
  expect(await pages({ sort: 'new' })).toEqual(ids);
});
