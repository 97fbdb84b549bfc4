import { BASES } from './bases.ts';
import type { Chance } from './chance.ts';
import { MODELS } from './fleet-models.ts';

type Row = Record<string, string | number>;

/** A pool as its vehicles are made: a number of units of a model, or of the models of a class, at a base. */
export interface PoolOf {
  code: string;
  units: number;
  base: string;
  model?: string;
  vehicleClass?: string;
}

/** Prefixes of plates by base; Thai ones begin with a number and name none of our cities. */
const PLATES: Record<string, string> = {
  yangon: 'YGN',
  mandalay: 'MDY',
  naypyitaw: 'NPW',
  bagan: 'MDY',
  inle: 'SHN',
  ngapali: 'RKE',
  myawaddy: 'KYN',
  tachileik: 'SHN',
  muse: 'SHN',
  kunming: '云A',
  ruili: '云N',
  jinghong: '云K',
};

/** Maximum number of vehicles in a pool: more where most guests arrive, few large ones anywhere. */
export function maxUnits(base: string, seats: number): number {
  if (seats > 10) return 2;
  return ['yangon', 'mandalay', 'kunming', 'bangkok'].includes(base) ? 4 : 2;
}

/** Makes every vehicle for sale: each pool has as many as it sells. */
export function makeVehicles(chance: Chance, pools: readonly PoolOf[]): Row[] {
  const taken = new Set<string>();
  const plateAt = (base: string): string => {
    const plate = makePlate(chance, base);
    if (taken.has(plate)) return plateAt(base);
    taken.add(plate);
    return plate;
  };
  return pools.flatMap(({ code, units, base, model, vehicleClass }) => {
    const isChinese = BASES.find((home) => home.code === base)!.country === 'CN';
    // The GL8 is sold in China only.
    const models = MODELS.filter((each) => each.vehicleClass === vehicleClass)
      .map((each) => each.code)
      .filter((each) => isChinese || each !== 'buick-gl8');
    return Array.from({ length: units }, () => ({
      plate_number: plateAt(base),
      model: model ?? chance.pick(models),
      active: 'yes',
      base,
      pool: code,
    }));
  });
}

/** Formats a plate as in Myanmar, Yunnan and Bangkok. */
function makePlate(chance: Chance, base: string): string {
  const letter = () => chance.pick([...'ABCDEFGHKLMNPQ']);
  const number = chance.whole(1000, 9999);
  if (base === 'bangkok') return `${chance.whole(1, 9)}${chance.pick(['กข', 'ขก', 'ฆค', 'ฌช'])} ${number}`;
  const start = PLATES[base]!;
  return start.startsWith('云')
    ? `${start}·${letter()}${number}`
    : `${start} ${chance.whole(1, 9)}${letter()}-${number}`;
}
