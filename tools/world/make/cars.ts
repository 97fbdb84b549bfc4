import { makeBases } from './bases.ts';
import { CAR_CITIES, type CarCity, INDUSTRIAL_ZONES } from './car-places.ts';
import { type Chance, makeChance } from './chance.ts';
import type { City } from './city.ts';
import { CLASSES, MODELS, type ModelSpec } from './fleet-models.ts';
import { CITIES } from './places.ts';
import { SEASONS, toHalfDollars } from './seasons.ts';
import { maxUnits, type PoolOf } from './vehicles.ts';

type Row = Record<string, string | number>;

const POLICIES = [
  'free until 24h; 50% until 6h; 100%',
  'free until 48h; 30% until 12h; 100%',
  'free until 6h; 50% until 2h; 100%',
  '100%',
];

/**
 * Makes the files about cars with a driver, and those about the fleet except its vehicles and drivers; adds
 * to `pools`.
 */
export function makeCars(pools: PoolOf[]): Record<string, Row[]> {
  const tables: Record<string, Row[]> = {
    bases: makeBases(),
    'vehicle-classes': CLASSES.map((spec, at) => ({
      code: spec.code,
      name_zh: spec.zh,
      name_en: spec.en,
      examples_zh: spec.examples[0],
      examples_en: spec.examples[1],
      body: spec.body,
      seats: spec.seats,
      bags: spec.bags,
      position: at + 1,
      active: 'yes',
    })),
    'vehicle-models': MODELS.map((spec, at) => ({
      code: spec.code,
      class: spec.vehicleClass,
      name_zh: spec.zh,
      name_en: spec.en,
      body: spec.body,
      seats: spec.seats,
      bags: spec.bags,
      energy: spec.energy,
      drivetrain: spec.fourWheel ? 'four_wheel' : 'two_wheel',
      position: at + 1,
      active: 'yes',
    })),
    'car-locations': [],
    'industrial-zones': INDUSTRIAL_ZONES.map(([code, city, name_zh, name_en, amount], at) => ({
      code,
      city,
      name_zh,
      name_en,
      amount,
      position: at + 1,
      active: 'yes',
    })),
    'car-rates': [],
    'car-prices': [],
  };
  for (const [at, city] of CAR_CITIES.entries()) addCity(tables, pools, city, at);
  return tables;
}

function addCity(tables: Record<string, Row[]>, pools: PoolOf[], carCity: CarCity, at: number): void {
  const city = CITIES.find(({ code }) => code === carCity.code)!;
  const common = { country: city.country, tz: city.tz };
  tables['car-locations']!.push({
    code: city.code,
    kind: 'city',
    city: '',
    ...common,
    name_zh: city.zh,
    name_en: city.en,
    drop_offs: carCity.dropOffs.join(' '),
    position: (at + 1) * 10,
    active: 'yes',
    base: city.code,
  });
  for (const [order, [kind, zh, en]] of carCity.branches.entries()) {
    const code = `${city.code}-${kind}`;
    tables['car-locations']!.push({
      code,
      kind,
      city: city.code,
      ...common,
      name_zh: zh,
      name_en: en,
      drop_offs: '',
      position: (at + 1) * 10 + order + 1,
      active: 'yes',
      base: '',
    });
    const chance = makeChance(code);
    for (const model of modelsAt(chance, city.country)) {
      const pool = addPool(pools, chance, city, model);
      addModel(tables, chance, { location: code, pool, model, city });
    }
  }
}

/** Each branch has most models, a coach seldom; the GL8 is sold in China only. */
function modelsAt(chance: Chance, country: string): ModelSpec[] {
  return MODELS.filter(({ code }) => (code === 'buick-gl8' ? country === 'CN' : chance.happens(0.62)));
}

/** The branches of a city share its vehicles. */
function addPool(pools: PoolOf[], chance: Chance, city: City, { code: model, seats }: ModelSpec): string {
  const code = `${city.code}.${model}`;
  const units = chance.whole(2, maxUnits(city.code, seats));
  if (!pools.some((pool) => pool.code === code)) pools.push({ code, units, base: city.code, model });
  return code;
}

function addModel(
  tables: Record<string, Row[]>,
  chance: Chance,
  { location, pool, model, city }: { location: string; pool: string; model: ModelSpec; city: City },
): void {
  const day = model.day * (0.6 + city.level * 0.4) * chance.between(0.94, 1.08);
  const policy = chance.pick(POLICIES);
  // In China every driver speaks Chinese.
  const chineseDriver = city.country === 'CN' ? 0 : model.seats > 10 ? 2000 : 1500;
  addRate(tables, { location, model, pool, day, policy, chineseDriver, kmPerDay: 120 });
  if (chance.happens(0.6)) {
    addRate(tables, { location, model, pool, day: day * 1.22, policy, chineseDriver, kmPerDay: null });
  }
}

function addRate(
  tables: Record<string, Row[]>,
  rate: {
    location: string;
    model: ModelSpec;
    pool: string;
    day: number;
    policy: string;
    chineseDriver: number;
    kmPerDay: number | null;
  },
): void {
  const unlimited = rate.kmPerDay === null;
  const code = `${rate.location}.${rate.model.code}.${unlimited ? 'unlimited' : `${rate.kmPerDay}km`}`;
  tables['car-rates']!.push({
    code,
    location: rate.location,
    model: rate.model.code,
    pool: rate.pool,
    km_per_day: rate.kmPerDay ?? '',
    extra_km: unlimited ? '' : Math.round(rate.day / 2),
    included: `fuel driver_meals insurance water${unlimited ? ' tolls parking driver_lodging' : ''}`,
    half_day_minutes: 300,
    all_day_minutes: 600,
    chinese_driver: rate.chineseDriver,
    policy: rate.policy,
    position: tables['car-rates']!.length + 1,
    active: 'yes',
    // Lead time for a driver to arrive.
    cut_off_minutes: 180,
  });
  for (const { from, to, factor } of SEASONS) {
    tables['car-prices']!.push({
      rate: code,
      from,
      to,
      half_day: toHalfDollars(rate.day * factor * 0.6),
      all_day: toHalfDollars(rate.day * factor),
      overtime_hour: toHalfDollars((rate.day * factor) / 8),
      currency: 'USD',
    });
  }
}
