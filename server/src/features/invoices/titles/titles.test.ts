import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import type { PersonName } from '../../../../test/population.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(() => world.db.deleteFrom('invoice_titles').execute());

const company = {
  kind: 'company',
  title: '云南远行国际旅行社有限公司',
  taxpayer_id: '9151 0100 7092 37224e',
  branch: '',
  address: '昆明市人民中路 1 号',
  phone: '+86 871 6312 0000',
  bank: '中国工商银行昆明分行',
  bank_account: '2502 0100 0901',
  email: 'fapiao@yuanxing.example',
};
const save = (changes: object = {}, as: PersonName = 'finance') =>
  world.call('POST', 'invoice/saveTitle', { ...company, ...changes }, { as });
const saved = async (changes?: object, as?: PersonName) => (await save(changes, as)).data.title;
const remove = (id: number, as: PersonName = 'finance') =>
  world.call('POST', 'invoice/deleteTitle', { id }, { as });
const list = async (as: PersonName = 'finance') =>
  (await world.call('GET', 'invoice/titles', undefined, { as })).data;
const namesOf = async () =>
  (await list()).list.map(({ title, is_default }: { title: string; is_default: boolean }) =>
    is_default ? `${title}*` : title,
  );

test('invoice title: saved → stored as typed, taxpayer id normalised, visible to its agency only', async () => {
  const title = await saved();
  const plain = { ...company, taxpayer_id: '91510100709237224E', is_default: true, warnings: [] };
  expect(title).toEqual({ id: title.id, ...plain });
  expect(await list('owner')).toEqual({ list: [title], country: 'CN' });
  expect((await list('otherAgency')).list).toEqual([]);
  expect((await save({ id: title.id }, 'otherAgency')).data.reason).toBe('not_found');
  expect((await remove(title.id, 'otherAgency')).data.reason).toBe('not_found');
  expect((await list()).list).toEqual([title]);
});

test('invoice title: company with a wrong check digit → saved with a warning by the seller’s country', async () => {
  const wrong = { taxpayer_id: '91510100709237225E' };
  expect((await saved(wrong)).warnings).toEqual(['check_digit']);
  expect((await saved({ kind: 'individual', taxpayer_id: '11010519491231002x' })).warnings).toEqual([]);
  await world.db.updateTable('seller_entities').set({ country: 'TH' }).execute();
  expect((await list()).list[0].warnings).toEqual(['length']);
  expect((await saved({ taxpayer_id: '0-1055-37000-11-2', branch: '00000' })).warnings).toEqual([]);
  await world.db.updateTable('seller_entities').set({ country: 'CN' }).execute();
});

// Covers 5.16.
test.each([
  [{ taxpayer_id: '' }, 'taxpayer_id', 'A company needs a taxpayer ID'],
  [{ taxpayer_id: '9151/0100' }, 'taxpayer_id', 'A taxpayer ID has only letters and digits, 30 at most'],
  [
    { kind: 'individual', taxpayer_id: '110105194912310021' },
    'taxpayer_id',
    'Taxpayer ID: Please enter a correct ID number',
  ],
  [{ title: ' ' }, 'title', 'Please enter the invoice title'],
  [{ branch: '1' }, 'branch', 'A branch number has 5 digits; the head office is 00000'],
  [{ email: '' }, 'email', 'Please enter a correct email address'],
])('invoice title: %o → refused beside its field, nothing saved', async (wrong, field, message) => {
  const { code, data } = await world.call(
    'POST',
    'invoice/saveTitle',
    { ...company, ...wrong },
    { as: 'finance', lang: 'en' },
  );
  expect({ code, fields: data.errors.map((error: { field: string }) => error.field) }).toEqual({
    code: 0,
    fields: [field],
  });
  expect(data.errors[0].message).toBe(message);
  expect((await list()).list).toEqual([]);
});

test('invoice title: default → the first, then the selected one, then the oldest remaining one', async () => {
  const first = await saved({ title: 'One' });
  await save({ title: 'Two' });
  const third = await saved({ title: 'Three', is_default: true });
  expect(await namesOf()).toEqual(['Three*', 'One', 'Two']);
  await save({ ...third, title: 'Three', is_default: false, warnings: undefined });
  expect(await namesOf()).toEqual(['Three*', 'One', 'Two']);
  expect((await remove(third.id)).code).toBe(1);
  expect(await namesOf()).toEqual(['One*', 'Two']);
  expect((await remove(third.id)).data.reason).toBe('not_found');
  await remove(first.id);
  expect(await namesOf()).toEqual(['Two*']);
});

test('invoice titles: deleted ones → not counted towards the limit of fifty', async () => {
  const row = { agency_id: world.agencyA, kind: 'individual' as const, title: 'Li Si', email: 'a@b.cn' };
  await world.db
    .insertInto('invoice_titles')
    .values(Array.from({ length: 49 }, () => row))
    .execute();
  const { id } = await saved();
  expect((await save()).data.reason).toBe('titles_full');
  expect((await save({ id })).code).toBe(1);
  await remove(id);
  expect((await save()).code).toBe(1);
});
