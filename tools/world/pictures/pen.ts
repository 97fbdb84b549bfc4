import type { Chance } from '../make/chance.ts';
import { type Light, mix } from './light.ts';

/** A point of an outline: x grows to the right, y grows downwards. */
export type Point = [x: number, y: number];

/** Context of every drawing function: the sheet, the light on it and a random source. */
export interface Pen {
  width: number;
  height: number;
  /** The y of the horizon. */
  horizon: number;
  hour: number;
  light: Light;
  chance: Chance;
  /** The x of the sun or moon. */
  sunX: number;
  /** Adds a definition and returns its `url(#…)`. */
  define(make: (id: string) => string): string;
  definitions: string[];
}

let sheets = 0;

/** Makes a pen for a new sheet 1200 units across; ids are unique even for a sheet inside another. */
export function makePen(sheet: Omit<Pen, 'define' | 'definitions'>): Pen {
  const definitions: string[] = [];
  sheets = (sheets + 1) % 1_000_000;
  const name = `s${sheets}`;
  return {
    ...sheet,
    definitions,
    define(make) {
      const id = `${name}d${definitions.length}`;
      definitions.push(make(id));
      return `url(#${id})`;
    },
  };
}

/** Returns the colour of a silhouette: depth 0 fades into the haze, 1 is in front of the viewer. */
export function depth(pen: Pen, near: number): string {
  return mix(pen.light.haze, pen.light.ink, near);
}

/** A vertical gradient; stops are `[offset 0–1, colour, opacity]`. */
export function downward(pen: Pen, stops: Array<[number, string, number?]>): string {
  return pen.define(
    (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopList(stops)}</linearGradient>`,
  );
}

/** A horizontal gradient, for bodies lit from one side. */
export function across(pen: Pen, stops: Array<[number, string, number?]>): string {
  return pen.define((id) => `<linearGradient id="${id}">${stopList(stops)}</linearGradient>`);
}

/** A round glow that fades out. */
export function round(pen: Pen, stops: Array<[number, string, number?]>): string {
  return pen.define((id) => `<radialGradient id="${id}">${stopList(stops)}</radialGradient>`);
}

function stopList(stops: Array<[number, string, number?]>): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

/** Returns the fill of something solid in the light: brighter towards the sun. */
export function lit(pen: Pen, x: number, base: string, strength = 0.35): string {
  const bright = mix(base, pen.light.glow, strength);
  const dark = mix(base, pen.light.ink, 0.45);
  return x < pen.sunX
    ? across(pen, [
        [0, dark],
        [0.55, base],
        [1, bright],
      ])
    : across(pen, [
        [0, bright],
        [0.45, base],
        [1, dark],
      ]);
}

/** Returns a closed outline through points. */
export function outline(points: Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

/** One path element. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** One rectangle. */
export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(Math.max(0, width))}" height="${num(Math.max(0, height))}" fill="${fill}" ${more}/>`;
}

/** One ellipse. */
export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}" ${more}/>`;
}

/** Two decimals are finer than a pixel on the largest picture. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}
