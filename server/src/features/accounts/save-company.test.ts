import { errors as zhErrors } from '@serai/phrases/zh/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import type { PersonName } from '../../../test/population.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.updateTable('agencies').set({ country: null, area: null, address: null }).execute();
});

const kunming = { country: 'CN', area: [530000, 530100, 530102], address: '人民中路 1 号' };
const save = (data: object, as: PersonName = 'owner', lang: 'zh-cn' | 'en' = 'en') =>
  world.call('POST', 'account/saveCompany', data, { as, lang });
const show = async (as: PersonName, lang: 'zh-cn' | 'en' = 'en') =>
  (await world.call('GET', 'account/company', undefined, { as, lang })).data;
const agencies = () => world.db.selectFrom('agencies').selectAll().orderBy('id').execute();

describe('account/company', () => {
  it('account/company: saved by the owner → shown to every member in their language', async () => {
    const saved = await save(kunming);
    const names = { country_name: 'China', area_names: ['Yunnan', 'Kunming', 'Wuhua District'] };
    expect(saved).toMatchObject({ code: 1, data: { ...kunming, ...names, can_save: true } });
    expect(await show('owner')).toEqual(saved.data);
    expect(await show('viewer', 'zh-cn')).toEqual({
      ...saved.data,
      can_save: false,
      country_name: '中国',
      area_names: ['云南省', '昆明市', '五华区'],
    });
  });

  it('company: saved → no other agency shown or changed', async () => {
    const before = await agencies();
    await save(kunming);
    expect(await show('otherAgency')).toMatchObject({ country: '', area: [], area_names: [], address: '' });
    expect((await agencies()).filter(({ id }) => id === world.agencyB)).toEqual(
      before.filter(({ id }) => id === world.agencyB),
    );
  });

  it.each(['finance', 'booker', 'viewer', 'operator'] as const)(
    'account/company: saved by %s → refused',
    async (as) => {
      const before = await agencies();
      expect((await save(kunming, as)).code).toBe(401);
      expect(await agencies()).toEqual(before);
    },
  );

  it('account/company: country without areas, province without subdivisions, removed address → accepted', async () => {
    await save(kunming);
    expect((await save({ country: 'CN', area: [710000], address: '' })).data.area_names).toEqual(['Taiwan']);
    expect((await save({ country: 'MM', area: [], address: '' })).data).toMatchObject({
      country_name: 'Myanmar',
      area: [],
      address: '',
    });
  });

  it.each([
    [{ country: '' }, 'country', '请选择国家或地区'],
    [{ country: 'ZZ' }, 'country', '没有找到这个国家或地区，请从列表中选择'],
    [{ country: 'cn' }, 'country', '没有找到这个国家或地区，请从列表中选择'],
    [{ country: 'MM' }, 'area', '只有公司在中国时才选择所在地区'],
    [{ area: [530000] }, 'area', '所在地区须选到区县'],
    [{ area: [530000, 530100] }, 'area', '所在地区须选到区县'],
    [{ area: [530000, 530100, 110105] }, 'area', '所在地区不正确，请依次选择省份、城市和区县'],
    [{ area: [110000, 530100, 530102] }, 'area', '所在地区不正确，请依次选择省份、城市和区县'],
    [{ area: [530102] }, 'area', '所在地区不正确，请依次选择省份、城市和区县'],
    [{ area: [...kunming.area, 530102] }, 'area', '所在地区不正确，请依次选择省份、城市和区县'],
    [{ address: 'x'.repeat(201) }, 'address', '详细地址太长，最多 200 个字符'],
    [
      { address: '人民中路 🏠' },
      'address',
      zhErrors.text_not_printable.replace('{field}', '详细地址').replace('{character}', '🏠'),
    ],
  ])('company: %o → refused beside its field, nothing saved', async (wrong, field, message) => {
    const before = await agencies();
    const reply = await save({ ...kunming, ...wrong }, 'owner', 'zh-cn');
    expect(reply).toMatchObject({ code: 0, data: { errors: [{ field, message }] } });
    expect(await agencies()).toEqual(before);
  });
});
