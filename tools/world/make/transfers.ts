import { AIRPORTS, type AirportSpec } from './airports.ts';
import { makeChance } from './chance.ts';
import type { City, Spot } from './city.ts';
import { CLASSES, type ClassSpec } from './fleet-models.ts';
import { distanceKm, slug } from './geography.ts';
import { CITIES } from './places.ts';
import { SEASONS, toHalfDollars } from './seasons.ts';
import { maxUnits, type PoolOf } from './vehicles.ts';

type Row = Record<string, string | number>;

/** Airports where every driver speaks Chinese. */
const AT_HOME = new Set(['KMG', 'LUM', 'JHG']);

/** Places that no car reaches: the ride ends at the jetty. */
const BY_BOAT: Record<string, readonly [zh: string, en: string]> = {
  'On the Lake': ['（车到码头，换乘船）', ' (car to the jetty, then by boat)'],
};

interface Zone {
  code: string;
  spot: Spot;
  minutes: number;
  /** By expressway, where a minute costs less than on other long roads. */
  isFast: boolean;
}

/**
 * Makes the files about airport transfers; `hotels` are the rows of hotels.csv, which become places; adds the
 * airports' pools to `pools`.
 */
export function makeTransfers(hotels: readonly Row[], pools: PoolOf[]): Record<string, Row[]> {
  const tables: Record<string, Row[]> = {
    airports: [],
    'transfer-zones': [],
    'transfer-places': [],
    'transfer-rates': [],
    'transfer-prices': [],
  };
  for (const [at, airport] of AIRPORTS.entries()) {
    const city = CITIES.find(({ code }) => code === airport.serves);
    const zones = zonesOf(airport, city);
    tables.airports!.push(airportRow(airport, at));
    tables['transfer-zones']!.push(
      ...zones.map(({ code, spot, minutes }) => ({
        airport: airport.iata,
        code,
        name_zh: spot[0],
        name_en: spot[1],
        drive_minutes: minutes,
        active: 'yes',
      })),
    );
    tables['transfer-places']!.push(...placesOf(airport, city, zones, hotels));
    addRates(tables, pools, airport, zones);
  }
  return tables;
}

function airportRow(airport: AirportSpec, at: number): Row {
  const [cityZh, cityEn] = airport.city;
  return {
    iata: airport.iata,
    name_zh: airport.zh,
    city_zh: cityZh,
    city_en: cityEn,
    meeting_zh: '到达大厅出口，司机举牌等候',
    meeting_en: 'At the exit of the arrivals hall; the driver holds up the sign',
    chinese_driver: AT_HOME.has(airport.iata) ? 0 : 1000,
    night: 800,
    child_seat: 500,
    waiting: 400,
    policy: at % 3 === 2 ? 'free until 48h; 50% until 12h; 100%' : 'free until 24h; 50% until 6h; 100%',
    position: at + 1,
    active: 'yes',
    base: baseOf(airport),
  };
}

/** Xishuangbanna has an airport but neither hotels nor cars. */
function baseOf(airport: AirportSpec): string {
  return airport.serves || 'jinghong';
}

function zonesOf(airport: AirportSpec, city: City | undefined): Zone[] {
  const districts = (city?.districts ?? []).filter((spot) => !airport.without?.includes(spot[1]));
  return [...districts, ...airport.beyond].map(([zh, en, latitude, longitude, minutes]) => {
    const [byBoatZh, byBoatEn] = BY_BOAT[en] ?? ['', ''];
    const spot: Spot = [zh + byBoatZh, en + byBoatEn, latitude, longitude];
    if (minutes !== undefined) return { code: slug(en), spot, minutes, isFast: true };
    const km = distanceKm(airport.latitude, airport.longitude, spot[2], spot[3]);
    const driven = Math.max(10, Math.round((8 + km * airport.pace) / 5) * 5);
    return { code: slug(en), spot, minutes: driven, isFast: false };
  });
}

function placesOf(
  airport: AirportSpec,
  city: City | undefined,
  zones: readonly Zone[],
  hotels: readonly Row[],
): Row[] {
  const nearest = (latitude: number, longitude: number) =>
    zones
      .map(({ code, spot }) => ({ code, km: distanceKm(latitude, longitude, spot[2], spot[3]) }))
      .sort((a, b) => a.km - b.km)[0]!.code;
  const seen = new Set<string>();
  // An airport's own list may contain a landmark of the city too.
  const spots = [...(city?.landmarks ?? []), ...airport.places].filter(
    ([, en]) => !/Airport/.test(en) && !seen.has(en) && seen.add(en),
  );
  const spotRow = (code: string, kind: string, [name_zh, name_en]: Spot, zone: string) => ({
    airport: airport.iata,
    code,
    zone,
    kind,
    name_zh,
    name_en,
    name_local: '',
    address_zh: '',
    address_en: '',
  });
  const rows = [
    ...zones.map(({ code, spot }) => spotRow(`area-${code}`, 'area', spot, code)),
    ...spots.map((spot) => spotRow(`at-${slug(spot[1])}`, kindOf(spot[1]), spot, nearest(spot[2], spot[3]))),
    ...hotels
      .filter((hotel) => city && hotel.city === city.code)
      .map((hotel) => ({
        airport: airport.iata,
        code: hotel.code!,
        zone: nearest(Number(hotel.latitude), Number(hotel.longitude)),
        kind: 'hotel',
        name_zh: hotel.name_zh!,
        name_en: hotel.name_en!,
        name_local: hotel.name_local!,
        address_zh: hotel.address_zh!,
        address_en: hotel.address_en!,
      })),
  ];
  return rows.map((row, at) => ({ ...row, position: at + 1, active: 'yes' }));
}

function kindOf(name: string): string {
  if (/Station|Terminal/.test(name)) return 'station';
  return /Border|Friendship/.test(name) ? 'border' : 'landmark';
}

function addRates(
  tables: Record<string, Row[]>,
  pools: PoolOf[],
  airport: AirportSpec,
  zones: readonly Zone[],
): void {
  const chance = makeChance(airport.iata);
  for (const spec of CLASSES) {
    const pool = `${airport.iata}.${spec.code}`;
    const base = baseOf(airport);
    const units = chance.whole(2, maxUnits(base, spec.seats));
    pools.push({ code: pool, units, base, vehicleClass: spec.code });
    for (const { code, minutes, isFast } of zones) {
      const where = { airport: airport.iata, zone: code, class: spec.code };
      tables['transfer-rates']!.push({ ...where, pool, active: 'yes', cut_off_minutes: 120 });
      const drive = priceOf(spec, minutes, isFast) * airport.level * chance.between(0.95, 1.05);
      for (const { from, to, factor } of SEASONS) {
        tables['transfer-prices']!.push({
          ...where,
          from,
          to,
          // A pick-up includes parking and waiting at the airport.
          pick_up: toHalfDollars((drive + 2) * factor),
          drop_off: toHalfDollars(drive * factor),
          currency: 'USD',
        });
      }
    }
  }
}

/** US dollars: a base price plus a price per minute; a long drive includes the way back. */
function priceOf(spec: ClassSpec, minutes: number, isFast: boolean): number {
  return spec.level * (7 + minutes * (minutes <= 90 ? 0.28 : isFast ? 0.34 : 0.4));
}
