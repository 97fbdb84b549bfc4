import { type BodyFacts, bands, entrance, shopFront, windows } from './body-parts.ts';
import type { Paint, Plot } from './facade-spec.ts';
import { SHAPES } from './facade-windows.ts';
import { mix } from './light.ts';
import { lit, num, oval, type Pen, path, rect } from './pen.ts';

/** Four to six floors between its neighbours, awnings over the street. */
export function townhouse(pen: Pen, paint: Paint, { plot }: BodyFacts): string {
  const { chance } = pen;
  const floors = chance.whole(4, 6);
  const [width, storey] = [chance.between(420, 560), 66];
  const top = plot.y - 84 - floors * storey;
  const x = plot.x - width / 2;
  const bays = chance.whole(5, 7);
  const stripes = Array.from({ length: bays }, (_, at) =>
    awning(x + 16 + (at * (width - 32)) / bays, plot.y - 82, (width - 32) / bays - 14, paint.accent),
  );
  return [
    neighbours(pen, paint, plot, width, floors * storey),
    rect(x, top, width, plot.y - top, lit(pen, plot.x, paint.wall, 0.2)),
    bands(x, top, width, floors, storey, mix(paint.wall, paint.trim, 0.6)),
    windows(
      pen,
      paint,
      { x: x + 16, y: top + 6, width: width - 32, height: floors * storey },
      { bays, floors },
      chance.pick(SHAPES),
    ),
    chance.happens(0.6) ? railings(x + 16, top + 6, width - 32, { bays, floors, storey }, paint) : '',
    rect(x, plot.y - 84, width, 84, mix(paint.wall, pen.light.ink, 0.3)),
    shopFront(pen, x + 18, plot.y - 66, width - 36, bays),
    stripes.join(''),
    entrance(pen, plot.x, plot.y, 66, 70, paint),
    rect(x - 8, top - 12, width + 16, 16, paint.trim),
    chance.happens(0.5) ? roofGarden(pen, x, top - 12, width) : parapet(x, top - 12, width, paint),
  ].join('');
}

function railings(
  x: number,
  y: number,
  width: number,
  { bays, floors, storey }: { bays: number; floors: number; storey: number },
  { trim, accent }: Paint,
): string {
  const wide = width / bays;
  const rows = Array.from({ length: floors }, (_, floor) =>
    Array.from(
      { length: bays },
      (_, bay) =>
        `M${num(x + bay * wide + wide * 0.1)} ${num(y + (floor + 0.72) * storey)}h${num(wide * 0.8)}v${num(storey * 0.2)}h${num(-wide * 0.8)}Z`,
    ).join(''),
  );
  return path(rows.join(''), mix(trim, accent, 0.45), 'opacity="0.85"');
}

function awning(x: number, y: number, width: number, colour: string): string {
  return (
    path(`M${num(x)} ${num(y)}h${num(width)}l10 26h${num(-width - 20)}Z`, colour) +
    rect(x - 10, y + 26, width + 20, 6, mix(colour, '#ffffff', 0.35))
  );
}

function parapet(x: number, y: number, width: number, paint: Paint): string {
  return (
    rect(x + width * 0.3, y - 34, width * 0.4, 36, mix(paint.wall, paint.trim, 0.3)) +
    rect(x + width * 0.28, y - 40, width * 0.44, 8, paint.trim)
  );
}

function roofGarden(pen: Pen, x: number, y: number, width: number): string {
  const green = mix(mix('#3f6d4c', pen.light.low, 0.15), pen.light.ink, 0.2 + 0.3 * pen.light.lamp);
  return Array.from({ length: 12 }, (_, at) =>
    oval(x + ((at + 0.5) * width) / 12, y - 6, width / 20, pen.chance.between(9, 22), green),
  ).join('');
}

/** The neighbouring houses on both sides, in the haze of the street. */
function neighbours(pen: Pen, paint: Paint, plot: Plot, width: number, height: number): string {
  const colour = mix(mix(paint.wall, pen.light.haze, 0.65), pen.light.ink, 0.1);
  const at = (x: number, tall: number, wide: number) => {
    const frame = { x: x + 12, y: plot.y - tall + 12, width: wide - 24, height: tall - 70 };
    return (
      rect(x, plot.y - tall, wide, tall, colour) +
      windows(pen, { ...paint, trim: colour }, frame, { bays: 4, floors: 4 }, 'wide')
    );
  };
  const half = width / 2;
  return (
    at(plot.x - half - 190, height * pen.chance.between(0.5, 0.85), 196) +
    at(plot.x + half - 6, height * pen.chance.between(0.5, 0.85), 196)
  );
}
