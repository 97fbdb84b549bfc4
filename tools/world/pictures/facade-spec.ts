import type { Scene } from './scene-names.ts';

/** Visible facts about a hotel's building, from its own data. */
export interface HouseFacts {
  /** Varies colours, windows and light; equal codes give equal houses. */
  code: string;
  city: Scene;
  star: number;
  /** Its English name, which contains the kind of house. */
  name: string;
  facilities: ReadonlySet<string>;
}

/** Building types. */
export type Build = 'guesthouse' | 'townhouse' | 'block' | 'tower' | 'pavilions';

/** Foreground of the house. */
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

/** Position of a house: on `y`, at most `width` units wide around `x`; the landmark is at the other side. */
export interface Plot {
  x: number;
  y: number;
  width: number;
  landmarkX: number;
  /** Visible part of the sheet: low houses are shown from nearer. */
  view: { x: number; y: number; width: number };
}

const LOW: readonly Scene[] = ['bagan', 'inle', 'ngapali'];

/** Chooses the building type by stars and name; low in cities of low houses. */
export function buildOf({ star, name, city }: HouseFacts): Build {
  if (/Resort/.test(name) || (LOW.includes(city) && star >= 4)) return 'pavilions';
  if (/Inn|Guesthouse|Lodge/.test(name) || star <= 2 || LOW.includes(city)) return 'guesthouse';
  if (star === 3) return 'townhouse';
  if (star === 4 || /Garden/.test(name)) return 'block';
  return 'tower';
}

/** Chooses the foreground: sand, lake, pool and lawn only if the hotel lists them. */
export function groundOf({ facilities }: HouseFacts): Ground {
  if (facilities.has('beachfront')) return 'beach';
  if (facilities.has('lake_view')) return 'lake';
  if (facilities.has('pool')) return 'pool';
  return facilities.has('garden') ? 'lawn' : 'street';
}
