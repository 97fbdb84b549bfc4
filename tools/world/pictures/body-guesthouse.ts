import { type BodyFacts, entrance, roof, windows } from './body-parts.ts';
import type { Paint } from './facade-spec.ts';
import { mix } from './light.ts';
import { lit, type Pen, rect } from './pen.ts';

/** Two or three floors under a pitched roof, a veranda before the door. */
export function guesthouse(pen: Pen, paint: Paint, { plot }: BodyFacts): string {
  const { chance } = pen;
  const floors = chance.whole(2, 3);
  const [width, height] = [chance.between(430, 560), floors * 92];
  const x = plot.x - width / 2;
  const y = plot.y - height;
  const hip = chance.between(30, 80);
  const veranda = plot.y - 96;
  const posts = Array.from({ length: 7 }, (_, at) =>
    rect(x - 20 + (at * (width + 30)) / 6, veranda, 9, 96, paint.trim),
  );
  return [
    rect(x, y, width, height, lit(pen, plot.x, paint.wall, 0.2)),
    windows(
      pen,
      paint,
      { x: x + 14, y: y + 4, width: width - 28, height: height - 100 },
      { bays: chance.whole(5, 7), floors: floors - 1 },
      chance.pick(['tall', 'arched', 'pair']),
    ),
    roof(x - 34, y, width + 68, chance.between(74, 110), hip, paint.roof),
    rect(x, veranda + 20, width, 76, mix(paint.wall, pen.light.ink, 0.35)),
    entrance(pen, plot.x, plot.y, 62, 74, paint),
    windows(
      pen,
      paint,
      { x: x + 10, y: veranda + 18, width: width / 2 - 60, height: 74 },
      { bays: 2, floors: 1 },
      'wide',
    ),
    windows(
      pen,
      paint,
      { x: plot.x + 50, y: veranda + 18, width: width / 2 - 60, height: 74 },
      { bays: 2, floors: 1 },
      'wide',
    ),
    posts.join(''),
    roof(x - 40, veranda + 8, width + 80, 34, 26, mix(paint.roof, paint.accent, 0.3)),
  ].join('');
}
