import type { Pen } from './pen.ts';
import type { Scene } from './scene-names.ts';
import { BEYOND } from './scenes-beyond.ts';
import { MYANMAR } from './scenes-myanmar.ts';

/** Draws a place as layers from the sky to the reader's feet: one composition for each scene. */
export const COMPOSITIONS: Record<Scene, (pen: Pen) => string> = { ...MYANMAR, ...BEYOND };
