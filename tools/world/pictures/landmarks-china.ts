import { goldAt, type Place } from './landmarks.ts';
import { mix } from './light.ts';
import { depth, lit, num, type Pen, path, rect } from './pen.ts';

/** A Chinese memorial gate with three bays and swept roofs. */
export function drawMemorialGate(pen: Pen, place: Place): string {
  const { x, y, tall, near } = place;
  const wood = lit(pen, x, mix('#8c3326', depth(pen, near), 0.45), 0.25);
  const tile = mix('#2f5c55', depth(pen, near), 0.45);
  const posts = [-0.62, -0.3, 0.3, 0.62].map((off) =>
    rect(
      x + off * tall - tall * 0.03,
      y - tall * (Math.abs(off) > 0.4 ? 0.5 : 0.64),
      tall * 0.06,
      tall * 0.64,
      wood,
    ),
  );
  const beams =
    rect(x - tall * 0.33, y - tall * 0.66, tall * 0.66, tall * 0.12, wood) +
    rect(x - tall * 0.3, y - tall * 0.63, tall * 0.6, tall * 0.02, goldAt(pen, near)) +
    rect(x - tall * 0.65, y - tall * 0.52, tall * 0.36, tall * 0.09, wood) +
    rect(x + tall * 0.29, y - tall * 0.52, tall * 0.36, tall * 0.09, wood);
  const roofs = [
    [0, 0.66, 0.44, 0.2],
    [-0.48, 0.52, 0.27, 0.13],
    [0.48, 0.52, 0.27, 0.13],
    [0, 0.84, 0.26, 0.14],
  ].map(([off, foot, half, rise]) =>
    sweptRoof(x + off! * tall, y - foot! * tall, half! * tall, rise! * tall, lit(pen, x, tile, 0.3)),
  );
  return posts.join('') + beams + roofs.join('');
}

/** A many-storeyed pavilion with swept eaves, as beside Kunming's lake. */
export function drawPavilion(pen: Pen, place: Place, floors = 3): string {
  const { x, y, tall, near } = place;
  const wood = mix('#7d3427', depth(pen, near), 0.5);
  const window = mix(wood, '#ffc873', 0.15 + pen.light.lamp * 0.75);
  const tile = lit(pen, x, mix('#3a4d46', depth(pen, near), 0.5), 0.25);
  const storey = (tall * 0.82) / floors;
  const parts = Array.from({ length: floors }, (_, index) => {
    const half = tall * (0.3 - index * 0.065);
    const foot = y - index * storey;
    const bays = Array.from({ length: 5 }, (_, bay) =>
      rect(x - half * 0.8 + bay * half * 0.34, foot - storey * 0.52, half * 0.22, storey * 0.42, window),
    );
    return (
      rect(x - half * 0.85, foot - storey, half * 1.7, storey, wood) +
      bays.join('') +
      sweptRoof(x, foot - storey * 0.66, half * 1.35, storey * 0.5, tile)
    );
  });
  return parts.join('') + rect(x - tall * 0.008, y - tall, tall * 0.016, tall * 0.16, tile);
}

function sweptRoof(x: number, foot: number, half: number, rise: number, fill: string): string {
  return path(
    `M${num(x - half)} ${num(foot - rise * 0.28)}Q${num(x - half * 0.7)} ${num(foot + rise * 0.06)} ${num(x - half * 0.6)} ${num(foot)}H${num(x + half * 0.6)}Q${num(x + half * 0.7)} ${num(foot + rise * 0.06)} ${num(x + half)} ${num(foot - rise * 0.28)}Q${num(x + half * 0.55)} ${num(foot - rise * 0.2)} ${num(x + half * 0.36)} ${num(foot - rise)}H${num(x - half * 0.36)}Q${num(x - half * 0.55)} ${num(foot - rise * 0.2)} ${num(x - half)} ${num(foot - rise * 0.28)}Z`,
    fill,
  );
}
