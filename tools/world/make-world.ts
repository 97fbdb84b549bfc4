import { join } from 'node:path';
import { makeCars } from './make/cars.ts';
import { type Chance, makeChance } from './make/chance.ts';
import type { City, Spot } from './make/city.ts';
import { writeCsv } from './make/csv.ts';
import { inCurrency, makePrice } from './make/currency.ts';
import { makeDrivers } from './make/drivers.ts';
import { importantInformation, includedTaxes, makeFees } from './make/fees.ts';
import { distanceKm, slug } from './make/geography.ts';
import { localAddress } from './make/local-address.ts';
import { makeNames } from './make/names.ts';
import { basePrice, type NightRule, priceRules, unitRules } from './make/nights.ts';
import { CITIES } from './make/places.ts';
import {
  bedsOf,
  type Extras,
  makeChildSupplements,
  makeExtras,
  makePlans,
  makeRooms,
  makeSupplements,
  releaseTerms,
  sellingTerms,
} from './make/rooms.ts';
import { makeRoutes } from './make/routes.ts';
import { TOWNSHIPS } from './make/townships.ts';
import { makeTransfers } from './make/transfers.ts';
import { makeVehicles, type PoolOf } from './make/vehicles.ts';
import { describe, promisedFacilities } from './make/words.ts';

// Writes the sample world as CSV: `npx tsx tools/world/make-world.ts` beside this file, in US dollars. With a
// currency, its dollar rate and a folder (`… MMK 2100 /tmp/world`) there and in that currency; a further
// number n keeps one hotel in n. The same arguments give identical files; those in dollars are kept in the
// repository.

type Row = Record<string, string | number>;
const [currency = 'USD', perDollar = '1', folder = import.meta.dirname, oneIn = '1'] = process.argv.slice(2);
const price = makePrice(currency, Number(perDollar));
const tables: Record<string, Row[]> = {
  destinations: [],
  hotels: [],
  'room-types': [],
  'rate-plans': [],
  inventory: [],
  supplements: [],
  'hotel-fees': [],
};

// One hotel is sold through the supplier that only the demo starts (server/src/demo/simulated-supplier.ts).
const suppliedHotel = 'MDL006';

const naming = makeNames(makeChance('names'));
for (const [position, city] of CITIES.entries()) {
  addDestinations(city, position);
  for (let number = 1; number <= Math.ceil(city.hotels / Number(oneIn)); number++) {
    addHotel(city, `${city.prefix}${String(number).padStart(3, '0')}`);
  }
}
const pools: PoolOf[] = [];
Object.assign(tables, makeCars(pools), makeRoutes());
Object.assign(tables, makeTransfers(tables.hotels!, pools));
tables['vehicle-pools'] = pools.map(({ code, units }) => ({ code, units, active: 'yes' }));
tables.vehicles = makeVehicles(makeChance('vehicles'), pools);
tables.drivers = makeDrivers(makeChance('drivers'), tables.vehicles);
for (const [name, rows] of Object.entries(tables)) {
  writeCsv(join(folder, `${name}.csv`), name === 'hotel-fees' ? rows : inCurrency(rows, price));
  console.log(`${name}.csv: ${rows.length} rows`);
}

function addDestinations(city: City, position: number): void {
  const common = { country: city.country, tz: city.tz };
  const row = (code: string, kind: string, spot: Spot, more: Row) => ({
    code,
    kind,
    city: kind === 'city' ? '' : city.code,
    ...common,
    name_zh: spot[0],
    name_en: spot[1],
    name_local: '',
    latitude: spot[2],
    longitude: spot[3],
    radius_km: 0,
    intro_zh: '',
    intro_en: '',
    position: 0,
    ...more,
  });
  const centre: Spot = [city.zh, city.en, city.latitude, city.longitude];
  tables.destinations!.push(
    row(city.code, 'city', centre, {
      name_local: city.local,
      intro_zh: city.intro[0],
      intro_en: city.intro[1],
      position: position + 1,
    }),
    ...city.districts.map((spot) => row(districtCode(city, spot), 'district', spot, {})),
    ...city.landmarks.map((spot) =>
      row(`${city.code}-at-${slug(spot[1])}`, 'landmark', spot, {
        radius_km: /Airport/.test(spot[1]) ? 12 : 4,
      }),
    ),
  );
}

function addHotel(city: City, code: string): void {
  const chance = makeChance(code);
  const star = pickStar(chance, city);
  const name = naming(city, star);
  const district = chance.pick(city.districts);
  const latitude = round(district[2] + chance.between(-0.011, 0.011));
  const longitude = round(district[3] + chance.between(-0.011, 0.011));
  const picked = city.streets.indexOf(chance.pick(city.streets));
  const { zip, streets } = TOWNSHIPS[district[1]] ?? city;
  const street = streets[picked % streets.length]!;
  const opened = chance.whole(1996, 2024);
  const renovated = opened < 2016 ? chance.whole(2017, 2025) : '';
  const text = describe(chance, city, nearestLandmark(city, latitude, longitude), opened);
  const extras = makeExtras(star, chance.pick([5, 6, 11]));
  const important = importantInformation(city);
  const house = chance.whole(3, 288);
  const hotel = {
    code,
    city: city.code,
    district: districtCode(city, district),
    name_zh: name.zh,
    name_en: name.en,
    name_local: name.local,
    address_zh: `${city.zh}${district[0]}${street[0]} ${house} 号`,
    address_en: `No. ${house}, ${street[1]}, ${district[1]}, ${city.en}`,
    phone: `${city.phone} 0${chance.whole(10, 99)} ${chance.whole(1000, 9999)}`,
    zip,
    email: `stay@${name.slug}.example`,
    star,
    latitude,
    longitude,
    facilities: withPromised(hotelFacilities(chance, city, star), text[0]).join(' '),
    description_zh: text[0],
    description_en: text[1],
    check_in_from: '14:00',
    check_out_until: '12:00',
    opened_year: opened,
    renovated_year: renovated,
    recommended: chance.happens(0.2) ? chance.whole(60, 100) : chance.whole(0, 40),
    hot: Math.round(chance.between(0, 1) ** 2 * 950) + star * 10,
    views: Math.round(chance.between(0, 1) ** 3 * 48_000) + 120,
    active: 'yes',
    listed_on: `${chance.whole(2023, 2026)}-${two(chance.whole(1, 10))}-${two(chance.whole(1, 28))}`,
    supplier: code === suppliedHotel ? 'demo-supplier' : '',
    important_zh: important.zh,
    important_en: important.en,
    address_local: localAddress(city, house, street[1], district[1]),
  };
  tables.hotels!.push(hotel);
  const nonSmoking = hotel.facilities.includes('non_smoking');
  addRooms(chance, city, { code, star, nonSmoking, extras });
  tables['hotel-fees']!.push(...makeFees(city, code));
}

interface RoomsOf {
  code: string;
  star: number;
  nonSmoking: boolean;
  extras: Extras;
}

function addRooms(chance: Chance, city: City, of: RoomsOf): void {
  const { code: hotel, star, extras } = of;
  const base = basePrice(chance, city, star);
  for (const [position, room] of makeRooms(chance, city, star).entries()) {
    const low = chance.whole(2, 6);
    tables['room-types']!.push({
      hotel,
      code: room.code,
      name_zh: room.zh,
      name_en: room.en,
      size_m2: room.size,
      max_adults: room.adults,
      max_children: room.children,
      max_guests: room.guests,
      ...bedsOf(room, star),
      floor:
        city.setting === 'lake' || city.setting === 'beach'
          ? '1'
          : `${low}–${low + chance.whole(1, star * 2)}`,
      has_window: star <= 3 && chance.happens(0.08) ? 'no' : 'yes',
      smoking: chance.happens(0.12) && !of.nonSmoking ? 'yes' : 'no',
      facilities: room.facilities.join(' '),
      position: position + 1,
      active: 'yes',
      ...releaseTerms(city, star),
    });
    addNights(hotel, room.code, '', unitRules(chance, room));
    for (const [order, plan] of makePlans(chance, city, star, room, extras).entries()) {
      tables['rate-plans']!.push({
        hotel,
        room_type: room.code,
        code: plan.code,
        meal: plan.meal,
        bed: plan.bed,
        policy: plan.policy,
        min_stay: plan.minStay,
        nationalities: plan.nationalities,
        child_bands: isCostKnown(hotel) ? '' : plan.childBands,
        position: order + 1,
        active: 'yes',
        ...sellingTerms(city, room),
        included: includedTaxes(city),
      });
      const named = { hotel, room_type: room.code, rate_plan: plan.code };
      // The seller's cost of children is in supplements.csv only.
      const children = isCostKnown(hotel) ? makeChildSupplements(plan) : [];
      const supplements = [...children, ...makeSupplements(room, plan, star, extras)];
      tables.supplements!.push(
        ...supplements.map((row) => ({ ...named, ...row, cost: costOf(hotel, row.amount!) })),
      );
      addNights(hotel, room.code, plan.code, priceRules(chance, city, plan, base * room.factor));
    }
  }
}

function addNights(hotel: string, room: string, plan: string, rules: NightRule[]): void {
  for (const rule of rules) {
    const { from, to, weekdays, units, price } = rule;
    tables.inventory!.push({
      hotel,
      room_type: room,
      rate_plan: plan,
      from,
      to,
      weekdays,
      units,
      price,
      cost: Number(price) > 0 && !price.startsWith('+') ? costOf(hotel, price) : '',
      currency: price ? 'USD' : '',
    });
  }
}

function costOf(hotel: string, price: string | number): number | '' {
  return isCostKnown(hotel) ? Math.round(Number(price) * 0.82) : '';
}

/** Whether the seller's cost is known: for the hotels of two cities. */
function isCostKnown(hotel: string): boolean {
  return hotel.startsWith('MDL') || hotel.startsWith('BGN');
}

function hotelFacilities(chance: Chance, city: City, star: number): string[] {
  const basic = ['wifi', 'front_desk_24h', ...(star >= 3 ? ['restaurant', 'lift', 'laundry'] : [])];
  const extra = [
    'parking',
    'airport_shuttle',
    'chinese_staff',
    'chinese_breakfast',
    'garden',
    'bicycle',
    'non_smoking',
    'currency_exchange',
    'generator',
  ];
  const fine = [
    'pool',
    'gym',
    'spa',
    'bar',
    'meeting_room',
    'business_centre',
    'kids_club',
    'accessible',
    'ev_charging',
  ];
  const place = { beach: ['beachfront'], lake: ['lake_view'], town: [], heritage: [], border: [] }[
    city.setting
  ];
  return [
    ...basic,
    ...place,
    ...chance.some(extra, chance.whole(2, 5)),
    ...(star >= 3 ? chance.some(fine, (star - 2) * 2) : []),
  ];
}

/** Adds the facilities mentioned in the description. */
function withPromised(facilities: string[], description: string): string[] {
  return [...new Set([...facilities, ...promisedFacilities(description)])];
}

function pickStar(chance: Chance, city: City): number {
  if (city.setting === 'border') return chance.pick([2, 2, 3, 3, 3, 4]);
  if (city.setting === 'beach') return chance.pick([3, 4, 4, 5, 5]);
  return chance.pick([2, 3, 3, 3, 4, 4, 4, 5, 5]);
}

function nearestLandmark(city: City, latitude: number, longitude: number): { spot: Spot; km: number } {
  const all = city.landmarks.map((spot) => ({ spot, km: distanceKm(spot[2], spot[3], latitude, longitude) }));
  return all.sort((a, b) => a.km - b.km)[0]!;
}

function districtCode(city: City, spot: Spot): string {
  return `${city.code}-${slug(spot[1])}`;
}

function round(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
