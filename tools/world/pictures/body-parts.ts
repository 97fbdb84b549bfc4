import type { Ground, Paint, Plot } from './facade-spec.ts';
import { drawWindows, type Shape } from './facade-windows.ts';
import { mix } from './light.ts';
import { lit, num, oval, type Pen, path, rect, round } from './pen.ts';
import type { Scene } from './scene-names.ts';

export interface BodyFacts {
  plot: Plot;
  star: number;
  ground: Ground;
  city: Scene;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function windows(
  pen: Pen,
  paint: Paint,
  frame: Frame,
  count: { bays: number; floors: number },
  shape: Shape,
): string {
  return drawWindows(pen, { ...frame, ...count, shape }, paint.trim);
}

/** A hipped roof with its foot at `y`, its ridge shorter by `hip` at each end. */
export function roof(x: number, y: number, width: number, tall: number, hip: number, colour: string): string {
  return (
    path(
      `M${num(x)} ${num(y)}L${num(x + hip)} ${num(y - tall)}H${num(x + width - hip)}L${num(x + width)} ${num(y)}Z`,
      colour,
    ) +
    path(`M${num(x)} ${num(y)}H${num(x + width)}l-10 9H${num(x + 10)}Z`, mix(colour, '#000000', 0.3)) +
    path(
      `M${num(x + hip)} ${num(y - tall)}H${num(x + width - hip)}v5H${num(x + hip)}Z`,
      mix(colour, '#ffffff', 0.2),
    )
  );
}

export function bands(
  x: number,
  top: number,
  width: number,
  floors: number,
  storey: number,
  colour: string,
): string {
  return path(
    Array.from(
      { length: floors },
      (_, at) => `M${num(x)} ${num(top + (at + 1) * storey)}h${num(width)}v5h${num(-width)}Z`,
    ).join(''),
    colour,
  );
}

export function shopFront(pen: Pen, x: number, y: number, width: number, bays: number): string {
  const glow = mix(mix('#7d93a0', pen.light.low, 0.3), '#ffcf87', 0.25 + 0.7 * pen.light.lamp);
  const wide = width / bays;
  return path(
    Array.from(
      { length: bays },
      (_, at) => `M${num(x + at * wide + 6)} ${num(y)}h${num(wide - 12)}v66h${num(12 - wide)}Z`,
    ).join(''),
    glow,
  );
}

export function entrance(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint,
): string {
  const glow = mix(mix('#a9937a', pen.light.low, 0.3), '#ffd591', 0.3 + 0.65 * pen.light.lamp);
  return (
    rect(x - width / 2 - 7, y - height - 7, width + 14, height + 7, paint.trim) +
    rect(x - width / 2, y - height, width, height, glow) +
    rect(x - 2, y - height, 4, height, paint.accent)
  );
}

export function podium(pen: Pen, paint: Paint, { x, y, width }: Omit<Frame, 'height'>): string {
  const colour = mix(paint.wall, pen.light.ink, 0.16);
  return (
    rect(x, y, width, 100, lit(pen, x + width / 2, colour, 0.18)) +
    shopFront(pen, x + 14, y + 30, width - 28, 11) +
    rect(x - 8, y - 6, width + 16, 12, paint.trim)
  );
}

export function canopy(pen: Pen, x: number, y: number, width: number, paint: Paint): string {
  const halo = round(pen, [
    [0, '#ffdf9e', 0.5 * pen.light.lamp + 0.1],
    [1, '#ffdf9e', 0],
  ]);
  const posts = [-0.42, -0.16, 0.16, 0.42].map((share) =>
    rect(x + share * width - 5, y - 62, 10, 62, paint.trim),
  );
  return (
    oval(x, y - 30, width * 0.7, 80, halo) +
    entrance(pen, x, y, width * 0.5, 56, paint) +
    posts.join('') +
    path(
      `M${num(x - width / 2 - 20)} ${num(y - 62)}h${num(width + 40)}l-14 -20h${num(-width - 12)}Z`,
      paint.accent,
    )
  );
}
