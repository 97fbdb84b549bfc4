import { drawView, type SceneRequest } from './draw-scene.ts';
import { mix } from './light.ts';
import { across, downward, num, type Pen, path, rect } from './pen.ts';

const WALLS = ['#e4d8c3', '#c9d0c4', '#d8bfa3', '#a9bab6', '#ece4d6', '#c7b3a0'];
const ACCENTS = ['#cf8f33', '#9a4232', '#4d7d69', '#23535b', '#3c4d70'];
const WOOD = ['#8a5f3d', '#6f4a31', '#a07650'];

/** Wall, accent, wood, linen and floor of one house. */
export interface Tones {
  wall: string;
  accent: string;
  wood: string;
  linen: string;
  floor: string;
}

/** Returns the colours of one house. */
export function tonesOf(pen: Pen): Tones {
  const { chance } = pen;
  const wood = chance.pick(WOOD);
  return {
    wall: chance.pick(WALLS),
    accent: chance.pick(ACCENTS),
    wood,
    linen: '#f6f0e4',
    floor: mix(wood, '#d9c3a0', 0.25),
  };
}

/** Returns a colour of the house at this hour: lamps warm it after dusk. */
export function tone(pen: Pen, colour: string): string {
  const { lamp, ink } = pen.light;
  return mix(mix(colour, ink, 0.06 + 0.42 * lamp), '#f0a850', 0.14 * lamp);
}

/** Wall and boarded floor. */
export function walls(pen: Pen, tones: Tones, ground: number): string {
  const wall = tone(pen, tones.wall);
  const floor = tone(pen, tones.floor);
  const boards = Array.from({ length: 9 }, (_, at) => {
    const x = at * 150;
    return `M${num(600 + (x - 600) * 0.7)} ${num(ground)}L${num(600 + (x - 600) * 1.7)} ${pen.height}`;
  });
  return [
    rect(
      0,
      0,
      pen.width,
      ground,
      downward(pen, [
        [0, mix(wall, pen.light.ink, 0.16)],
        [0.6, wall],
        [1, mix(wall, pen.light.ink, 0.1)],
      ]),
    ),
    rect(
      0,
      ground,
      pen.width,
      pen.height - ground,
      downward(pen, [
        [0, mix(floor, pen.light.ink, 0.22)],
        [1, floor],
      ]),
    ),
    `<path d="${boards.join('')}" stroke="${mix(floor, pen.light.ink, 0.35)}" stroke-width="1.6" opacity="0.5"/>`,
    rect(0, ground - 9, pen.width, 9, mix(wall, pen.light.ink, 0.3)),
  ].join('');
}

/** A rectangle on the sheet. */
export type Frame = { x: number; y: number; width: number; height: number };

/** A framed window with the place beyond. */
export function window(pen: Pen, request: SceneRequest, tones: Tones, view: Frame, panes: number): string {
  const wood = tone(pen, mix(tones.wood, '#000000', 0.25));
  const bars = Array.from({ length: panes - 1 }, (_, at) =>
    rect(view.x + ((at + 1) * view.width) / panes - 4, view.y, 8, view.height, wood),
  );
  return [
    rect(view.x - 16, view.y - 16, view.width + 32, view.height + 32, wood),
    drawView({ scene: request.scene, seed: request.seed, hour: request.hour }, view),
    bars.join(''),
    rect(view.x - 28, view.y + view.height + 12, view.width + 56, 14, mix(wood, '#ffffff', 0.18)),
  ].join('');
}

/** Daylight through the window on the floor. */
export function lightPatch(pen: Pen, view: Frame, ground: number): string {
  if (pen.light.lamp > 0.6) return '';
  const slant = (pen.sunX < 600 ? 1 : -1) * 130;
  const fill = downward(pen, [
    [0, pen.light.glow, 0.34],
    [1, pen.light.glow, 0],
  ]);
  return path(
    `M${num(view.x + slant * 0.3)} ${num(ground)}H${num(view.x + view.width + slant * 0.3)}L${num(view.x + view.width + slant)} ${pen.height}H${num(view.x + slant)}Z`,
    fill,
  );
}

/** Curtains on both sides of a window. */
export function curtains(pen: Pen, tones: Tones, view: Frame, ground: number): string {
  const cloth = tone(pen, mix(tones.accent, tones.linen, 0.45));
  const top = view.y - 40;
  const drape = (x: number, wide: number) => {
    const folds = Array.from({ length: 5 }, (_, at) =>
      rect(
        x + (at * wide) / 5,
        top,
        wide / 5,
        ground - top - 4,
        across(pen, [
          [0, mix(cloth, '#ffffff', 0.1)],
          [0.5, cloth],
          [1, mix(cloth, pen.light.ink, 0.3)],
        ]),
      ),
    );
    return folds.join('');
  };
  return `${drape(view.x - 56, 92)}${drape(view.x + view.width - 36, 92)}${rect(view.x - 84, top - 8, view.width + 168, 9, tone(pen, tones.wood))}`;
}

/** Columns mirrored in a polished floor. */
export function reflection(pen: Pen, ground: number, at: readonly number[]): string {
  return at
    .map((x) =>
      rect(
        x - 23,
        ground,
        46,
        pen.height - ground,
        downward(pen, [
          [0, pen.light.ink, 0.28],
          [1, pen.light.ink, 0],
        ]),
      ),
    )
    .join('');
}

/** A round body lit from one side. */
export function lightAcross(pen: Pen, colour: string): string {
  return across(pen, [
    [0, mix(colour, pen.light.ink, 0.25)],
    [0.4, mix(colour, '#ffffff', 0.14)],
    [1, mix(colour, pen.light.ink, 0.4)],
  ]);
}
