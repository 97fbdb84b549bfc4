import type { ReplyOf } from '@serai/contract/endpoint';
import type { listTransfers, TransferTrip } from '@serai/contract/transfers/transfers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildAirport,
  buildClass,
  buildPlace,
  buildPool,
  buildRate,
  buildZone,
} from '../../../test/build-transfers.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { Chance, tries } from '../../../test/reliability/figure.ts';
import { sellDays } from '../../../test/vehicle-hours.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { priceOffer } from './price-offer.ts';

let world: TestWorld;
let airportId: number;
let placeId: number;
let sedan: number;

beforeAll(async () => {
  world = await openTestWorld();
  const { db } = world;
  airportId = await buildAirport(db, { iata: 'RGN', position: 2 });
  await buildAirport(db, {
    iata: 'KMG',
    nameZh: '昆明长水国际机场',
    nameEn: 'Kunming Changshui International Airport',
    cityZh: '昆明',
    cityEn: 'Kunming',
    tz: 'Asia/Shanghai',
    countryCode: 'CN',
    position: 1,
  });
  const zoneId = await buildZone(db, { airportId });
  placeId = await buildPlace(db, { airportId, zoneId });
  await buildPlace(db, { airportId, zoneId, nameZh: '仰光火车站', nameEn: 'Yangon Central Railway Station' });
  const rate = async (code: string, seats: number, fee: number, units: number) =>
    buildRate(db, {
      zoneId,
      classId: await buildClass(db, { code, seats, bags: seats - 1, nameEn: code, nameZh: code }),
      poolId: await buildPool(db, units),
      seasons: [{ from: '01-01', to: '12-31', pick_up: fee, drop_off: fee - 500 }],
    });
  sedan = await rate('sedan', 3, 3000, 3);
  await rate('mpv', 6, 5500, 2);
  await rate('coach', 30, 20000, 0);
  await world.app.memory.refresh();
});
afterAll(() => world.close());

const list = (change: object = {}, as?: 'owner') =>
  world.call(
    'GET',
    'airport/list',
    {
      mode: 'pick_up',
      airport_id: airportId,
      flight_number: 'MU2031',
      place_id: placeId,
      flight_at: '2026-12-01T12:00',
      adults: 2,
      ...change,
    },
    as ? { as } : {},
  );
type Listed = ReplyOf<typeof listTransfers>['list'][number];
interface Shown {
  class: { code: string };
  vehicles: number;
  total_price: { amount: number };
}
const shown = (reply: { data: { list: Shown[] } }) =>
  reply.data.list.map((offer) => [offer.class.code, offer.vehicles, offer.total_price.amount]);

describe('finding', () => {
  // Covers 2.62.
  it.each([
    ['kmg', 'KMG'],
    ['昆明', 'KMG'],
    ['kunming', 'KMG'],
    ['changshui', 'KMG'],
    ['yangguang', 'RGN'],
    ['Yangon', 'RGN'],
  ])('airport/airports: keyword %s → that airport', async (keyword, iata) => {
    const { data } = await world.call('GET', 'airport/airports', { keyword });
    expect(data.list.map((airport: { iata: string }) => airport.iata)).toEqual([iata]);
  });

  it('airport/airports: no keyword → all in configured order; no match → none', async () => {
    const all = await world.call('GET', 'airport/airports', {});
    expect(all.data.list.map((airport: { iata: string }) => airport.iata)).toEqual(['KMG', 'RGN']);
    expect((await world.call('GET', 'airport/airports', { keyword: 'zzz' })).data.list).toEqual([]);
  });

  it('airport/destinations: keyword → places of the airport', async () => {
    const find = (keyword: string) =>
      world.call('GET', 'airport/destinations', { airport_id: airportId, keyword });
    expect((await find('huochezhan')).data.list[0].name).toBe('Yangon Central Railway Station');
    expect((await find('camel')).data.list[0]).toMatchObject({ id: placeId, zone: 'Downtown' });
    const unknown = await world.call('GET', 'airport/destinations', { airport_id: 999_999 });
    expect(unknown.data.reason).toBe('airport_unknown');
  });
});

describe('listing', () => {
  it('airport/list: classes left → net prices for members, marked up for guests', async () => {
    const net = await list({}, 'owner');
    expect(net.msg).toBe('');
    expect(net.data).toMatchObject({ price_kind: 'net', passengers: 2, total: 2, total_unfiltered: 2 });
    expect(shown(net)).toEqual([
      ['sedan', 1, 3000],
      ['mpv', 1, 5500],
    ]);
    expect(net.data.list[0].rate_key).toBe(`${sedan}-3000`);
    const guest = await list();
    expect([guest.data.price_kind, guest.data.list[0].total_price.amount]).toEqual(['public', 3450]);
  });

  it('airport/list: more passengers → more vehicles, a single sufficient vehicle first', async () => {
    expect(shown(await list({ adults: 4, child_ages: [3, 9] }, 'owner'))).toEqual([
      ['mpv', 1, 5500],
      ['sedan', 2, 6000],
    ]);
    expect(shown(await list({ adults: 10 }, 'owner'))).toEqual([['mpv', 2, 11000]]);
  });

  it('airport/list: much luggage → as many vehicles as needed, a single sufficient vehicle first', async () => {
    // A sedan takes two bags, an MPV five.
    expect(shown(await list({ bags: 2 }, 'owner'))[0]).toEqual(['sedan', 1, 3000]);
    expect(shown(await list({ bags: 5 }, 'owner'))).toEqual([
      ['mpv', 1, 5500],
      ['sedan', 3, 9000],
    ]);
    expect(shown(await list({ bags: 7 }, 'owner'))).toEqual([['mpv', 2, 11000]]);
    const { data } = await list({ bags: 5, filters: { fits_one: true } }, 'owner');
    expect([data.total, data.facets.fits_one]).toEqual([1, 1]);
  });

  it('airport/list: filters and sorts → matches and counts', async () => {
    const { data } = await list({ adults: 5, filters: { fits_one: true } }, 'owner');
    expect([data.total, data.total_unfiltered, data.facets.fits_one]).toEqual([1, 2, 1]);
    expect(data.facets.classes).toEqual([{ value: 'mpv', label: 'mpv', count: 1 }]);
    const one = await list({ filters: { classes: ['sedan'] } }, 'owner');
    expect(shown(one)).toEqual([['sedan', 1, 3000]]);
    expect(one.data.facets.classes).toHaveLength(2);
    expect(shown(await list({ sort: 'price', order: 'desc' }, 'owner'))[0]![0]).toBe('mpv');
  });

  // Covers 2.66.
  it('airport/list: drop-off → departure time proposed; later time → warning', async () => {
    const out = { mode: 'drop_off', flight_number: '', flight_at: '2026-12-02T14:00' };
    expect((await list(out)).data.trip).toMatchObject({
      proposed_at: { local: '2026-12-02T10:15' },
      is_late: false,
      airline: '',
    });
    const late = await list({ ...out, transfer_at: '2026-12-02T12:00' });
    expect([late.code, late.data.trip.is_late]).toEqual([1, true]);
  });

  it('airport/list: random trips → same offers as quotes from the database, also after changes', async () => {
    const chance = new Chance();
    const { db, app, clock } = world;
    const there = await buildAirport(db, { tz: 'Asia/Shanghai' });
    const zoneId = await buildZone(db, { airportId: there });
    const place = await buildPlace(db, { airportId: there, zoneId });
    const built: { rate: number; pool: number; vehicleClass: number }[] = [];
    for (const seats of [2, 3, 6, 10, 20]) {
      const fee = 100 * chance.whole(20, 90);
      const vehicleClass = await buildClass(db, { code: `seeded-${seats}`, seats });
      // One of each is sold below; some of the largest class, checked last, are always left.
      const pool = await buildPool(db, chance.whole(seats === 20 ? 2 : 1, 4));
      const seasons = [
        { from: '12-01', to: '12-20', pick_up: fee, drop_off: chance.pick([0, fee]) },
        { from: '12-05', to: '12-08', pick_up: fee + 700, drop_off: fee },
      ];
      built.push({
        rate: await buildRate(db, { zoneId, classId: vehicleClass, poolId: pool, seasons }),
        pool,
        vehicleClass,
      });
      const sold = ['12-03', '12-06', '12-18'].map((day) => ({ pool_id: pool, day: `2026-${day}`, sold: 1 }));
      await sellDays(world, sold, 'Asia/Shanghai');
    }
    const compare = async (change: object) => {
      await app.memory.refresh();
      const asked = {
        mode: 'pick_up',
        airport_id: there,
        place_id: place,
        flight_number: 'MU2031',
        adults: 2,
        flight_kind: 'international',
        child_ages: [],
        bags: 0,
        driver_language: 'burmese',
        ...change,
      } as TransferTrip;
      const { code, data } = await world.call('GET', 'airport/list', asked, { as: 'owner' });
      const quoted: unknown[] = [];
      for (const { rate } of built) {
        const wish = { trip: asked, vehicles: undefined, childSeats: 0 };
        const offer = await priceOffer(db, rate, wish, { agencyId: 0, now: clock.now() }).catch(
          (error: unknown) => {
            if (error instanceof AppError) return undefined;
            throw error;
          },
        );
        if (offer) quoted.push([`${rate}-${offer.price.total}`, offer.request.vehicles, offer.unitsLeft]);
      }
      const listed = code === 1 ? data.list : [];
      const brief = listed.map((each: Listed) => [each.rate_key, each.vehicles, each.units_left]);
      expect(brief.sort(), `seed ${chance.seed}, ${JSON.stringify(asked)}`).toEqual(quoted.sort());
      return listed.length;
    };
    for (let run = 0; run < tries({ test: 6, assurance: 180 }); run++) {
      const day = String(chance.pick([1, 3, 6, 8, 9, 18, 20, 21])).padStart(2, '0');
      await compare({
        mode: chance.pick(['pick_up', 'drop_off']),
        flight_at: `2026-12-${day}T${chance.pick(['00:10', '05:00', '14:20', '23:50'])}`,
        adults: chance.whole(1, 12),
        child_ages: chance.pick([[], [4]]),
        driver_language: chance.pick(['burmese', 'chinese']),
      });
    }
    const ask = { flight_at: '2026-12-06T12:00', adults: 1 };
    const before = await compare(ask);
    const soldOut = db
      .updateTable('vehicle_holds')
      .set({ vehicles: 9 })
      .where('pool_id', '=', built[0]!.pool);
    for (const close of [
      () => soldOut.execute(),
      () =>
        db
          .updateTable('vehicle_classes')
          .set({ active: false })
          .where('id', '=', built[1]!.vehicleClass)
          .execute(),
      () =>
        db.updateTable('transfer_rates').set({ seasons: '[]' }).where('id', '=', built[2]!.rate).execute(),
      () => db.updateTable('vehicle_pools').set({ units: 0 }).where('id', '=', built[3]!.pool).execute(),
    ]) {
      await close();
      await compare(ask);
    }
    expect([before > 0, await compare(ask)]).toEqual([true, 1]);
    await db.updateTable('transfer_places').set({ active: false }).where('id', '=', place).execute();
    expect(await compare(ask)).toBe(0);
  });

  it('airport/list: proposed pick-up in the past but flight in the future → transfer_at named', async () => {
    // It is 11:00 at the airport; 3 h before departure minus 45 min of driving was 10:45.
    const soon = { mode: 'drop_off', flight_number: '', flight_at: '2026-11-21T14:30' };
    const refused = await list(soon);
    expect([refused.data.reason, refused.data.errors[0].field]).toEqual(['transfer_in_past', 'transfer_at']);
    expect((await list({ ...soon, transfer_at: '2026-11-21T11:00' })).data.trip.is_late).toBe(true);
    const gone = await list({ ...soon, flight_at: '2026-11-21T10:59' });
    expect([gone.data.reason, gone.data.errors[0].field]).toEqual(['transfer_in_past', 'flight_at']);
  });

  it('airport/list: local time skipped by the clocks → refused, field named', async () => {
    const airports = world.db.updateTable('airports').where('id', '=', airportId);
    await airports.set({ tz: 'Europe/Berlin' }).execute();
    await world.app.memory.refresh();
    const leave = { mode: 'drop_off', flight_kind: 'domestic', flight_number: '' };
    for (const [field, change] of [
      ['flight_at', { flight_at: '2027-03-28T02:30' }],
      ['transfer_at', { ...leave, flight_at: '2027-03-28T08:00', transfer_at: '2027-03-28T02:00' }],
    ] as const) {
      const { code, data } = await list(change);
      expect([code, data.reason, data.errors[0].field]).toEqual([0, 'time_skipped', field]);
    }
    expect((await list({ flight_at: '2027-03-28T03:00' })).code).toBe(1);
    await airports.set({ tz: 'Asia/Yangon' }).execute();
    await world.app.memory.refresh();
  });

  it('airport/list: field missing → one sentence without the field name in front', async () => {
    const flight = { flight_number: 'MU2031', flight_at: '2026-12-01T12:00' };
    const asked = { mode: 'pick_up', airport_id: airportId, ...flight, adults: 2 };
    for (const [lang, sentence] of [
      ['en', 'Please enter a destination'],
      ['zh-cn', '请输入目的地'],
    ] as const) {
      const { msg, data } = await world.call('GET', 'airport/list', asked, { lang });
      expect([msg, data.errors]).toEqual([sentence, [{ field: 'place_id', message: sentence }]]);
    }
  });

  it('airport/list: flight of an unlisted airline → accepted, without an airline name', async () => {
    const reply = await list({ flight_number: 'X0-12' });
    expect(reply.data.trip).toMatchObject({ flight_number: 'X012', airline: '' });
  });

  const gone = { airport_id: undefined };
  it.each([
    ['airport_required', 'airport_id', 'Please select an arriving airport', gone],
    ['flight_number_required', 'flight_number', 'Please enter a flight number', { flight_number: '' }],
    ['destination_required', 'place_id', 'Please enter a destination', { place_id: undefined }],
    ['departure_required', 'place_id', 'Please enter a departure', { mode: 'drop_off', place_id: undefined }],
    ['search_empty', 'flight_at', 'Please enter information to search', { flight_at: undefined }],
    [
      'search_empty',
      'airport_id',
      'Please enter information to search',
      { ...gone, place_id: undefined, flight_number: '', flight_at: undefined },
    ],
    ['flight_number_invalid', 'flight_number', 'not a flight number', { flight_number: '123456' }],
    [
      'flight_number_invalid',
      'flight_number',
      'two-character airline code',
      { flight_number: 'CES2031/MMA335' },
    ],
    ['airport_unknown', 'airport_id', 'no such airport', { airport_id: 999_999 }],
    ['place_unknown', 'place_id', 'do not serve', { place_id: 999_999 }],
    ['transfer_in_past', 'flight_at', 'passed', { flight_at: '2026-11-21T10:59' }],
    ['transfer_too_far', 'flight_at', '365', { flight_at: '2027-11-22T00:00' }],
    [
      'transfer_after_departure',
      'transfer_at',
      'before the flight',
      { mode: 'drop_off', transfer_at: '2026-12-01T12:00' },
    ],
  ])('airport/list: invalid trip → refused with %s, names %s', async (reason, field, words, change) => {
    const reply = await list(change);
    expect([reply.code, reply.data.reason, reply.data.errors[0].field]).toEqual([0, reason, field]);
    expect(reply.msg).toContain(words);
  });
});
