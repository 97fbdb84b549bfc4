/** Effect on one object on one date: a price in minor units, or a number of units, 0 = not sold. */
export interface Change {
  /** Reported together, for example a hotel or a car rate. */
  group: string;
  /** As named in the files: `YGN001 STD BB`. */
  thing: string;
  date: string;
  before: number;
  after: number;
}

/** A change of a price. */
export interface Movement {
  thing: string;
  date: string;
  before: number;
  after: number;
}

/** Lowest and highest price of an object in minor units, each with its first date. */
export interface PriceRange {
  lowest: { date: string; price: number };
  highest: { date: string; price: number };
}

/** Effects of a file on what is for sale. */
export interface FileEffects {
  /** Number of nights (for cars and transfers: days) that go off sale, and that go on sale. */
  offSale: number;
  onSale: number;
  /** The first nights that go off sale. */
  firstOff: Array<{ thing: string; date: string }>;
  /** Number of changed prices, with the largest decrease and the largest increase. */
  moved: number;
  lowest?: Movement;
  highest?: Movement;
  /**
   * Nights sold below their cost: their number, and the one with the largest loss relative to its cost (`before`).
   */
  belowCost: number;
  worst?: Movement;
  /**
   * Prices below half of the usual price of the same object (`before`): their number, and the lowest relative to
   * it.
   */
  odd: number;
  oddest?: Movement;
  /** Lowest and highest price of each object with changed prices, by name. */
  ranges: Map<string, PriceRange>;
  /** Per group: nights on sale, and how many of them the file takes off sale. */
  groups: Map<string, { open: number; off: number }>;
}

/** Collects the effects of an import on what is for sale. */
export interface Effects {
  files: Record<string, FileEffects>;
  /** Records how many nights or days of a group were on sale. */
  recordOpenNights(file: string, group: string, open: number): void;
  recordPrice(file: string, change: Change): void;
  /** Records the price change of a night that is not open yet; nothing else of it counts. */
  reportLaterPrice(file: string, change: Movement): void;
  /** Records a price (`after`) below half of the object's usual price (`before`). */
  reportOddPrice(file: string, odd: Movement): void;
  recordRange(file: string, thing: string, range: PriceRange): void;
  recordUnits(file: string, change: Change): void;
  /** Records a price (`after`) below its cost (`before`). */
  reportBelowCost(file: string, loss: Movement): void;
}

const SHOWN = 5;

export function gatherEffects(): Effects {
  const files: Effects['files'] = {};
  const of = (file: string) => {
    files[file] ??= {
      offSale: 0,
      onSale: 0,
      firstOff: [],
      moved: 0,
      belowCost: 0,
      odd: 0,
      ranges: new Map(),
      groups: new Map(),
    };
    return files[file];
  };
  const groupOf = (file: string, group: string) => {
    const { groups } = of(file);
    const known = groups.get(group) ?? { open: 0, off: 0 };
    groups.set(group, known);
    return known;
  };
  const recordUnits: Effects['recordUnits'] = (file, { group, thing, date, before, after }) => {
    const own = of(file);
    if (before === 0 && after > 0) own.onSale++;
    if (before === 0 || after > 0) return;
    own.offSale++;
    if (own.firstOff.length < SHOWN) own.firstOff.push({ thing, date });
    groupOf(file, group).off++;
  };
  const recordMovement = (file: string, { thing, date, before, after }: Movement) => {
    if (before === 0 || after === 0 || before === after) return;
    const own = of(file);
    const movement = { thing, date, before, after };
    if (!own.lowest || ratioOf(movement) < ratioOf(own.lowest)) own.lowest = movement;
    if (!own.highest || ratioOf(movement) > ratioOf(own.highest)) own.highest = movement;
  };
  return {
    files,
    recordOpenNights: (file, group, open) => {
      groupOf(file, group).open += open;
    },
    recordUnits,
    reportBelowCost: (file, loss) => {
      const own = of(file);
      own.belowCost++;
      if (!own.worst || ratioOf(loss) < ratioOf(own.worst)) own.worst = loss;
    },
    recordPrice: (file, change) => {
      recordUnits(file, change);
      if (change.before > 0 && change.after > 0 && change.before !== change.after) of(file).moved++;
      recordMovement(file, change);
    },
    reportLaterPrice: recordMovement,
    reportOddPrice: (file, odd) => {
      const own = of(file);
      own.odd++;
      if (!own.oddest || ratioOf(odd) < ratioOf(own.oddest)) own.oddest = odd;
    },
    recordRange: (file, thing, range) => {
      of(file).ranges.set(thing, range);
    },
  };
}

/** Returns the new price as a ratio of the old one. */
export function ratioOf({ before, after }: Movement): number {
  return after / before;
}
