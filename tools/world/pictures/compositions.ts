import type { Pen } from './pen.ts';
import type { Scene } from './scene-names.ts';
import { BEYOND } from './scenes-beyond.ts';
import { MYANMAR } from './scenes-myanmar.ts';

/** Compositions by scene: each draws a place in layers from the sky to the foreground. */
export const COMPOSITIONS: Record<Scene, (pen: Pen) => string> = { ...MYANMAR, ...BEYOND };
