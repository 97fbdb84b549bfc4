import type { Build, Ground, Paint, Plot } from './facade-spec.ts';
import { drawWindows, SHAPES, type Shape } from './facade-windows.ts';
import { mix } from './light.ts';
import { lit, num, oval, type Pen, path, rect, round } from './pen.ts';
import type { Scene } from './scene-names.ts';

export interface BodyFacts {
  plot: Plot;
  star: number;
  ground: Ground;
  city: Scene;
}

/** The house itself. */
export function drawBody(pen: Pen, build: Build, paint: Paint, facts: BodyFacts): string {
  const draw = { guesthouse, townhouse, block, tower, pavilions }[build];
  return shadow(pen, facts.plot) + draw(pen, paint, facts);
}

/** Two or three floors under a pitched roof, a veranda before the door. */
function guesthouse(pen: Pen, paint: Paint, { plot }: BodyFacts): string {
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

/** Four to six floors between its neighbours, awnings over the street. */
function townhouse(pen: Pen, paint: Paint, { plot }: BodyFacts): string {
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

/** A broad house of six to nine floors with a lit canopy. */
function block(pen: Pen, paint: Paint, { plot }: BodyFacts): string {
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

/** A grand house: fourteen floors and more over a podium. */
function tower(pen: Pen, paint: Paint, { plot, star }: BodyFacts): string {
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

/** Low wings under steep roofs, on stilts where the lake is. */
function pavilions(pen: Pen, paint: Paint, { plot, ground, star }: BodyFacts): string {
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

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

function windows(
  pen: Pen,
  paint: Paint,
  frame: Frame,
  count: { bays: number; floors: number },
  shape: Shape,
): string {
  return drawWindows(pen, { ...frame, ...count, shape }, paint.trim);
}

/** A hipped roof standing on `y`, its ridge shorter by `hip` at each end. */
function roof(x: number, y: number, width: number, tall: number, hip: number, colour: string): string {
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

function bands(
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

function shopFront(pen: Pen, x: number, y: number, width: number, bays: number): string {
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

function entrance(pen: Pen, x: number, y: number, width: number, height: number, paint: Paint): string {
  const glow = mix(mix('#a9937a', pen.light.low, 0.3), '#ffd591', 0.3 + 0.65 * pen.light.lamp);
  return (
    rect(x - width / 2 - 7, y - height - 7, width + 14, height + 7, paint.trim) +
    rect(x - width / 2, y - height, width, height, glow) +
    rect(x - 2, y - height, 4, height, paint.accent)
  );
}

function podium(pen: Pen, paint: Paint, { x, y, width }: Omit<Frame, 'height'>): string {
  const colour = mix(paint.wall, pen.light.ink, 0.16);
  return (
    rect(x, y, width, 100, lit(pen, x + width / 2, colour, 0.18)) +
    shopFront(pen, x + 14, y + 30, width - 28, 11) +
    rect(x - 8, y - 6, width + 16, 12, paint.trim)
  );
}

function canopy(pen: Pen, x: number, y: number, width: number, paint: Paint): string {
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

/** The houses left and right in the haze of the street. */
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

function shadow(pen: Pen, { x, y, width }: Plot): string {
  return oval(x, y + 4, width * 0.62, 16, pen.light.ink, 'opacity="0.28"');
}
