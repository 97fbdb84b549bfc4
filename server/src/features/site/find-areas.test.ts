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
): Promise<{ value: number; label: string }[]> =>
  (await world.call('GET', 'ajax/area', query, { lang })).data;

describe('ajax/area', () => {
  // Covers 7.13.
  it('ajax/area: country, province, city → 34 provinces, cities, districts', async () => {
    expect(await areas({})).toHaveLength(34);
    expect(await areas({ province: '530000' })).toContainEqual({ value: 530100, label: '昆明市' });
    const districts = await areas({ province: '530000', city: '530100' });
    expect(districts).toContainEqual({ value: 530102, label: '五华区' });
    expect(districts.map(({ label }) => label)).not.toContain('市辖区');
  });

  it('ajax/area: municipality → its own city', async () => {
    expect(await areas({ province: '110000' })).toEqual([{ value: 110100, label: '北京市' }]);
    expect(await areas({ province: '110000', city: '110100' })).toHaveLength(16);
    expect(await areas({ province: '110000', city: '110100' }, 'en')).toContainEqual({
      value: 110105,
      label: 'Chaoyang District',
    });
  });

  it('ajax/area: every city of every province, both languages → districts', async () => {
    for (const lang of ['zh-cn', 'en'] as const) {
      for (const province of await areas({}, lang)) {
        const cities = await areas({ province: province.value }, lang);
        // The national standard has no division below it.
        expect(cities.length > 0, province.label).toBe(province.value !== 710000);
        for (const { label } of [province, ...cities]) {
          if (lang === 'en') expect(label).toMatch(/^[A-Z][\x20-\x7eü]+$/);
          else expect(label).toMatch(/^\p{Script=Han}+$/u);
        }
      }
    }
  });

  it('areas: English names → without ethnic groups', async () => {
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

  it('ajax/area: unknown area, or city of another province → empty', async () => {
    expect(await areas({ province: '000000' })).toEqual([]);
    expect(await areas({ province: '110000', city: '530100' })).toEqual([]);
    expect(await areas({ province: 'constructor', city: '__proto__' })).toEqual([]);
  });
});

describe('ajax/workType', () => {
  // Covers 7.16.
  it('ajax/workType: language → kinds in that language, urgent ones marked', async () => {
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
