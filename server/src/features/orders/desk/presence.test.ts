import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff } from '../../../../test/concession-sums.ts';
import { type OrderWorld, openOrderWorld } from '../../../../test/order-world.ts';
import { deleteExpiredPresence } from './presence-store.ts';

let world: OrderWorld;
let id: number;
/** Tokens of two clerks. */
let wang: string;
let lin: string;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.fund(100_000, 0);
  id = await world.book('2026-12-01');
  wang = (await addStaff(world.db, 'wang_fang', 'desk')).token;
  lin = (await addStaff(world.db, 'lin_an', 'desk')).token;
});
afterAll(() => world.close());

const report = (token: string, input: object = {}) =>
  world.call('GET', 'console/order/present', { id, ...input }, { token });
const others = async (token: string, input: object = {}) => (await report(token, input)).data.others;

test('order presence: alone → nobody; a colleague later → each sees the other with minutes and action', async () => {
  expect(await others(wang)).toEqual([]);
  world.clock.advance(30_000);
  expect(await others(wang)).toEqual([]);
  world.clock.advance(40_000);
  expect(await others(lin, { doing: 'cancel' })).toEqual([{ name: 'wang_fang', minutes: 1, doing: null }]);
  expect(await others(wang)).toEqual([{ name: 'lin_an', minutes: 0, doing: 'cancel' }]);
  // The dialog is closed again.
  await report(lin);
  expect(await others(wang)).toEqual([{ name: 'lin_an', minutes: 0, doing: null }]);
});

test('order presence: another order → nobody', async () => {
  await report(lin);
  const other = await world.book('2026-12-02');
  expect(await others(wang, { id: other })).toEqual([]);
});

test('order presence: no call for 45 seconds → gone, and counted from zero after a return', async () => {
  await report(lin);
  world.clock.advance(46_000);
  expect(await others(wang)).toEqual([]);
  world.clock.advance(120_000);
  await report(lin);
  expect(await others(wang)).toEqual([{ name: 'lin_an', minutes: 0, doing: null }]);
});

test('order presence: any number of calls → no audit row and no change of the order', async () => {
  const audited = () => world.db.selectFrom('operator_actions').select('id').execute();
  const history = () =>
    world.db.selectFrom('order_history').select('id').where('order_id', '=', id).execute();
  const before = [await audited(), await history()];
  await report(wang, { doing: 'noShow' });
  await report(wang);
  expect([await audited(), await history()]).toEqual(before);
});

test('order presence: missing order, unknown action, member → refused, and no row', async () => {
  expect((await report(wang, { id: 999_999 })).data.reason).toBe('not_found');
  expect((await report(wang, { doing: 'dance' })).code).not.toBe(1);
  expect((await world.call('GET', 'console/order/present', { id }, { as: 'owner' })).code).not.toBe(1);
  const rows = await world.db.selectFrom('order_presence').select('user_id').distinct().execute();
  expect(rows).toHaveLength(2);
});

test('order presence: daily purge → only expired rows are deleted', async () => {
  await report(wang);
  world.clock.advance(46_000);
  await report(lin);
  await deleteExpiredPresence(world.db, world.clock.now());
  const rows = await world.db.selectFrom('order_presence').select('order_id').execute();
  expect(rows).toEqual([{ order_id: id }]);
});
