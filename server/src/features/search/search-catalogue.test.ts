import { afterAll, beforeAll, expect, test } from 'vitest';
import { addArticle, takeArticleOffline } from '../../../test/build-articles.ts';
import { buildCity, buildHotel } from '../../../test/build-hotels.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';

let world: TestWorld;
let yangon: number;
let hotel: number;
beforeAll(async () => {
  world = await openTestWorld();
  yangon = await buildCity(world.db, { nameZh: '仰光', nameEn: 'Yangon' });
  ({ id: hotel } = await buildHotel(world.db, {
    cityId: yangon,
    nameZh: '仰光茶花酒店',
    nameEn: 'Camellia Kite Hotel Yangon',
  }));
});
afterAll(() => world.close());

async function search(keyword: string, lang: 'zh-cn' | 'en' = 'en') {
  await world.app.memory.refresh();
  return (await world.call('GET', 'search/all', { keyword }, { as: 'booker', lang })).data.groups;
}

test('search: name of a city or hotel, in Chinese, English or pinyin → the place', async () => {
  for (const said of ['仰光', 'yangon', 'yang guang']) {
    const [group] = await search(said);
    expect(group, said).toMatchObject({ kind: 'place' });
    expect(group.hits[0], said).toMatchObject({
      id: yangon,
      type: 'city',
      title: 'Yangon',
      subject: '仰光',
      count: 1,
    });
  }
  const [group] = await search('茶花', 'zh-cn');
  expect(group.hits).toMatchObject([{ id: hotel, type: 'hotel', title: '仰光茶花酒店' }]);
});

test('search: number of a document or telephone → no place', async () => {
  expect(await search('H261127897207')).toEqual([]);
  expect(await search('09 420 123 456')).toEqual([]);
});

test('search: word of an article → the article; taken offline → nothing', async () => {
  const id = await addArticle(world.db, { titleEn: 'Balloons over Bagan', titleZh: '蒲甘热气球' });
  const [group] = await search('热气球', 'zh-cn');
  expect(group).toMatchObject({ kind: 'article', hits: [{ id, title: '蒲甘热气球', type: 'info' }] });
  await takeArticleOffline(world.db, id);
  expect(await search('热气球', 'zh-cn')).toEqual([]);
});
