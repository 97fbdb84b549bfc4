import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStays, type Stays } from '../../../../test/build-stays.ts';
import { addStaff } from '../../../../test/concession-sums.ts';

let stays: Stays;
let wang: { id: number; token: string };
let lin: { id: number; token: string };
/** A paid stay of the test, which nobody has changed yet. */
let id: number;
beforeAll(async () => {
  stays = await openStays();
  wang = await addStaff(stays.world.db, 'wang_fang', 'desk');
  lin = await addStaff(stays.world.db, 'lin_an', 'desk');
});
beforeEach(async () => {
  id = await stays.book();
});
afterAll(() => stays.world.close());

const page = async ({ token }: { token: string }) =>
  (await stays.world.call('GET', 'console/order/detail', { id }, { token })).data;
/** The header that the page of a member of staff sends after loading the order. */
const load = async (who: { token: string }) => `order-${id}-${(await page(who)).version}`;

function confirm({ token }: { token: string }, code: string, seen?: string) {
  const input = { id, hotel_confirmation_code: code };
  return stays.world.call('POST', 'console/hotelOrder/confirm', input, {
    token,
    ...(seen ? { seen } : {}),
  });
}
const rowsOf = () =>
  stays.world.db.selectFrom('order_history').select('id').where('order_id', '=', id).execute();

test('change of an order: page older than a colleague’s change → refused with who, what and when, no change', async () => {
  const seen = await load(lin);
  expect((await confirm(wang, 'W-1', await load(wang))).code).toBe(1);
  const before = await rowsOf();
  const refused = await confirm(lin, 'L-1', seen);
  expect(refused.data).toEqual({
    reason: 'order_changed',
    changes: [
      {
        at: Math.floor(stays.world.clock.now().getTime() / 1000),
        event: 'confirmationCode',
        user: 'wang_fang',
      },
    ],
  });
  expect(refused.msg).toContain('wang_fang');
  expect(await rowsOf()).toEqual(before);
  // Reloaded, the same act succeeds.
  expect((await confirm(lin, 'L-1', await load(lin))).code).toBe(1);
});

test('change of an order: same page for two own changes → both succeed', async () => {
  const seen = await load(lin);
  expect((await confirm(lin, 'L-1', seen)).code).toBe(1);
  expect((await confirm(lin, 'L-2', seen)).code).toBe(1);
});

test('change of an order: no header, or another kind of it → not checked', async () => {
  await confirm(wang, 'W-1');
  expect((await confirm(lin, 'L-1')).code).toBe(1);
  await confirm(wang, 'W-2');
  expect((await confirm(lin, 'L-2', `boat-${id}-1`)).code).toBe(1);
  await confirm(wang, 'W-3');
  expect((await confirm(lin, 'L-3', 'order-999999-1')).code).toBe(1);
});

test('change of an order: change by the agency → refused with the name of its user', async () => {
  const seen = await load(lin);
  await stays.refund(id);
  const refused = await confirm(lin, 'L-1', seen);
  expect(refused.data.reason).toBe('order_changed');
  expect(refused.data.changes.length).toBeGreaterThan(0);
});

test('change of an order: note with the key of a lost reply → replayed although the order has changed', async () => {
  const seen = await load(lin);
  const key = '00000000-0000-4000-8000-000000000001';
  const note = () =>
    stays.world.call(
      'POST',
      'console/order/addNote',
      { id, note: 'Called' },
      { token: lin.token, key, seen },
    );
  const first = await note();
  expect(first.code).toBe(1);
  await confirm(wang, 'W-1');
  expect((await note()).data).toEqual(first.data);
});

test('change of an order: two at the same time from one version → exactly one succeeds', async () => {
  const seen = await load(lin);
  const replies = await Promise.all([confirm(wang, 'W-1', seen), confirm(lin, 'L-1', seen)]);
  const refused = replies.filter(({ code }) => code !== 1);
  expect(refused.map(({ data }) => data.reason)).toEqual(['order_changed']);
});

test('change of an order: caller without the right to read orders → not checked, no history revealed', async () => {
  const editor = await addStaff(stays.world.db, 'editor_one', 'editor');
  const seen = await load(lin);
  await confirm(wang, 'W-1');
  const refused = await confirm(editor, 'E-1', seen);
  expect(JSON.stringify(refused)).not.toContain('wang_fang');
});
