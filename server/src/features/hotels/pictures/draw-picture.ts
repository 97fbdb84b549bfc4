import { makeChance } from './chance.ts';
import { asDocument, drawScene, penFor, type SceneRequest } from './draw-scene.ts';
import { drawBath, drawDining, drawLobby, drawRoom } from './hotel-inside.ts';
import { drawFront, drawPool } from './hotel-outside.ts';
import type { Pen } from './pen.ts';
import type { PictureName, Subject } from './picture-name.ts';

const HOURS: Partial<Record<Subject, number>> = { dawn: 6.1, day: 10, gold: 17.4, dusk: 18.3, night: 20.6 };
const ANY_HOUR = [6.3, 7, 9.2, 15.8, 16.8, 17.5, 17.9, 18.4, 19.2];

const HOTEL_PARTS: Partial<Record<Subject, (pen: Pen, request: SceneRequest) => string>> = {
  front: drawFront,
  pool: drawPool,
  room: drawRoom,
  bath: drawBath,
  lobby: drawLobby,
  dining: drawDining,
};

/** Draws what a picture's name says as an SVG document. */
export function drawPicture({
  scene,
  subject,
  seed,
  width,
  height,
}: Omit<PictureName, 'format' | 'type'>): string {
  const hour = HOURS[subject] ?? makeChance(`${scene}-${subject}-${seed}-hour`).pick(ANY_HOUR);
  const request = { scene, seed, hour, width, height };
  const draw = HOTEL_PARTS[subject];
  if (!draw) return drawScene(request);
  const pen = penFor({ ...request, seed: `${seed}-${subject}` });
  return asDocument(pen, draw(pen, request), width, height);
}
