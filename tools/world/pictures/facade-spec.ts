import type { Scene } from './scene-names.ts';

/** What a hotel's own data say of its house, as far as it shows from outside. */
export interface HouseFacts {
  /** Varies colours, windows and light; the same code gives the same house. */
  code: string;
  city: Scene;
  star: number;
  /** Its English name, which says what kind of house it is. */
  name: string;
  facilities: ReadonlySet<string>;
}

/** How a house is built. */
export type Build = 'guesthouse' | 'townhouse' | 'block' | 'tower' | 'pavilions';

/** What lies before the house. */
export type Ground = 'street' | 'lawn' | 'pool' | 'beach' | 'lake';

/** Colours of one house. */
export interface Paint {
  wall: string;
  /** Cornices, frames, columns. */
  trim: string;
  roof: string;
  /** Awnings, doors, sunshades. */
  accent: string;
}

/** Where a house stands: on `y`, at most `width` units wide around `x`; the landmark is at the other side. */
export interface Plot {
  x: number;
  y: number;
  width: number;
  landmarkX: number;
  /** What is seen of the sheet: low houses are looked at from nearer. */
  view: { x: number; y: number; width: number };
}

const LOW: readonly Scene[] = ['bagan', 'inle', 'ngapali'];

/** The way a house is built: by its stars, by what it calls itself, and low where the place is. */
export function buildOf({ star, name, city }: HouseFacts): Build {
  if (/Resort/.test(name) || (LOW.includes(city) && star >= 4)) return 'pavilions';
  if (/Inn|Guesthouse|Lodge/.test(name) || star <= 2 || LOW.includes(city)) return 'guesthouse';
  if (star === 3) return 'townhouse';
  if (star === 4 || /Garden/.test(name)) return 'block';
  return 'tower';
}

/** What lies before it: sand, lake, pool and lawn only where the hotel says that it has them. */
export function groundOf({ facilities }: HouseFacts): Ground {
  if (facilities.has('beachfront')) return 'beach';
  if (facilities.has('lake_view')) return 'lake';
  if (facilities.has('pool')) return 'pool';
  return facilities.has('garden') ? 'lawn' : 'street';
}
