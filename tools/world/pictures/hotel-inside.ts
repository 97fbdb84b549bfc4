import type { SceneRequest } from './draw-scene.ts';
import { armchair, art, bedOf, lamp, lantern, nightTable, plant, table } from './furniture.ts';
import { mix } from './light.ts';
import { downward, num, oval, type Pen, path, rect } from './pen.ts';
import {
  curtains,
  lightAcross,
  lightPatch,
  reflection,
  tiles,
  tone,
  tonesOf,
  walls,
  window,
} from './room-shell.ts';

/** A guest room: the window with the place beyond, a made bed, a lamp. */
export function drawRoom(pen: Pen, request: SceneRequest): string {
  const { height, chance } = pen;
  const tones = tonesOf(pen);
  const ground = height * 0.74;
  const left = chance.happens(0.5);
  const view = { x: left ? 90 : 560, y: height * 0.11, width: 550, height: height * 0.53 };
  const bed = { x: left ? 560 : 60, y: height * 0.6, wide: 580, tall: height * 0.34 };
  const lampX = left ? bed.x - 62 : bed.x + bed.wide + 68;
  return [
    walls(pen, tones, ground),
    window(pen, request, tones, view, chance.whole(2, 3)),
    lightPatch(pen, view, ground),
    curtains(pen, tones, view, ground),
    art(pen, tones, left ? 840 : 190, height * 0.16, 150, height * 0.16),
    nightTable(pen, tones, lampX, ground + 26),
    lamp(pen, lampX, ground - 66, 62),
    bedOf(pen, tones, bed),
  ].join('');
}

/** A bathroom: the tub before the window, towels, a plant. */
export function drawBath(pen: Pen, request: SceneRequest): string {
  const { height, chance } = pen;
  const tones = tonesOf(pen);
  const ground = height * 0.8;
  const view = { x: 330, y: height * 0.1, width: 560, height: height * 0.46 };
  const white = tone(pen, '#f4efe6');
  const tub = path(
    `M300 ${num(height * 0.62)}H930Q925 ${num(height * 0.86)} 800 ${num(height * 0.87)}H430Q305 ${num(height * 0.86)} 300 ${num(height * 0.62)}Z`,
    downward(pen, [
      [0, white],
      [1, mix(white, pen.light.ink, 0.28)],
    ]),
  );
  return [
    walls(pen, tones, ground),
    tiles(pen, ground),
    window(pen, request, tones, view, 1),
    lightPatch(pen, view, ground),
    oval(615, height * 0.875, 330, 16, pen.light.ink, 'opacity="0.25"'),
    tub,
    rect(284, height * 0.605, 662, 20, mix(white, '#ffffff', 0.4), 'rx="10"'),
    path(`M760 ${num(height * 0.62)}h120v${num(height * 0.13)}q-60 10 -120 0Z`, tone(pen, tones.accent)),
    plant(pen, chance.happens(0.5) ? 130 : 1070, ground + 30, height * 0.36),
    lamp(pen, chance.pick([210, 1000]), height * 0.3, 44),
  ].join('');
}

/** A lobby: columns, hanging lanterns, the desk, the place through the far windows. */
export function drawLobby(pen: Pen, request: SceneRequest): string {
  const { width, height, chance } = pen;
  const tones = tonesOf(pen);
  const ground = height * 0.76;
  const view = { x: 250, y: height * 0.14, width: 700, height: height * 0.5 };
  const column = lightAcross(pen, tone(pen, tones.wood));
  const columns = [70, 215, 945, 1090].map(
    (x) => rect(x, 0, 46, ground + 20, column) + rect(x - 10, ground + 4, 66, 18, column),
  );
  const lanterns = [150, 400, 620, 840, 1050].map((x) =>
    lantern(pen, tones, x, height * chance.between(0.12, 0.26), chance.between(36, 54)),
  );
  const desk = { x: chance.pick([330, 520]), y: ground - 84 };
  const wood = tone(pen, mix(tones.wood, '#000000', 0.15));
  return [
    walls(pen, tones, ground),
    window(pen, request, tones, view, 4),
    lightPatch(pen, view, ground),
    reflection(pen, ground, [93, 238, 968, 1113]),
    columns.join(''),
    rect(
      desk.x,
      desk.y,
      340,
      112,
      downward(pen, [
        [0, wood],
        [1, mix(wood, pen.light.ink, 0.4)],
      ]),
    ),
    rect(desk.x - 16, desk.y - 14, 372, 18, tone(pen, '#efe6d4')),
    rect(desk.x + 24, desk.y + 26, 292, 4, tone(pen, tones.accent)),
    plant(pen, desk.x + 320, desk.y - 12, 96),
    lanterns.join(''),
    armchair(pen, tones, chance.happens(0.5) ? 130 : 880, height * 0.93),
    rect(0, 0, width, height * 0.05, tone(pen, mix(tones.wood, '#000000', 0.3))),
  ].join('');
}

/** A dining room: round tables by the window under hanging lamps. */
export function drawDining(pen: Pen, request: SceneRequest): string {
  const { height, chance } = pen;
  const tones = tonesOf(pen);
  const ground = height * 0.72;
  const view = { x: 110, y: height * 0.1, width: 980, height: height * 0.52 };
  const tables = [
    { x: chance.between(230, 330), y: height * 0.76, s: 0.8 },
    { x: chance.between(560, 680), y: height * 0.9, s: 1.2 },
    { x: chance.between(930, 1010), y: height * 0.78, s: 0.85 },
  ];
  return [
    walls(pen, tones, ground),
    window(pen, request, tones, view, 4),
    lightPatch(pen, view, ground),
    tables.map(({ x, y, s }) => table(pen, tones, x, y, s)).join(''),
    tables.map(({ x, s }) => lantern(pen, tones, x, height * 0.2 * s, 40 * s)).join(''),
  ].join('');
}
