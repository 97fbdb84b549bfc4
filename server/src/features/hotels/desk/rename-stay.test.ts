import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStays, type Stays } from '../../../../test/build-stays.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { joinStaff } from '../../../../test/join-staff.ts';
import { testStart } from '../../../../test/population.ts';

let stays: Stays;
let clerk: string;
beforeAll(async () => {
  stays = await openStays();
  clerk = await joinStaff(stays.world, 'desk');
});
afterAll(() => stays.world.close());
beforeEach(() => stays.world.clock.set(testStart));
afterEach(async () => {
  expect(await checkInvariants(stays.world.db)).toEqual([]);
});

const reason = 'A colleague travels';
const roomsOf = (...rooms: string[][]) =>
  rooms.map((names) => ({ guests: names.map((full_name) => ({ full_name })) }));
const rename = (id: number, rooms: object, options: object = {}) =>
  stays.world.call(
    'POST',
    'console/hotelOrder/renameGuests',
    { id, rooms, reason },
    { token: clerk, ...options },
  );
const detail = async (id: number) =>
  (await stays.world.call('GET', 'console/order/detail', { id }, { token: clerk })).data;
const isOffered = async (id: number) =>
  (await detail(id)).staff_actions.some(({ action }: { action: string }) => action === 'renameGuests');

test('renameGuests: all guests, late on the evening before → names, hotel, agency and activity log updated', async () => {
  const id = await stays.book();
  stays.world.clock.set(new Date('2026-11-30T13:00:00Z'));
  const before = (await detail(id)).order.guest_names;
  const reply = await rename(id, roomsOf(['WANG WU'], ['KHIN MYO']));
  expect(reply.msg).toBe('');
  expect(reply.data.order.guest_names).toEqual(['WANG WU', 'KHIN MYO']);
  const { order, history } = await stays.show(id);
  expect(order.guest_names).toEqual(['WANG WU', 'KHIN MYO']);
  expect(history.at(-1)).toMatchObject({ event: 'changeGuests', actor: 'operator', user: 'staff_desk' });
  expect(await stays.toldHotel(id)).toEqual(['hotel_booking', 'hotel_change']);
  expect(await stays.mailsOf('order_guests_changed', order.sn)).not.toEqual([]);
  const last = stays.world.db.selectFrom('operator_actions').selectAll().orderBy('id', 'desc');
  expect(await last.executeTakeFirstOrThrow()).toMatchObject({
    call: 'console/hotelOrder/renameGuests',
    object_id: id,
    before: { guests: before.join(', ') },
    after: { guests: 'WANG WU, KHIN MYO' },
    reason,
  });
});

test('renameGuests: same key twice → changed once; same names again → refused', async () => {
  const id = await stays.book();
  const key = randomUUID();
  const rooms = roomsOf(['WANG WU'], ['KHIN MYO']);
  const first = await rename(id, rooms, { key });
  expect((await rename(id, rooms, { key })).data).toEqual(first.data);
  expect((await rename(id, rooms)).data.reason).toBe('amendment_changes_nothing');
  expect(await stays.toldHotel(id)).toEqual(['hotel_booking', 'hotel_change']);
});

test('renameGuests: names of another number of rooms, or one that is no name → refused, nothing changed', async () => {
  const id = await stays.book();
  expect((await rename(id, roomsOf(['WANG WU']))).data.reason).toBe('guests_mismatch');
  const refused = await rename(id, roomsOf(['王五'], ['KHIN MYO']));
  expect(refused.data.errors).toMatchObject([{ field: 'rooms[0].guests[0].full_name' }]);
  expect(await stays.toldHotel(id)).toEqual(['hotel_booking']);
});

test('renameGuests: colleague has renamed since the page was opened → refused, names of the colleague kept', async () => {
  const id = await stays.book();
  const seen = `order-${id}-${(await detail(id)).version}`;
  await rename(id, roomsOf(['WANG WU'], ['KHIN MYO']), { token: undefined, as: 'operator' });
  const late = await rename(id, roomsOf(['MA MA'], ['KHIN MYO']), { seen });
  expect(late.data.reason).toBe('order_changed');
  expect((await stays.show(id)).order.guest_names).toEqual(['WANG WU', 'KHIN MYO']);
});

test('renameGuests: cancelled order → not offered, refused; member or role without the right → refused', async () => {
  const id = await stays.book();
  expect(await isOffered(id)).toBe(true);
  const rooms = roomsOf(['WANG WU'], ['KHIN MYO']);
  const finance = await joinStaff(stays.world, 'finance');
  expect((await rename(id, rooms, { token: finance })).code).toBe(401);
  expect((await rename(id, rooms, { token: undefined, as: 'owner' })).code).toBe(401);
  await stays.refund(id);
  expect(await isOffered(id)).toBe(false);
  expect((await rename(id, rooms)).data.reason).toBe('order_wrong_state');
});
