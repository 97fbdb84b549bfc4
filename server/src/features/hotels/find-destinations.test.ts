import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCity, buildHotel, buildPlace } from '../../../test/build-hotels.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';

let world: TestWorld;
let yangon: number;
let mandalay: number;

beforeAll(async () => {
  world = await openTestWorld();
  const { db } = world;
  yangon = await buildCity(db, { nameZh: '仰光', nameEn: 'Yangon' });
  await buildCity(db, { nameZh: '内比都', nameEn: 'Nay Pyi Taw', latitude: 19.7, longitude: 96.1 });
  mandalay = await buildCity(db, { nameZh: '曼德勒', nameEn: 'Mandalay', latitude: 22, longitude: 96 });
  const kunming = await buildCity(db, {
    nameZh: '昆明',
    nameEn: 'Kunming',
    countryCode: 'CN',
    tz: 'Asia/Shanghai',
  });
  await buildCity(db, { nameZh: '重庆', nameEn: 'Chongqing', countryCode: 'CN', tz: 'Asia/Shanghai' });
  const district = await buildPlace(db, {
    kind: 'district',
    cityId: yangon,
    nameZh: '甘马育',
    nameEn: 'Kamayut',
  });
  await buildPlace(db, {
    kind: 'landmark',
    cityId: yangon,
    nameZh: '瑞光大金塔',
    nameEn: 'Shwedagon Pagoda',
  });
  await buildPlace(db, {
    kind: 'landmark',
    cityId: yangon,
    nameZh: '仰光国际机场',
    nameEn: 'Yangon International Airport',
  });
  const street = await buildPlace(db, {
    kind: 'district',
    cityId: yangon,
    nameZh: '机场路',
    nameEn: 'Airport Road',
  });
  await buildHotel(db, { cityId: yangon, districtId: street, nameZh: '机场路客栈', nameEn: 'Road Inn' });
  await buildHotel(db, {
    cityId: yangon,
    districtId: district,
    nameZh: '仰光茶花酒店',
    nameEn: 'Camellia Kite Hotel Yangon',
  });
  await buildPlace(db, {
    kind: 'landmark',
    cityId: mandalay,
    nameZh: '曼德勒机场',
    nameEn: 'Mandalay Airport',
    latitude: 21.7,
    longitude: 95.98,
  });
  await buildHotel(db, { cityId: kunming, nameZh: '昆明翠湖客栈', nameEn: 'Green Lake Inn' });
  await world.app.memory.refresh();
});
afterAll(() => world.close());

const find = async (keyword: string, lang: 'zh-cn' | 'en' = 'zh-cn') =>
  (await world.call('GET', 'hotel/destinations', { keyword }, { lang })).data.list as {
    type: string;
    id: number;
    name: string;
    name_alt: string;
    path: string;
    hotels: number;
  }[];

describe('destinations', () => {
  it.each(['缅甸', 'Myanmar', 'burma'])('findDestinations: country %s → its cities', async (keyword) => {
    const cities = (await find(keyword)).filter(({ type }) => type === 'city').map(({ name }) => name);
    expect(cities).toEqual(expect.arrayContaining(['仰光', '内比都', '曼德勒']));
    expect(cities).not.toContain('昆明');
  });

  it('findDestinations: the word for an airport → airports before a street that begins with it', async () => {
    const [first] = await find('机场');
    expect(first?.name).toBe('仰光国际机场');
  });

  // Covers 2.85.
  it.each([
    ['仰光', '仰光'],
    ['仰', '仰光'],
    ['yangon', '仰光'],
    ['YANG', '仰光'],
    ['yangguang', '仰光'],
    ['Rangoon', '仰光'],
    ['RGN', '仰光'],
    ['瓦城', '曼德勒'],
    ['MDL', '曼德勒'],
    ['KMG', '昆明'],
    ['yangguang jichang', '仰光国际机场'],
    ['yg', '仰光'],
    ['Yangoon', '仰光'],
    ['yagnon', '仰光'],
    ['养光', '仰光'],
    ['naypyitaw', '内比都'],
    ['nay pyi', '内比都'],
    ['nbd', '内比都'],
    ['mandaly', '曼德勒'],
    ['km', '昆明'],
    ['chongqing', '重庆'],
    ['cq', '重庆'],
    ['kamayut', '甘马育'],
    ['大金塔', '瑞光大金塔'],
    ['pagoda', '瑞光大金塔'],
    ['shwedagon', '瑞光大金塔'],
    ['shwedegon', '瑞光大金塔'],
    ['camellia', '仰光茶花酒店'],
    ['camelia kite', '仰光茶花酒店'],
    ['茶花', '仰光茶花酒店'],
    ['chahua', '仰光茶花酒店'],
    ['green lake', '昆明翠湖客栈'],
    ['翠湖', '昆明翠湖客栈'],
  ])('findDestinations: %s → found first', async (keyword, name) => {
    expect((await find(keyword))[0]?.name).toBe(name);
  });

  it('findDestinations: match → kind, path and number of hotels', async () => {
    expect((await find('yangon', 'en'))[0]).toEqual({
      type: 'city',
      id: yangon,
      name: 'Yangon',
      name_alt: '仰光',
      path: 'Myanmar (Burma)',
      hotels: 2,
    });
    expect((await find('茶花'))[0]).toMatchObject({ type: 'hotel', path: '缅甸 · 仰光 · 甘马育', hotels: 1 });
  });

  it('findDestinations: no hotels → sights and districts left out, cities shown with 0 hotels', async () => {
    expect(await find('mandlay')).toMatchObject([{ type: 'city', name: '曼德勒', hotels: 0 }]);
    await buildHotel(world.db, { cityId: mandalay, latitude: 21.71, longitude: 95.98 });
    await world.app.memory.refresh();
    expect((await find('mandlay')).map(({ name }) => name)).toEqual(['曼德勒', '曼德勒机场']);
  });

  it('findDestinations: no keyword → cities; nonsense → nothing', async () => {
    expect((await find('')).map(({ type }) => type)).toEqual(Array(5).fill('city'));
    expect(await find('qqqqqq')).toEqual([]);
    expect(await find('!!')).toEqual([]);
  });

  it('findDestinations: hotel renamed → found by the new name only', async () => {
    const { id } = await buildHotel(world.db, {
      cityId: yangon,
      nameZh: '旧名旅馆',
      nameEn: 'Oldname House',
    });
    await world.app.memory.refresh();
    expect((await find('oldname'))[0]?.id).toBe(id);
    await world.db
      .updateTable('hotels')
      .set({ name_zh: '新名旅馆', name_en: 'Newname House' })
      .where('id', '=', id)
      .execute();
    await world.app.memory.refresh();
    expect((await find('newname'))[0]?.id).toBe(id);
    expect((await find('oldname')).map((row) => row.id)).not.toContain(id);
  });
});
