import type { SceneRequest } from './draw-scene.ts';
import { armchair, lantern, plant, table } from './furniture.ts';
import { mix } from './light.ts';
import { downward, type Pen, rect } from './pen.ts';
import { lightAcross, lightPatch, reflection, tone, tonesOf, walls, window } from './room-shell.ts';

/** Draws a lobby: columns, hanging lanterns, the desk, the place through the far windows. */
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

/** Draws a dining room: round tables by the window under hanging lamps. */
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
