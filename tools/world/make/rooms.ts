import type { Chance } from './chance.ts';
import type { City } from './city.ts';

/** A row of room-types.csv with the basis of its prices. */
export interface Room {
  code: string;
  zh: string;
  en: string;
  size: number;
  adults: number;
  children: number;
  guests: number;
  beds: readonly string[];
  /** Price relative to the hotel's simplest room. */
  factor: number;
  units: number;
  facilities: string[];
}

/** A row of rate-plans.csv. */
export interface Plan {
  code: string;
  meal: 'room_only' | 'breakfast' | 'half_board' | 'full_board';
  bed: string;
  policy: string;
  minStay: number;
  nationalities: string;
  childBands: string;
  /** Added to the room's price: a factor and an amount of minor units. */
  factor: number;
  plus: number;
}

type Template = Omit<Room, 'units' | 'facilities'> & {
  stars: readonly number[];
  settings?: readonly City['setting'][];
};

const TEMPLATES: readonly Template[] = [
  {
    code: 'ECO',
    zh: '经济单人间',
    en: 'Economy Single Room',
    size: 14,
    adults: 1,
    children: 0,
    guests: 1,
    beds: ['single'],
    factor: 0.82,
    stars: [2],
  },
  {
    code: 'STD',
    zh: '标准间',
    en: 'Standard Room',
    size: 20,
    adults: 2,
    children: 1,
    guests: 3,
    beds: ['twin', 'double'],
    factor: 1,
    stars: [2, 3],
  },
  {
    code: 'SUP',
    zh: '高级房',
    en: 'Superior Room',
    size: 26,
    adults: 2,
    children: 1,
    guests: 3,
    beds: ['queen', 'twin'],
    factor: 1.1,
    stars: [3, 4],
  },
  {
    code: 'DLX',
    zh: '豪华房',
    en: 'Deluxe Room',
    size: 32,
    adults: 2,
    children: 2,
    guests: 4,
    beds: ['king', 'twin'],
    factor: 1.25,
    stars: [3, 4, 5],
  },
  {
    code: 'EXE',
    zh: '行政房',
    en: 'Executive Room',
    size: 36,
    adults: 2,
    children: 1,
    guests: 3,
    beds: ['king'],
    factor: 1.5,
    stars: [4, 5],
    settings: ['town', 'border'],
  },
  {
    code: 'GDN',
    zh: '花园景观房',
    en: 'Garden View Room',
    size: 34,
    adults: 2,
    children: 2,
    guests: 4,
    beds: ['king', 'twin'],
    factor: 1.32,
    stars: [4, 5],
    settings: ['heritage', 'lake', 'beach'],
  },
  {
    code: 'WTR',
    zh: '水上木屋',
    en: 'Stilt Cottage',
    size: 40,
    adults: 2,
    children: 1,
    guests: 3,
    beds: ['king'],
    factor: 1.6,
    stars: [3, 4, 5],
    settings: ['lake'],
  },
  {
    code: 'SEA',
    zh: '海景别墅',
    en: 'Sea View Villa',
    size: 62,
    adults: 3,
    children: 2,
    guests: 5,
    beds: ['king'],
    factor: 2.1,
    stars: [4, 5],
    settings: ['beach'],
  },
  {
    code: 'FAM',
    zh: '家庭房',
    en: 'Family Room',
    size: 42,
    adults: 4,
    children: 2,
    guests: 5,
    beds: ['family'],
    factor: 1.7,
    stars: [2, 3, 4, 5],
  },
  {
    code: 'TRP',
    zh: '三人间',
    en: 'Triple Room',
    size: 30,
    adults: 3,
    children: 1,
    guests: 4,
    beds: ['triple'],
    factor: 1.35,
    stars: [2, 3],
  },
  {
    code: 'STE',
    zh: '套房',
    en: 'Suite',
    size: 58,
    adults: 3,
    children: 2,
    guests: 4,
    beds: ['king'],
    factor: 2.2,
    stars: [4, 5],
  },
];

const FREE = 'free until 1d 18:00; 1 night';
const POLICIES = [
  FREE,
  'free until 3d 18:00; 1 night until 1d 14:00; 100%',
  'free until 2d 12:00; 50% until 1d 12:00; 100%',
  'free until 7d 18:00; 2 nights until 3d 18:00; 100%',
];

/** The room types of a hotel, simplest first. */
export function makeRooms(chance: Chance, city: City, star: number): Room[] {
  const fitting = TEMPLATES.filter(
    ({ stars, settings }) => stars.includes(star) && (!settings || settings.includes(city.setting)),
  );
  const wanted = Math.min(fitting.length, chance.whole(2, star >= 4 ? 5 : 4));
  const chosen = chance.some(fitting, wanted).sort((a, b) => a.factor - b.factor);
  const base = ['air_con', 'tv', 'kettle', 'hairdryer'];
  const better = ['desk', 'safe', 'minibar', 'tea_set', 'balcony', 'bathtub'];
  return chosen.map((template) => ({
    ...template,
    size: Math.round(template.size * (0.8 + star * 0.06) * chance.between(0.92, 1.1)),
    units: chance.whole(template.factor > 1.5 ? 2 : 5, template.factor > 1.5 ? 6 : 8 + star * 4),
    facilities: [...base, ...chance.some(better, Math.min(better.length, star))],
  }));
}

/** Supplements of a hotel by its stars, in cents per night. */
export interface Extras {
  breakfast: number;
  /** Dinner and breakfast together. */
  halfBoard: number;
  extraBed: number;
  /** Children up to this age stay free in their parents' bed. */
  freeUpTo: number;
}

/** Returns the supplements of a hotel by its stars. */
export function makeExtras(star: number, freeUpTo: number): Extras {
  const breakfast = 250 + star * 180;
  return { breakfast, halfBoard: Math.round(breakfast * 2.6), extraBed: 800 + star * 500, freeUpTo };
}

/**
 * Returns the guests included in a room's price, and the extra beds: small rooms of simple hotels have no
 * space for one.
 */
export function bedsOf(
  { adults, children }: Room,
  star: number,
): { base_guests: number; extra_beds: number } {
  const base = Math.min(2, adults);
  const cots = children > 0 && star >= 3 ? 1 : 0;
  return { base_guests: base, extra_beds: Math.max(adults - base, cots) };
}

/** Makes the rows of supplements.csv for a rate plan: all year, in cents. */
export function makeSupplements(
  room: Room,
  plan: Plan,
  star: number,
  extras: Extras,
): Record<string, string | number>[] {
  const { breakfast, halfBoard, extraBed, freeUpTo } = extras;
  const { base_guests, extra_beds } = bedsOf(room, star);
  const isBoard = plan.meal === 'half_board';
  // Breakfast for two is included in the price of the room; half board is paid per person.
  const withMeal = plan.meal === 'breakfast' ? breakfast : 0;
  return [
    ...(base_guests > 1 && plan.meal === 'breakfast' ? [row('single_use', breakfast)] : []),
    ...(extra_beds > 0 ? [row('extra_adult', extraBed + withMeal)] : []),
    ...(extra_beds > 0 && room.children > 0
      ? [row('child_bed', Math.round(extraBed * 0.7) + Math.round(withMeal / 2), [2, 11])]
      : []),
    ...(isBoard ? [row('meal_adult', halfBoard)] : []),
    ...(isBoard && freeUpTo < 11 ? [row('meal_child', Math.round(halfBoard / 2), [freeUpTo + 1, 11])] : []),
  ];
}

/** Makes the child bands of a rate plan as rows of supplements.csv, which can contain a cost. */
export function makeChildSupplements({ childBands }: Plan): Record<string, string | number>[] {
  return [...childBands.matchAll(/(\d+)-(\d+):(\d+)/g)].map(([, from, to, amount]) =>
    row('child', Number(amount), [Number(from), Number(to)]),
  );
}

function row(kind: string, amount: number, ages: readonly [number, number] | [] = []) {
  const [age_from = '', age_to = ''] = ages;
  return { kind, from: '', to: '', age_from, age_to, amount, cost: '', currency: 'USD' };
}

/** Makes the rate plans of a room type, including one that every guest can book. */
export function makePlans(chance: Chance, city: City, star: number, room: Room, extras: Extras): Plan[] {
  const bed = chance.pick(room.beds);
  const guests = Math.min(2, room.adults);
  const { breakfast, freeUpTo } = extras;
  const policy = chance.pick(POLICIES);
  // From 12 on a child pays as an adult.
  const older = freeUpTo < 11 ? ` ${freeUpTo + 1}-11:${Math.round(breakfast * 1.4)}` : '';
  const childBands = room.children > 0 ? `0-${freeUpTo}:0${star >= 3 ? older : ''}` : '';
  const open = { minStay: 1, nationalities: '', childBands, bed };
  const plans: Plan[] = [
    {
      ...open,
      code: 'BBF',
      meal: 'breakfast',
      policy,
      factor: 1,
      plus: breakfast * guests,
    },
  ];
  if (chance.happens(0.75)) {
    plans.push({
      ...open,
      code: 'RON',
      meal: 'room_only',
      policy: '100%',
      factor: 0.9,
      plus: 0,
      bed: chance.pick(room.beds),
    });
  }
  if (chance.happens(0.35)) {
    plans.push({
      ...open,
      code: 'BBL',
      meal: 'breakfast',
      policy,
      minStay: 3,
      factor: 0.88,
      plus: breakfast * guests,
    });
  }
  const resort = city.setting === 'lake' || city.setting === 'beach';
  if (star >= 3 && chance.happens(resort ? 0.6 : 0.12)) {
    plans.push({
      ...open,
      code: 'HBF',
      meal: 'half_board',
      policy,
      factor: 1,
      plus: 0,
    });
  }
  if (plans.length < 4 && chance.happens(0.16)) {
    const chinese = city.country === 'CN' || chance.happens(0.6);
    plans.push({
      ...open,
      code: chinese ? 'CNM' : 'MMR',
      meal: 'breakfast',
      policy: FREE,
      nationalities: chinese ? 'CN HK MO TW' : 'MM',
      factor: 0.93,
      plus: breakfast * guests,
    });
  }
  return plans;
}

/**
 * Selling terms of a room's rates: rooms in the lake are on request, and hotels far from town have a cut-off.
 */
export function sellingTerms(
  { setting }: City,
  { code }: Room,
): { sells: string; request_when_gone: string; cut_off: string } {
  return {
    sells: code === 'WTR' ? 'request' : 'instant',
    request_when_gone: code === 'STE' || code === 'SEA' ? 'yes' : 'no',
    cut_off: { lake: '1d 18:00', beach: '1d 18:00', heritage: '2h', town: '', border: '' }[setting],
  };
}

/** Release terms of an allotment: luxury hotels out of town require it a week ahead, except one room. */
export function releaseTerms(
  { setting }: City,
  star: number,
): { release_days: number | ''; release_keep: number | '' } {
  const isReleased = star >= 4 && (setting === 'lake' || setting === 'beach');
  return isReleased ? { release_days: 7, release_keep: 1 } : { release_days: '', release_keep: '' };
}
