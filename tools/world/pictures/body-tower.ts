import { type BodyFacts, canopy, podium, roof, windows } from './body-parts.ts';
import type { Paint } from './facade-spec.ts';
import type { Shape } from './facade-windows.ts';
import { mix } from './light.ts';
import { lit, type Pen, rect } from './pen.ts';

/** A luxury hotel: fourteen floors or more over a podium. */
export function tower(pen: Pen, paint: Paint, { plot, star }: BodyFacts): string {
  const { chance } = pen;
  const floors = 10 + star + chance.whole(0, 2);
  const storey = chance.between(25, 28);
  const width = chance.between(250, 330);
  const top = plot.y - 100 - floors * storey;
  const x = plot.x - width / 2 + chance.between(-60, 60);
  const step = chance.between(60, 110);
  const low = Math.round(floors * chance.between(0.45, 0.7));
  const lowTop = plot.y - 100 - low * storey;
  const shape: Shape = chance.pick(['ribbon', 'tall', 'wide']);
  const wingX = chance.happens(0.5) ? x - step - 90 : x + width - 30;
  const wingWidth = step + 120;
  return [
    rect(wingX, lowTop, wingWidth, plot.y - lowTop, lit(pen, wingX, mix(paint.wall, paint.accent, 0.2), 0.2)),
    windows(
      pen,
      paint,
      { x: wingX + 8, y: lowTop + 6, width: wingWidth - 16, height: low * storey },
      { bays: 5, floors: low },
      shape,
    ),
    rect(wingX - 5, lowTop - 7, wingWidth + 10, 9, paint.trim),
    rect(x, top, width, plot.y - top, lit(pen, x + width / 2, paint.wall, 0.28)),
    windows(
      pen,
      paint,
      { x: x + 10, y: top + 10, width: width - 20, height: floors * storey - 6 },
      { bays: chance.whole(7, 9), floors },
      shape,
    ),
    crown(pen, x, top, width, paint),
    podium(pen, paint, { x: plot.x - 380, y: plot.y - 100, width: 760 }),
    canopy(pen, plot.x, plot.y, 300, paint),
  ].join('');
}

function crown(pen: Pen, x: number, top: number, width: number, paint: Paint): string {
  const kind = pen.chance.whole(0, 2);
  const cap = rect(x - 6, top - 8, width + 12, 12, paint.trim);
  if (kind === 0) return cap + rect(x + width * 0.25, top - 44, width * 0.5, 38, paint.accent);
  if (kind === 1) return cap + roof(x - 6, top - 6, width + 12, 64, 70, paint.roof);
  return (
    cap +
    rect(x + width * 0.1, top - 30, width * 0.8, 24, mix(paint.wall, paint.trim, 0.5)) +
    rect(x + width * 0.48, top - 96, 6, 70, paint.trim)
  );
}
