import { makeChance } from '../make/chance.ts';
import { asDocument, drawScene, penFor, type SceneRequest } from './draw-scene.ts';
import { drawDining, drawLobby } from './hotel-inside.ts';
import { drawPool } from './hotel-outside.ts';
import type { Pen } from './pen.ts';
import type { Scene } from './scene-names.ts';

/** Subject of a picture: the place itself at an hour, or a part of a hotel with the place beyond. */
export type Subject = 'view' | 'dawn' | 'day' | 'gold' | 'dusk' | 'night' | 'lobby' | 'dining' | 'pool';

export interface PictureWish {
  scene: Scene;
  subject: Subject;
  /** Varies the picture; equal seeds give equal pictures. */
  seed: string;
  /** In pixels. */
  width: number;
  height: number;
}

const HOURS: Partial<Record<Subject, number>> = { dawn: 6.1, day: 10, gold: 17.4, dusk: 18.3, night: 20.6 };
const ANY_HOUR = [6.3, 7, 9.2, 15.8, 16.8, 17.5, 17.9, 18.4, 19.2];

const HOTEL_PARTS: Partial<Record<Subject, (pen: Pen, request: SceneRequest) => string>> = {
  pool: drawPool,
  lobby: drawLobby,
  dining: drawDining,
};

/** Draws a picture as an SVG document. */
export function drawPicture({ scene, subject, seed, width, height }: PictureWish): string {
  const hour = HOURS[subject] ?? makeChance(`${scene}-${subject}-${seed}-hour`).pick(ANY_HOUR);
  const request = { scene, seed, hour, width, height };
  const draw = HOTEL_PARTS[subject];
  if (!draw) return drawScene(request);
  const pen = penFor({ ...request, seed: `${seed}-${subject}` });
  return asDocument(pen, draw(pen, request), width, height);
}
