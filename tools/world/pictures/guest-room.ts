import { makeChance } from '../make/chance.ts';
import { asDocument, penFor } from './draw-scene.ts';
import { armchair, art, bedOf, lamp, nightTable, plant } from './furniture.ts';
import { mix } from './light.ts';
import { type Pen, rect } from './pen.ts';
import { curtains, lightPatch, type Tones, tone, tonesOf, walls, window } from './room-shell.ts';
import type { Scene } from './scene-names.ts';

export type Bed = 'king' | 'queen' | 'double' | 'twin' | 'single' | 'triple' | 'family';

/** Visible facts about a room type, from its data. */
export interface RoomFacts {
  bed: Bed;
  size: 'small' | 'middle' | 'large';
  /** The view through the window; undefined if there is none. */
  view: Scene | undefined;
}

/** Widths of the beds side by side, in units of a sheet 1200 across. */
const BEDS: Record<Bed, readonly number[]> = {
  king: [560],
  queen: [490],
  double: [440],
  single: [290],
  twin: [255, 255],
  triple: [180, 180, 180],
  family: [360, 180],
};
const GAP = 44;
const HOURS = [8.2, 9.5, 10.4, 15.6, 16.6, 17.3];

/** Draws a guest room with its number and width of beds and its size, as an SVG document of 3:2. */
export function drawGuestRoom(facts: RoomFacts, width: number): string {
  const seed = `room-${facts.bed}-${facts.size}-${facts.view ?? 'inside'}`;
  const hour = makeChance(seed).pick(HOURS);
  const request = {
    scene: facts.view ?? ('city' as Scene),
    seed,
    hour,
    width,
    height: Math.round((width * 2) / 3),
  };
  const pen = penFor(request);
  const tones = tonesOf(pen);
  const { height, chance } = pen;
  const ground = height * 0.74;
  const left = chance.happens(0.5);
  const wide = { small: 360, middle: 500, large: 560 }[facts.size];
  const frame = { x: left ? 90 : 1110 - wide, y: height * 0.11, width: wide, height: height * 0.53 };
  const bedsFrom = left ? 560 : 50;
  const body = [
    walls(pen, tones, ground),
    facts.view
      ? window(pen, request, tones, frame, facts.size === 'small' ? 2 : 3) +
        lightPatch(pen, frame, ground) +
        curtains(pen, tones, frame, ground)
      : panel(pen, tones, frame),
    art(pen, tones, left ? 800 : 230, height * 0.15, 170, height * 0.15),
    beds(pen, tones, BEDS[facts.bed], { from: bedsFrom, ground }),
    facts.size === 'large' ? armchair(pen, tones, left ? 130 : 890, height * 0.93) : '',
    facts.size === 'middle' ? plant(pen, left ? 120 : 1080, ground + 40, height * 0.3) : '',
  ].join('');
  return asDocument(pen, body, request.width, request.height);
}

/** The beds with a table and a lamp at each end of the row. */
function beds(
  pen: Pen,
  tones: Tones,
  widths: readonly number[],
  { from, ground }: { from: number; ground: number },
): string {
  const { height } = pen;
  const all = widths.reduce((sum, wide) => sum + wide, GAP * (widths.length - 1));
  let x = from + (590 - all) / 2;
  const first = x;
  const drawn = widths.map((wide) => {
    const bed = bedOf(pen, tones, { x, y: height * 0.6, wide, tall: height * 0.34 });
    x += wide + GAP;
    return bed;
  });
  const tables = [first - 58, x - GAP + 62].filter((at) => at > 40 && at < 1160);
  return (
    tables.map((at) => nightTable(pen, tones, at, ground + 26) + lamp(pen, at, ground - 66, 58)).join('') +
    drawn.join('')
  );
}

/** A wooden panel in place of a window. */
function panel(
  pen: Pen,
  tones: Tones,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  const wood = tone(pen, tones.wood);
  const slats = Array.from({ length: 14 }, (_, at) =>
    rect(x + (at * width) / 14, y, width / 14 - 4, height, mix(wood, '#ffffff', at % 2 === 0 ? 0.1 : 0.16)),
  );
  return rect(x - 12, y - 12, width + 24, height + 24, mix(wood, '#000000', 0.3)) + slats.join('');
}
