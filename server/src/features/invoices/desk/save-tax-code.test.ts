import { maxTaxCodes } from '@serai/contract/invoices/statuses';
import type { StaffRole } from '@serai/contract/staff/nodes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../../../../test/harness.ts';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { testStart } from '../../../../test/population.ts';

let world: OrderWorld;
let entityId: number;
beforeAll(async () => {
  world = await openOrderWorld();
  const entity = await world.db.selectFrom('seller_entities').select('id').executeTakeFirstOrThrow();
  entityId = entity.id;
});
afterAll(() => world.close());

const code = {
  product: 'hotel',
  covers: 'service',
  place: 'MM',
  valid_from: '2026-01-01',
  treatment: 'rate',
  rate_bp: 600,
  class_code: '3070301000000000000',
  class_name: '旅游服务',
  name_zh: '旅游服务 6%',
  name_en: 'Travel service 6 %',
};
type Who = { as: 'operator' | 'owner' } | { token: string } | Record<string, never>;
const save = (change: object = {}, who: Who = { as: 'operator' }) =>
  world.call('POST', 'console/taxCode/save', { entity_id: entityId, ...code, ...change }, who);
const listed = async () =>
  (await world.call('GET', 'console/taxCode/list', {}, { as: 'operator' })).data.list.map(
    ({ id: _, ...one }: { id: number }) => one,
  );

test('tax code: added → audited and listed beside the former one', async () => {
  expect((await save()).data.tax_code).toMatchObject({ entity_id: entityId, ...code });
  const later = { valid_from: '2027-01-01', rate_bp: 900 };
  expect((await save(later)).code).toBe(1);
  expect(await listed()).toMatchObject([{ ...code, ...later }, code]);
  const done = await world.db
    .selectFrom('operator_actions')
    .select(['object_kind', 'object_name', 'before', 'after'])
    .where('call', '=', 'console/taxCode/save')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(done).toMatchObject({
    object_kind: 'tax_code',
    object_name: '旅游服务 6%',
    before: null,
    after: { valid_from: '2027-01-01', rate_bp: 900 },
  });
});

test.each([
  ['rate_bp', { rate_bp: 0 }],
  ['rate_bp', { rate_bp: 10_001 }],
  ['rate_bp', { rate_bp: 6.5 }],
  ['rate_bp', { treatment: 'exempt' }],
  ['rate_bp', { treatment: 'margin', rate_bp: 0 }],
  ['treatment', { treatment: 'receipt', rate_bp: 0 }],
  ['treatment', { treatment: 'none' }],
  ['covers', { covers: 'all' }],
  ['product', { product: 'boat' }],
  ['place', { place: 'Myanmar' }],
  ['valid_from', { valid_from: '2026-02-30' }],
  ['class_code', { class_code: '307' }],
  ['class_name', { class_name: '长'.repeat(41) }],
  ['name_zh', { name_zh: ' ' }],
  ['name_en', { name_en: '' }],
])('console/taxCode/save: %s invalid in %o → refused by name, nothing changes', async (field, change) => {
  const before = await listed();
  expect((await save({ valid_from: '2028-01-01', ...change })).data.errors).toMatchObject([{ field }]);
  expect(await listed()).toEqual(before);
});

test('tax code: second one for a day, unknown seller, more than 500 → refused', async () => {
  const before = await listed();
  expect((await save({ rate_bp: 300 })).data.reason).toBe('tax_code_known');
  expect((await save({ entity_id: 999_999 })).data.reason).toBe('not_found');
  const day = (n: number) => new Date(Date.UTC(2030, 0, 1 + n)).toISOString().slice(0, 10);
  const many = Array.from({ length: maxTaxCodes - before.length }, (_, n) => ({
    ...code,
    treatment: 'rate' as const,
    covers: 'service' as const,
    entity_id: entityId,
    valid_from: day(n),
    made_at: testStart,
  }));
  await world.db.insertInto('tax_codes').values(many).execute();
  expect((await save({ valid_from: '2029-01-01' })).data.reason).toBe('tax_codes_full');
});

test('console/taxCode: finance → may change; auditor → may read; desk, editor, agency → refused', async () => {
  for (const [role, mayRead] of [
    ['desk', false],
    ['auditor', true],
    ['editor', false],
  ] as const satisfies readonly (readonly [StaffRole, boolean])[]) {
    const username = `codes_${role}`;
    const person = { username, nickname: username, password_hash: 'none', created_at: testStart };
    await world.db
      .insertInto('users')
      .values({ agency_id: null, role: 'operator', staff_role: role, ...person })
      .execute();
    const token = await openSession(world.db, username);
    const read = await world.call('GET', 'console/taxCode/list', {}, { token });
    expect([role, read.code]).toEqual([role, mayRead ? 1 : 401]);
    expect([role, (await save({}, { token })).code]).toEqual([role, 401]);
  }
  expect((await save({}, { as: 'owner' })).code).toBe(401);
  expect((await save({}, {})).code).toBe(303);
});
