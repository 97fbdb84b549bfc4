import type { Chance } from './chance.ts';
import type { City } from './city.ts';
import type { Plan, Room } from './rooms.ts';

/**
 * One row of inventory.csv without its names; `MM-DD` applies every year, `+n` counts from the import day.
 */
export interface NightRule {
  from: string;
  to: string;
  weekdays: string;
  units: string;
  price: string;
}

// Peak and low seasons: first day, last day, factor.
const SEASONS: Record<City['country'], ReadonlyArray<readonly [string, string, number]>> = {
  MM: [
    ['11-01', '02-28', 1.22],
    ['04-11', '04-20', 1.45],
    ['12-23', '01-03', 1.5],
    ['06-01', '08-31', 0.86],
  ],
  CN: [
    ['07-10', '08-25', 1.15],
    ['10-01', '10-07', 1.6],
    ['05-01', '05-05', 1.4],
    ['2027-02-05', '2027-02-12', 1.55],
    ['2028-01-25', '2028-02-01', 1.55],
  ],
  TH: [
    ['11-15', '02-28', 1.2],
    ['04-12', '04-16', 1.4],
    ['12-24', '01-02', 1.6],
    ['06-01', '09-30', 0.9],
  ],
};

/** Units per night: for the whole year, sometimes with a sold-out period or a smaller weekend allotment. */
export function unitRules(chance: Chance, room: Room): NightRule[] {
  const rule = (from: string, to: string, units: number, weekdays = ''): NightRule => ({
    from,
    to,
    weekdays,
    units: String(units),
    price: '',
  });
  const rules = [rule('+0', '+364', room.units)];
  if (chance.happens(0.2)) {
    rules.push(rule('+0', '+364', Math.max(1, Math.floor(room.units / 2)), '56'));
  }
  if (chance.happens(0.14)) {
    const from = chance.whole(4, 120);
    rules.push(rule(`+${from}`, `+${from + chance.whole(1, 6)}`, 0));
  }
  if (chance.happens(0.1)) {
    rules.push(rule('12-30', '01-01', 0));
  }
  return rules;
}

/** Prices per night in cents: the base, the weekend surcharge, seasons, and rarely a stop-sell (price 0). */
export function priceRules(chance: Chance, city: City, plan: Plan, base: number): NightRule[] {
  const weekend = city.setting === 'border' ? 1 : chance.pick([1.06, 1.1, 1.15]);
  const price = (factor: number) => String(roundPrice(base * plan.factor * factor) + plan.plus);
  const rule = (from: string, to: string, amount: string, weekdays = ''): NightRule => ({
    from,
    to,
    weekdays,
    units: '',
    price: amount,
  });
  const rules = [rule('+0', '+364', price(1))];
  if (weekend > 1) {
    // A surcharge, so that weekends cost more than other days of a season too.
    rules.push(rule('+0', '+364', `+${Number(price(weekend)) - Number(price(1))}`, '56'));
  }
  for (const [from, to, factor] of SEASONS[city.country]) {
    rules.push(rule(from, to, price(factor)));
  }
  if (chance.happens(0.06)) {
    const from = chance.whole(10, 200);
    rules.push(rule(`+${from}`, `+${from + chance.whole(2, 9)}`, '0'));
  }
  return rules;
}

/** Price of the simplest room in cents. */
export function basePrice(chance: Chance, city: City, star: number): number {
  const level = { 2: 1900, 3: 3600, 4: 6800, 5: 12_800 }[star]!;
  return level * city.level * chance.between(0.82, 1.25);
}

/** Sellers round prices to half a dollar. */
function roundPrice(cents: number): number {
  return Math.max(500, Math.round(cents / 50) * 50);
}
