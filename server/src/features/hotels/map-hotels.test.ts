import { maxMapHotels } from '@serai/contract/hotels/map';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCity, buildHotel, buildPlace } from '../../../test/build-hotels.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';

let world: TestWorld;
let city: number;
let district: number;
let landmark: number;
/** Hotels by name; their prices per night are 50, 90 and 70 USD. */
let hotels: { a: number; b: number; c: number };

beforeAll(async () => {
  world = await openTestWorld();
  const { db } = world;
  city = await buildCity(db, { nameZh: '腊戌', nameEn: 'Lashio', latitude: 22.93, longitude: 97.75 });
  district = await buildPlace(db, { kind: 'district', cityId: city, nameZh: '老城', nameEn: 'Old Town' });
  const gate = { latitude: 22.94, longitude: 97.76, nameZh: '城门', nameEn: 'Gate', radiusKm: 3 };
  landmark = await buildPlace(db, { kind: 'landmark', cityId: city, ...gate });
  const elsewhere = await buildCity(db, {
    nameZh: '大其力',
    nameEn: 'Tachileik',
    latitude: 20,
    longitude: 99,
  });
  await buildPlace(db, { kind: 'landmark', cityId: elsewhere, nameEn: 'Bridge' });
  const add = async (nameEn: string, star: number, price: number, at: number) =>
    (
      await buildHotel(db, {
        cityId: city,
        nameEn,
        nameZh: `${nameEn} 酒店`,
        star,
        latitude: 22.93 + at / 100,
        longitude: 97.75,
        rooms: [{ plans: [{ price }] }],
      })
    ).id;
  hotels = { a: await add('A', 2, 5000, 0), b: await add('B', 4, 9000, 1), c: await add('C', 4, 7000, 2) };
  await world.app.memory.refresh();
});
afterAll(() => world.close());

const search = () => ({
  destination_type: 'city',
  destination_id: city,
  check_in: '2026-12-01',
  check_out: '2026-12-03',
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
});
const map = async (asked: object = {}, options: object = {}) =>
  (await world.call('GET', 'hotel/map', { ...search(), ...asked }, { lang: 'en', ...options })).data;
const listed = async (asked: object = {}, options: object = {}) =>
  (await world.call('GET', 'hotel/list', { ...search(), ...asked }, { lang: 'en', ...options })).data;

test('map of hotels: a search → hotels, prices and order of the list, places of their city', async () => {
  for (const options of [{}, { as: 'owner' }]) {
    const asked = { sort: 'price' };
    const [shown, rows] = [await map(asked, options), await listed(asked, options)];
    expect(shown.list.map(({ id }: { id: number }) => id)).toEqual([hotels.a, hotels.c, hotels.b]);
    expect(shown.list).toEqual(
      rows.list.map(({ id, name, star, latitude, longitude, price }: Record<string, unknown>) => ({
        id,
        name,
        star,
        latitude,
        longitude,
        price,
      })),
    );
    expect([shown.total, shown.price_kind]).toEqual([rows.total, rows.price_kind]);
  }
  const { places } = await map();
  expect(places).toEqual([
    expect.objectContaining({ id: district, kind: 'district', name: 'Old Town' }),
    { id: landmark, kind: 'landmark', name: 'Gate', latitude: 22.94, longitude: 97.76 },
  ]);
});

test('map of hotels: filters of the list → the same hotels', async () => {
  for (const filters of [{ stars: [4] }, { price_max: 6000 }, { hotels: [hotels.b] }, { stars: [5] }]) {
    const shown = await map({ filters });
    const rows = await listed({ filters });
    const idsOf = ({ list }: { list: { id: number }[] }) => list.map(({ id }) => id);
    expect(idsOf(shown)).toEqual(idsOf(rows));
    expect(shown.total).toBe(rows.total);
  }
});

test('hotel list: only some hotels wanted → these, counted in each facet, others unfiltered', async () => {
  const filters = { hotels: [hotels.a, hotels.b, 987_654_321] };
  const { list, total, total_unfiltered, facets } = await listed({ filters, sort: 'price' });
  expect(list.map(({ id }: { id: number }) => id)).toEqual([hotels.a, hotels.b]);
  expect([total, total_unfiltered]).toEqual([2, 3]);
  const stars = facets.stars.map(({ value, count }: { value: unknown; count: number }) => [
    String(value),
    count,
  ]);
  expect(new Map(stars)).toEqual(
    new Map([
      ['2', 1],
      ['4', 1],
    ]),
  );
});

test('map of hotels: unknown place, reversed stay or too many wanted hotels → refused', async () => {
  const refused = async (asked: object) => (await map(asked)).errors[0].field;
  expect(await refused({ destination_id: 987_654_321 })).toBe('destination_id');
  expect(await refused({ check_out: '2026-11-30' })).toBe('check_out');
  const ids = Array.from({ length: 101 }, (_, at) => at + 1);
  expect(await refused({ filters: { hotels: ids } })).toBe('filters.hotels');
});

test('map of hotels: more hotels than fit → the first of the list, the rest counted', async () => {
  const many = await buildCity(world.db, { nameEn: 'Manyville' });
  for (let at = 0; at < maxMapHotels + 2; at += 1)
    await buildHotel(world.db, { cityId: many, nights: 40, rooms: [{ plans: [{ price: 1000 + at }] }] });
  await world.app.memory.refresh();
  const asked = { destination_id: many, sort: 'price' };
  const { list, total } = await map(asked);
  expect([list.length, total]).toEqual([maxMapHotels, maxMapHotels + 2]);
  expect(list[0].id).toBe((await listed(asked)).list[0].id);
});
