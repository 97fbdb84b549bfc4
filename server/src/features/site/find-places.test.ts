import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  const place = {
    kind: 'city' as const,
    country_code: 'MM',
    tz: 'Asia/Yangon',
    latitude: 16.8,
    longitude: 96.15,
  };
  const { id } = await world.db
    .insertInto('destinations')
    .values({ ...place, code: 'T-RGN', name_zh: '仰光', name_en: 'Yangon', name_local: 'ရန်ကုန်', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('destinations')
    .values([
      {
        ...place,
        code: 'T-KMG',
        name_zh: '昆明',
        name_en: 'Kunming',
        country_code: 'CN',
        tz: 'Asia/Shanghai',
        position: 2,
      },
      {
        ...place,
        code: 'T-D',
        kind: 'district',
        city_id: id,
        name_zh: '仰光河岸',
        name_en: 'Yangon Riverside',
      },
    ])
    .execute();
});
afterAll(() => world.close());

const labels = async (path: string, data: object, lang: 'zh-cn' | 'en' = 'zh-cn') =>
  (await world.call('GET', path, data, { lang })).data.map(({ label }: { label: string }) => label);

describe('ajax/country', () => {
  // Covers 7.14.
  it('ajax/country: language → every country with its dial code', async () => {
    const zh = (await world.call('GET', 'ajax/country', {}, { lang: 'zh-cn' })).data;
    const en = (await world.call('GET', 'ajax/country', {}, { lang: 'en' })).data;
    expect(zh.length).toBeGreaterThan(240);
    expect(zh).toContainEqual({ value: 'MM', label: '缅甸', dial_code: '+95' });
    expect(en).toContainEqual({ value: 'MM', label: 'Myanmar', dial_code: '+95' });
    expect(zh).toContainEqual({ value: 'HK', label: '中国香港', dial_code: '+852' });
  });

  it('ajax/country: name in either language, pinyin, initials, dial code → found', async () => {
    for (const quickSearch of ['缅甸', 'myan', 'miandian', '+95']) {
      expect(await labels('ajax/country', { quickSearch }), quickSearch).toContain('缅甸');
    }
    expect(await labels('ajax/country', { quickSearch: 'no such place' })).toEqual([]);
  });

  it('ajax/country: dial → only countries with a dial code, nearest first', async () => {
    const all = await labels('ajax/country', {}, 'en');
    const dialled = await labels('ajax/country', { dial: true }, 'en');
    expect(dialled.slice(0, 3)).toEqual(['China', 'Myanmar', 'Hong Kong, China']);
    expect(all).toContain('Antarctica');
    expect(dialled).not.toContain('Antarctica');
  });

  it('ajax/country: dial code in any spelling → exact matches first', async () => {
    for (const quickSearch of ['66', '+66', '0066']) {
      expect((await labels('ajax/country', { quickSearch, dial: true }, 'en'))[0]).toBe('Thailand');
    }
  });
});

describe('ajax/city', () => {
  // Covers 7.15.
  it('ajax/city: list → cities only, in their order, with time zone', async () => {
    const { data } = await world.call('GET', 'ajax/city', {}, { lang: 'en' });
    expect(data.map(({ label }: { label: string }) => label)).toEqual(['Yangon', 'Kunming']);
    expect(data[0]).toMatchObject({ country: 'MM', tz: 'Asia/Yangon' });
  });

  // Covers 7.15.
  it('ajax/city: part of a name in any language, or country → found', async () => {
    expect(await labels('ajax/city', { quickSearch: 'YANG' })).toEqual(['仰光']);
    expect(await labels('ajax/city', { quickSearch: 'ရန်' })).toEqual(['仰光']);
    expect(await labels('ajax/city', { country: 'cn' })).toEqual(['昆明']);
    expect(await labels('ajax/city', { quickSearch: '%' })).toEqual([]);
  });
});
