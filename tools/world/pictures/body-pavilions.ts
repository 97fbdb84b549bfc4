import { type BodyFacts, roof, windows } from './body-parts.ts';
import type { Paint } from './facade-spec.ts';
import { mix } from './light.ts';
import { lit, type Pen, rect } from './pen.ts';

/** Low wings under steep roofs, on stilts if in the lake. */
export function pavilions(pen: Pen, paint: Paint, { plot, ground, star }: BodyFacts): string {
  const { chance } = pen;
  const wings = star >= 5 ? [-300, -110, 110, 300] : [-240, 0, 240];
  const wood = mix(paint.wall, '#8a6243', 0.45);
  return wings
    .map((off, at) => {
      const main = at === Math.floor(wings.length / 2) - (wings.length % 2 === 0 ? 1 : 0);
      const [width, height] = [main ? 290 : 210, main ? 150 : chance.between(96, 118)];
      const foot = plot.y - (ground === 'lake' ? 34 : 0);
      const x = plot.x + off - width / 2;
      const posts = Array.from({ length: 5 }, (_, post) =>
        rect(x + 6 + (post * (width - 22)) / 4, foot - height, 10, height, wood),
      );
      const stilts =
        ground === 'lake'
          ? Array.from({ length: 5 }, (_, post) =>
              rect(x + 8 + (post * (width - 24)) / 4, foot, 8, 46, mix(wood, pen.light.ink, 0.45)),
            )
          : [];
      return [
        stilts.join(''),
        rect(x, foot - height, width, height, lit(pen, x, paint.wall, 0.2)),
        windows(
          pen,
          paint,
          { x: x + 16, y: foot - height + 14, width: width - 32, height: height - 16 },
          { bays: main ? 4 : 3, floors: 1 },
          'tall',
        ),
        posts.join(''),
        rect(x - 8, foot - 8, width + 16, 10, wood),
        roof(x - 40, foot - height + 4, width + 80, main ? 118 : 88, 58, paint.roof),
        main ? roof(x + 40, foot - height - 88, width - 80, 66, 40, mix(paint.roof, '#000000', 0.12)) : '',
      ].join('');
    })
    .join('');
}
