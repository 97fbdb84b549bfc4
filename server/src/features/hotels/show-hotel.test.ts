import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltHotel, buildCity, buildHotel, buildPlace } from '../../../test/build-hotels.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';

let world: TestWorld;
let hotel: BuiltHotel;

beforeAll(async () => {
  world = await openTestWorld();
  const cityId = await buildCity(world.db);
  await buildPlace(world.db, {
    kind: 'landmark',
    cityId,
    nameEn: 'Golden Stupa',
    latitude: 16.81,
    longitude: 96.15,
  });
  hotel = await buildHotel(world.db, {
    cityId,
    nameEn: 'Camellia',
    facilities: ['wifi', 'pool'],
    rooms: [
      { nameEn: 'Deluxe', plans: [{}, { price: 7000, minStay: 3 }] },
      { nameEn: 'Single', maxAdults: 1, maxChildren: 0, maxGuests: 1 },
      { nameEn: 'Sold', units: 0 },
      { nameEn: 'Local', plans: [{ nationalities: ['MM'] }] },
      { nameEn: 'Long', plans: [{ minStay: 4 }] },
    ],
  });
  await world.app.memory.refresh();
});
afterAll(() => world.close());

const show = (change: object = {}, options: object = { as: 'owner' }) =>
  world.call(
    'GET',
    'hotel/detail',
    { id: hotel.id, check_in: '2026-12-01', check_out: '2026-12-03', rooms: [{ adults: 2 }], ...change },
    options,
  );

describe('hotel detail', () => {
  it('hotel/detail: available stay → facts, and rates with every night', async () => {
    const { data } = await show();
    expect(data.hotel).toMatchObject({
      name: 'Camellia',
      star: 4,
      tz: 'Asia/Yangon',
      check_in_from: '14:00',
      chinese_names: false,
      mixes_rooms: true,
      facilities: [
        { code: 'wifi', label: 'Wi-Fi' },
        { code: 'pool', label: 'Swimming pool' },
      ],
    });
    expect(data.hotel.landmarks[0]).toMatchObject({ name: 'Golden Stupa', distance_km: 1.1 });
    expect(data.rooms[0].rates).toHaveLength(1);
    expect(data.rooms[0].rates[0]).toMatchObject({
      rate_key: `${hotel.rooms[0]!.plans[0]}-16000`,
      total_price: { amount: 16000 },
      units_left: 5,
      // 28 November, 18:00 in Yangon.
      free_cancel_until: Date.UTC(2026, 10, 28, 11, 30) / 1000,
      nights: [
        { date: '2026-12-01', price: { amount: 8000, currency: 'USD' } },
        { date: '2026-12-02', price: { amount: 8000, currency: 'USD' } },
      ],
    });
  });

  it('hotel/detail: room not bookable → reason shown', async () => {
    const { data } = await show();
    expect(data.rooms.map((room: { unavailable: string }) => room.unavailable)).toEqual([
      '',
      'Too small for these guests',
      'Sold out on these dates',
      'Not open to this nationality',
      'For 4 nights or more',
    ]);
  });

  it('hotel/detail: no stay given → tomorrow, one room, two adults', async () => {
    const { data } = await world.call('GET', 'hotel/detail', { id: hotel.id });
    expect(data.stay).toEqual({
      check_in: '2026-11-22',
      check_out: '2026-11-23',
      rooms: [{ adults: 2, child_ages: [], child_beds: 0 }],
      nationality: 'CN',
    });
    expect([data.price_kind, data.rooms[0].rates[0].total_price.amount]).toEqual(['public', 9200]);
  });

  it("hotel/detail: hotel in a supplier's system → rooms with different rates are not offered", async () => {
    const row = world.db.updateTable('hotels').where('id', '=', hotel.id);
    const set = async (supplier: string | null) => {
      await row.set({ supplier }).execute();
      await world.app.memory.refresh();
      return (await show()).data.hotel.mixes_rooms;
    };
    expect([await set('outside'), await set(null)]).toEqual([false, true]);
  });

  it('hotel/detail: unknown hotel or past stay → refused', async () => {
    const unknown = await show({ id: 999_999 });
    expect([unknown.data.reason, unknown.data.errors[0].field]).toEqual(['hotel_unknown', 'id']);
    expect((await show({ check_in: '2026-11-01', check_out: '2026-11-02' })).data.reason).toBe(
      'stay_in_past',
    );
  });

  it('hotel/showcase: no login → cities and recommended hotels with public prices', async () => {
    const { data } = await world.call('GET', 'hotel/showcase', {});
    expect(data.cities[0]).toMatchObject({ name: 'Yangon', hotels: 1, price_from: { amount: 9200 } });
    expect(data.hotels[0]).toMatchObject({ id: hotel.id, name: 'Camellia' });
  });
});
