import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const areas = async (
  query: object,
  lang: 'zh-cn' | 'en' = 'zh-cn',
): Promise<{ value: string; label: string }[]> =>
  (await world.call('GET', 'ajax/area', query, { lang })).data;

describe('ajax/area', () => {
  it('lists 34 provinces, the cities of one, the districts of a city', async () => {
    expect(await areas({})).toHaveLength(34);
    expect(await areas({ province: '530000' })).toContainEqual({ value: '530100', label: '昆明市' });
    const districts = await areas({ province: '530000', city: '530100' });
    expect(districts).toContainEqual({ value: '530102', label: '五华区' });
    expect(districts.map(({ label }) => label)).not.toContain('市辖区');
  });

  it('makes a municipality its own city', async () => {
    expect(await areas({ province: '110000' })).toEqual([{ value: '110100', label: '北京市' }]);
    expect(await areas({ province: '110000', city: '110100' })).toHaveLength(16);
    expect(await areas({ province: '110000', city: '110100' }, 'en')).toContainEqual({
      value: '110105',
      label: 'Chaoyang District',
    });
  });

  it('reaches a district of every city of every province, in both languages', async () => {
    for (const lang of ['zh-cn', 'en'] as const) {
      for (const province of await areas({}, lang)) {
        const cities = await areas({ province: province.value }, lang);
        // No division below it is in the national standard.
        expect(cities.length > 0, province.label).toBe(province.value !== '710000');
        for (const { label } of [province, ...cities]) {
          if (lang === 'en') expect(label).toMatch(/^[A-Z][\x20-\x7eü]+$/);
          else expect(label).toMatch(/^\p{Script=Han}+$/u);
        }
      }
    }
  });

  it('says in English what a place is, without the peoples in its name', async () => {
    const labels = async (query: object) => (await areas(query, 'en')).map(({ label }) => label);
    expect(await labels({ province: '530000' })).toEqual(
      expect.arrayContaining(["Pu'er", 'Dali Prefecture', 'Xishuangbanna Prefecture']),
    );
    expect(await labels({ province: '610000' })).toContain("Xi'an");
    expect(await labels({ province: '530000', city: '530900' })).toContain('Shuangjiang County');
    expect(await labels({ province: '650000' })).toEqual(
      expect.arrayContaining(['Urumqi', 'Ili Prefecture']),
    );
  });

  it('has nothing below what it does not know, or below another province’s city', async () => {
    expect(await areas({ province: '000000' })).toEqual([]);
    expect(await areas({ province: '110000', city: '530100' })).toEqual([]);
    expect(await areas({ province: 'constructor', city: '__proto__' })).toEqual([]);
  });
});

describe('ajax/workType', () => {
  it('lists the kinds in the asked language, the urgent ones marked', async () => {
    const zh = (await world.call('GET', 'ajax/workType', {}, { lang: 'zh-cn' })).data;
    const en = (await world.call('GET', 'ajax/workType', {}, { lang: 'en' })).data;
    expect(zh).toHaveLength(14);
    expect(zh[0]).toEqual({ value: 'name_change', label: '修改客人姓名', urgent: false });
    expect(en.filter(({ urgent }: { urgent: boolean }) => urgent)).toEqual([
      { value: 'hotel_problem', label: 'Problem at the hotel now (urgent)', urgent: true },
      { value: 'driver_late', label: 'Driver is late (urgent)', urgent: true },
    ]);
  });
});

describe('a remote select', () => {
  const select = async (query: object) =>
    (await world.call('GET', 'ajax/country', { select: true, ...query }, { lang: 'en' })).data;

  it('gets a page of options and how many there are', async () => {
    const first = await select({});
    expect(first.list).toHaveLength(10);
    expect(first.total).toBeGreaterThan(240);
    const second = await select({ page: 2, limit: 10 });
    expect(second.list[0].value).not.toBe(first.list[0].value);
    expect((await select({ page: 999 })).list).toEqual([]);
  });

  it('searches', async () => {
    const { list, total } = await select({ quickSearch: 'myan' });
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({ value: 'MM', label: 'Myanmar' });
  });

  it('gets what is chosen already, as a list or with commas, wherever it stands', async () => {
    const values = ({ list }: { list: { value: string }[] }) => list.map(({ value }) => value).sort();
    expect(values(await select({ initValue: ['MM', 'CN'], page: 9 }))).toEqual(['CN', 'MM']);
    expect(values(await select({ initValue: 'MM,CN' }))).toEqual(['CN', 'MM']);
    expect((await select({ initValue: '' })).list).toHaveLength(10);
  });

  it('gets cities as well', async () => {
    const { data } = await world.call('GET', 'ajax/city', { select: 'true' }, { lang: 'en' });
    expect(data).toEqual({ list: [], total: 0 });
  });

  it('names what it cannot read', async () => {
    const reply = await world.call('GET', 'ajax/country', { select: true, page: 0 });
    expect(reply.data.errors[0].field).toBe('page');
  });
});
