import { type BodyFacts, bands, canopy, podium, windows } from './body-parts.ts';
import type { Paint } from './facade-spec.ts';
import { SHAPES } from './facade-windows.ts';
import { mix } from './light.ts';
import { lit, type Pen, rect } from './pen.ts';

/** A broad building of six to nine floors with a lit canopy. */
export function block(pen: Pen, paint: Paint, { plot }: BodyFacts): string {
  const { chance } = pen;
  const floors = chance.whole(6, 8);
  const [width, storey] = [chance.between(600, 720), 50];
  const top = plot.y - 92 - floors * storey;
  const x = plot.x - width / 2;
  const core = chance.between(120, 170);
  const bays = chance.whole(4, 5);
  const side = (width - core) / 2;
  const shape = chance.pick(SHAPES);
  const wing = (left: number) =>
    windows(
      pen,
      paint,
      { x: left + 12, y: top + 6, width: side - 24, height: floors * storey },
      { bays, floors },
      shape,
    );
  return [
    rect(x, top, width, plot.y - top, lit(pen, plot.x, paint.wall, 0.22)),
    bands(x, top, width, floors, storey, mix(paint.wall, paint.trim, 0.45)),
    wing(x) + wing(x + side + core),
    rect(
      plot.x - core / 2,
      top - 34,
      core,
      plot.y - top + 34,
      mix(paint.wall, paint.accent, chance.between(0.15, 0.7)),
    ),
    windows(
      pen,
      paint,
      { x: plot.x - core / 2 + 10, y: top - 10, width: core - 20, height: floors * storey + 16 },
      { bays: 2, floors },
      'ribbon',
    ),
    rect(x - 8, top - 10, width + 16, 12, paint.trim),
    podium(pen, paint, { x: x - 36, y: plot.y - 92, width: width + 72 }),
    canopy(pen, plot.x, plot.y, 250, paint),
  ].join('');
}
