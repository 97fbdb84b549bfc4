import { CLASSES } from './fleet-models.ts';
import { toHalfDollars } from './seasons.ts';

type Row = Record<string, string | number>;

/**
 * A drive of equal length in both directions: kilometres by road, usual minutes, tolls in US cents, nights of
 * the driver.
 */
type Drive = readonly [from: string, to: string, km: number, minutes: number, tolls: number, nights: number];

/**
 * Usual drives by road. Cars can also be returned at the borders, at Ngapali and at Myawaddy: the duration is
 * unpredictable, so these have no card and are sold on request.
 */
const DRIVES: readonly Drive[] = [
  ['yangon', 'mandalay', 630, 540, 800, 1],
  ['yangon', 'naypyitaw', 370, 300, 500, 0],
  ['yangon', 'bagan', 620, 570, 700, 1],
  ['yangon', 'inle', 630, 660, 700, 1],
  ['mandalay', 'naypyitaw', 270, 240, 400, 0],
  ['mandalay', 'bagan', 180, 240, 200, 0],
  ['mandalay', 'inle', 270, 420, 200, 0],
  ['bagan', 'inle', 330, 480, 200, 1],
  ['kunming', 'ruili', 690, 540, 5200, 1],
  ['kunming', 'jinghong', 530, 390, 4000, 0],
];

/** Cost of an empty kilometre of an economy sedan, in US cents. */
const EMPTY_KM = 16;

/** Makes routes.csv and route-fees.csv. */
export function makeRoutes(): Record<string, Row[]> {
  const ways = DRIVES.flatMap(([from, to, ...rest]) => [
    [from, to, ...rest] as const,
    [to, from, ...rest] as const,
  ]);
  return {
    routes: ways.map(([from_base, to_base, km, minutes, tolls, driver_nights]) => {
      return { from_base, to_base, km, minutes, tolls, driver_nights, currency: 'USD', active: 'yes' };
    }),
    'route-fees': ways.flatMap(([from_base, to_base, km]) =>
      CLASSES.map((spec) => ({
        from_base,
        to_base,
        class: spec.code,
        one_way_fee: toHalfDollars((km * EMPTY_KM * spec.level) / 100),
        driver_night: spec.seats > 10 ? 2500 : 1800,
        currency: 'USD',
      })),
    ),
  };
}
