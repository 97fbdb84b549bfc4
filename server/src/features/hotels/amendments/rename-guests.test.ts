import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Amender, amendsOrders } from '../../../../test/amend.ts';
import { openStays, type Stays } from '../../../../test/build-stays.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { testStart } from '../../../../test/population.ts';

let stays: Stays;
let amend: Amender;
beforeAll(async () => {
  stays = await openStays();
  amend = amendsOrders(stays.world);
});
afterAll(() => stays.world.close());
beforeEach(() => stays.world.clock.set(testStart));
afterEach(async () => {
  expect(await checkInvariants(stays.world.db)).toEqual([]);
});

const names = (...rooms: string[][]) => ({
  kind: 'rename_guests' as const,
  rooms: rooms.map((all) => ({ guests: all.map((full_name) => ({ full_name })) })),
});

test('rename_guests: one former guest stays → carried out without the desk; order, history, hotel and mail updated', async () => {
  const id = await stays.book();
  const input = names(['ZHANG SAN', 'KHIN MYO'], ['AUNG']);
  const { outcome, totalBefore } = await amend.workOut(id, input);
  expect(outcome).toMatchObject({
    effects: [
      {
        label: { zh: '第 1 间房客人', en: 'Guests of room 1' },
        before: { en: 'ZHANG SAN, LI SI' },
        after: { en: 'ZHANG SAN, KHIN MYO' },
      },
    ],
    totalAfter: totalBefore,
    fee: 0,
    costs: 0,
    offCredit: 0,
    toDeposit: 0,
    voucher: 'new_version',
    tells: ['hotel'],
    who: 'itself',
    needsYes: false,
    // 18:00 in Yangon on the evening before.
    validUntil: Date.UTC(2026, 10, 30, 11, 30) / 1000,
  });
  const { order } = await amend.carryOut(id, input);
  expect(order.guest_names).toEqual(['ZHANG SAN', 'KHIN MYO', 'AUNG']);
  const { history } = await stays.show(id);
  expect(history.at(-1)).toMatchObject({ event: 'changeGuests', actor: 'member' });
  expect(await stays.toldHotel(id)).toEqual(['hotel_booking', 'hotel_change']);
});

test("rename_guests: beyond the member's own limits → carried out by the desk", async () => {
  const id = await stays.book();
  const input = names(['WANG WU'], ['KHIN MYO']);
  expect((await amend.workOut(id, input)).outcome).toMatchObject({ who: 'desk', validUntil: null });
  await expect(amend.carryOut(id, input)).rejects.toMatchObject({ code: 'amendment_by_desk' });
  const { order } = await amend.carryOut(id, input, { desk: true });
  expect(order.guest_names).toEqual(['WANG WU', 'KHIN MYO']);
  expect((await stays.show(id)).history.at(-1)).toMatchObject({ event: 'changeGuests', actor: 'operator' });
  // On the evening before, keeping one former guest is no longer enough.
  stays.world.clock.set(new Date('2026-11-30T11:30:00Z'));
  const late = names(['WANG WU'], ['LI SI']);
  expect((await amend.workOut(id, late)).outcome.who).toBe('desk');
});

test('rename_guests: names unchanged or order ended → refused with its reason', async () => {
  const id = await stays.book();
  const same = await amend.workOut(id, names(['ZHANG SAN', 'LI SI'], ['AUNG']));
  expect(same.refused?.code).toBe('amendment_changes_nothing');
  await stays.refund(id);
  const over = await amend.workOut(id, names(['ZHANG SAN'], ['AUNG']));
  expect(over.refused?.code).toBe('order_wrong_state');
  expect(over.outcome).toMatchObject({ effects: [], costs: 0, voucher: 'unchanged' });
});

test('rename_guests: one room more → guests_mismatch; a trip amendment of a stay → refused', async () => {
  const id = await stays.book();
  const more = names(['ZHANG SAN'], ['AUNG'], ['LI SI']);
  expect((await amend.workOut(id, more)).refused?.code).toBe('guests_mismatch');
  const trip = { kind: 'change_transfer' as const, flight_number: 'MU1', flight_at: '2026-12-01T10:00' };
  await expect(amend.workOut(id, { ...trip, place_id: 1 })).rejects.toMatchObject({
    code: 'amendment_unfit',
  });
});

test('rename_guests: preview of another state → refused for any caller', async () => {
  const id = await stays.book();
  const input = names(['ZHANG SAN', 'KHIN MYO'], ['AUNG']);
  const { previewId } = await amend.workOut(id, input);
  await amend.carryOut(id, names(['ZHANG SAN', 'MA MA'], ['AUNG']));
  await expect(amend.carryOut(id, input, { member: 'owner', previewId })).rejects.toMatchObject({
    code: 'amendment_changed',
    data: { preview: { effects: [{ before: 'ZHANG SAN, MA MA', after: 'ZHANG SAN, KHIN MYO' }] } },
  });
});
