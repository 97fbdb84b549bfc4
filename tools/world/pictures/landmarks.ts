import { mix } from './light.ts';
import { depth, lit, num, outline, oval, type Pen, type Point, path, rect, round } from './pen.ts';

/** Position of a landmark: centre, foot, height, and nearness (0 far, 1 close). */
export interface Place {
  x: number;
  y: number;
  tall: number;
  near: number;
}

// Outlines of solids of revolution: [height, half width] as shares of the full height.
const BELL: Point[] = [
  [0, 0.5],
  [0.04, 0.5],
  [0.04, 0.45],
  [0.09, 0.44],
  [0.09, 0.39],
  [0.14, 0.38],
  [0.14, 0.33],
  [0.19, 0.31],
  [0.22, 0.285],
  [0.27, 0.26],
  [0.33, 0.238],
  [0.38, 0.205],
  [0.43, 0.155],
  [0.45, 0.14],
  [0.465, 0.15],
  [0.48, 0.128],
  [0.5, 0.134],
  [0.515, 0.112],
  [0.535, 0.118],
  [0.55, 0.097],
  [0.58, 0.084],
  [0.6, 0.094],
  [0.625, 0.08],
  [0.66, 0.066],
  [0.72, 0.048],
  [0.77, 0.03],
  [0.8, 0.02],
  [0.81, 0.034],
  [0.83, 0.016],
  [0.86, 0.02],
  [0.88, 0.01],
  [0.93, 0.006],
  [1, 0.001],
];
const SLENDER: Point[] = [
  [0, 0.3],
  [0.05, 0.3],
  [0.05, 0.26],
  [0.1, 0.25],
  [0.1, 0.21],
  [0.17, 0.19],
  [0.24, 0.165],
  [0.3, 0.135],
  [0.36, 0.085],
  [0.38, 0.092],
  [0.42, 0.075],
  [0.5, 0.058],
  [0.6, 0.04],
  [0.72, 0.024],
  [0.76, 0.034],
  [0.78, 0.014],
  [0.9, 0.006],
  [1, 0.001],
];
const PRANG: Point[] = [
  [0, 0.4],
  [0.07, 0.4],
  [0.07, 0.33],
  [0.17, 0.3],
  [0.17, 0.255],
  [0.3, 0.21],
  [0.3, 0.17],
  [0.4, 0.145],
  [0.55, 0.125],
  [0.7, 0.11],
  [0.82, 0.085],
  [0.9, 0.05],
  [0.925, 0.03],
  [0.93, 0.012],
  [0.96, 0.012],
  [1, 0.002],
];
const SIKHARA: Point[] = [
  [0, 0.16],
  [0.12, 0.165],
  [0.3, 0.158],
  [0.48, 0.135],
  [0.64, 0.1],
  [0.74, 0.068],
  [0.76, 0.08],
  [0.79, 0.05],
  [0.86, 0.026],
  [0.92, 0.012],
  [1, 0.001],
];

/** A bell-shaped golden stupa with its ring of small ones, as on the hill of Yangon. */
export function drawGreatStupa(pen: Pen, place: Place): string {
  const { x, y, tall, near } = place;
  const colour = goldAt(pen, near);
  const small = [-0.62, -0.5, -0.38, 0.38, 0.5, 0.62].map((off, index) =>
    turned(
      x + off * tall,
      y,
      tall * (index % 3 === 1 ? 0.24 : 0.18),
      SLENDER,
      lit(pen, x, mix(colour, pen.light.ink, 0.15)),
    ),
  );
  const steps = rect(
    x - tall * 0.72,
    y - tall * 0.03,
    tall * 1.44,
    tall * 0.035,
    mix(colour, pen.light.ink, 0.45),
  );
  return uplight(pen, place) + turned(x, y, tall, BELL, lit(pen, x, colour)) + small.join('') + steps;
}

/** A single slim stupa; `gold` false makes it whitewashed. */
export function drawStupa(pen: Pen, place: Place, gold = true): string {
  const white = mix(mix('#efe6d2', pen.light.haze, 0.4), pen.light.ink, 0.15 + 0.45 * pen.light.lamp);
  const colour = gold ? goldAt(pen, place.near) : mix(white, depth(pen, place.near), 0.25);
  return turned(
    place.x,
    place.y,
    place.tall,
    pen.chance.happens(0.5) ? BELL : SLENDER,
    lit(pen, place.x, colour),
  );
}

/** A brick temple of Bagan: terraces, corner spires, a curved tower. */
export function drawBrickTemple(pen: Pen, place: Place): string {
  const { x, y, tall, near } = place;
  const brick = mix(mix('#9c5a3c', pen.light.glow, 0.12), depth(pen, near), 0.35 + near * 0.3);
  const fill = lit(pen, x, brick, 0.3);
  const tiers = [
    [0.62, 0, 0.2],
    [0.52, 0.2, 0.08],
    [0.42, 0.28, 0.07],
    [0.31, 0.35, 0.07],
    [0.21, 0.42, 0.06],
  ].map(([half, from, rise]) =>
    rect(x - half! * tall, y - (from! + rise!) * tall, half! * 2 * tall, rise! * tall + 1, fill),
  );
  const spires = [-0.56, -0.42, -0.3, 0.3, 0.42, 0.56].map((off, index) => {
    const level = [0.2, 0.28, 0.35][index < 3 ? index : 5 - index]!;
    return turned(x + off * tall, y - level * tall, tall * 0.15, SLENDER, fill);
  });
  const door = mix(pen.light.ink, pen.light.lamp > 0.4 ? '#f2b765' : pen.light.ink, 0.55);
  const doors = [-0.44, -0.22, 0, 0.22, 0.44].map((off) =>
    path(
      `M${num(x + off * tall - tall * 0.028)} ${num(y)}v${num(-tall * 0.09)}a${num(tall * 0.028)} ${num(tall * 0.04)} 0 0 1 ${num(tall * 0.056)} 0v${num(tall * 0.09)}Z`,
      door,
    ),
  );
  return (
    tiers.join('') + spires.join('') + turned(x, y - tall * 0.47, tall * 0.53, SIKHARA, fill) + doors.join('')
  );
}

/** A tiered roof tower of teak, as on the palace and gates of Mandalay. */
export function drawTieredRoof(pen: Pen, place: Place, tiers = 5): string {
  const { x, y, tall, near } = place;
  const wood = mix(depth(pen, near), '#7a3b2c', 0.25);
  const fill = lit(pen, x, wood, 0.22);
  const trim = mix(goldAt(pen, near), wood, 0.3);
  const body = rect(x - tall * 0.17, y - tall * 0.22, tall * 0.34, tall * 0.22, fill);
  const roofs = Array.from({ length: tiers }, (_, index) => {
    const share = index / tiers;
    const half = tall * (0.3 - share * 0.24);
    const foot = y - tall * (0.2 + share * 0.5);
    const rise = tall * (0.13 - share * 0.03);
    return (
      path(
        `M${num(x - half)} ${num(foot - tall * 0.025)}Q${num(x - half * 0.8)} ${num(foot)} ${num(x - half * 0.72)} ${num(foot)}H${num(x + half * 0.72)}Q${num(x + half * 0.8)} ${num(foot)} ${num(x + half)} ${num(foot - tall * 0.025)}L${num(x + half * 0.55)} ${num(foot - rise)}H${num(x - half * 0.55)}Z`,
        fill,
      ) + rect(x - half * 0.75, foot - 1.2, half * 1.5, 2, trim)
    );
  });
  return (
    body +
    roofs.join('') +
    turned(
      x,
      y - tall * 0.7,
      tall * 0.3,
      SIKHARA.map(([h, w]) => [h, w * 0.7]),
      trim,
    )
  );
}

/** A tower of corn-cob form with its four small ones, as on the river at Bangkok. */
export function drawPrang(pen: Pen, place: Place): string {
  const { x, y, tall, near } = place;
  const plain = mix(mix('#cdb892', pen.light.glow, 0.15), depth(pen, near), 0.3);
  const stone = mix(plain, '#c98f4a', pen.light.lamp * 0.6);
  const small = [-0.56, -0.34, 0.34, 0.56].map((off) =>
    turned(x + off * tall, y, tall * 0.42, PRANG, lit(pen, x, mix(stone, pen.light.ink, 0.12))),
  );
  return uplight(pen, place) + small.join('') + turned(x, y, tall, PRANG, lit(pen, x, stone));
}

/** A Thai temple hall with its steep stacked gables. */
export function drawGable(pen: Pen, place: Place): string {
  const { x, y, tall, near } = place;
  const wall = mix(mix('#efe3c8', pen.light.haze, 0.4), pen.light.ink, 0.2 + pen.light.lamp * 0.4);
  const tile = mix('#a2482e', depth(pen, near), 0.5);
  const layers = [
    [0.62, 0.36, 0.46],
    [0.5, 0.46, 0.62],
    [0.36, 0.56, 0.8],
  ].map(([half, foot, peak]) =>
    path(
      `M${num(x - half! * tall)} ${num(y - foot! * tall + tall * 0.08)}Q${num(x - half! * tall * 0.3)} ${num(y - foot! * tall)} ${num(x)} ${num(y - peak! * tall - tall * 0.12)}Q${num(x + half! * tall * 0.3)} ${num(y - foot! * tall)} ${num(x + half! * tall)} ${num(y - foot! * tall + tall * 0.08)}Z`,
      lit(pen, x, tile, 0.3),
      `stroke="${goldAt(pen, near)}" stroke-width="1.6"`,
    ),
  );
  const pillars = Array.from({ length: 7 }, (_, index) =>
    rect(
      x - tall * 0.46 + index * tall * 0.148,
      y - tall * 0.34,
      tall * 0.03,
      tall * 0.34,
      mix(wall, pen.light.ink, 0.3),
    ),
  );
  return (
    rect(x - tall * 0.48, y - tall * 0.4, tall * 0.96, tall * 0.4, wall) + pillars.join('') + layers.join('')
  );
}

function turned(x: number, y: number, tall: number, profile: Point[], fill: string): string {
  const right = profile.map(([up, half]): Point => [x + half * tall, y - up * tall]);
  const left = profile.map(([up, half]): Point => [x - half * tall, y - up * tall]).reverse();
  return path(outline([...right, ...left]), fill);
}

/** Gold leaf at a distance. */
export function goldAt(pen: Pen, near: number): string {
  return mix(pen.light.gold, depth(pen, near), 0.1 + (1 - near) * 0.25);
}

/** Floodlight around a shrine after dark. */
function uplight(pen: Pen, { x, y, tall }: Place): string {
  if (pen.light.lamp < 0.3) {
    return '';
  }
  const fill = round(pen, [
    [0, '#ffc66b', 0.45 * pen.light.lamp],
    [0.5, '#ffb257', 0.14 * pen.light.lamp],
    [1, '#ffb257', 0],
  ]);
  return oval(x, y - tall * 0.3, tall * 1.05, tall * 0.85, fill);
}
