import { makeChance } from '../make/chance.ts';
import { COMPOSITIONS } from './compositions.ts';
import { lightAt } from './light.ts';
import { makePen, type Pen } from './pen.ts';
import type { Scene } from './scene-names.ts';

/** A place, a seed that varies it, the hour (4.5–24), the size in pixels. */
export interface SceneRequest {
  scene: Scene;
  seed: string;
  hour: number;
  width: number;
  height: number;
}

/** Draws a place in the light of an hour as an SVG document. Equal requests give equal pictures. */
export function drawScene(request: SceneRequest): string {
  const pen = penFor(request);
  return asDocument(pen, COMPOSITIONS[request.scene](pen), request.width, request.height);
}

/** Draws the place as a part of another drawing: an `svg` element of the given size and position. */
export function drawView(
  request: Omit<SceneRequest, 'width' | 'height'>,
  frame: { x: number; y: number; width: number; height: number },
): string {
  const pen = penFor({ ...request, ...frame });
  const body = COMPOSITIONS[request.scene](pen);
  return `<svg x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" viewBox="0 0 ${pen.width} ${pen.height}" preserveAspectRatio="xMidYMid slice"><defs>${pen.definitions.join('')}</defs>${body}</svg>`;
}

/** A pen for a sheet 1200 units across. */
export function penFor({ scene, seed, hour, width, height }: SceneRequest): Pen {
  const chance = makeChance(`${scene}-${seed}`);
  const tall = Math.round((1200 * height) / width);
  return makePen({
    width: 1200,
    height: tall,
    horizon: tall * chance.between(0.57, 0.64),
    hour,
    light: lightAt(hour),
    chance,
    sunX: chance.happens(0.5) ? chance.between(220, 470) : chance.between(730, 980),
  });
}

/** Wraps parts into a document with softly darkened corners. */
export function asDocument(pen: Pen, body: string, width: number, height: number): string {
  const corners = `<radialGradient id="corners" cx="50%" cy="48%" r="75%"><stop offset="0.55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#04121a" stop-opacity="0.34"/></radialGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${pen.width} ${pen.height}"><defs>${pen.definitions.join('')}${corners}</defs>${body}<rect width="${pen.width}" height="${pen.height}" fill="url(#corners)"/></svg>`;
}
