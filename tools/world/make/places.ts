import type { City } from './city.ts';
import { BEYOND } from './places-beyond.ts';
import { BORDER } from './places-border.ts';
import { MYANMAR } from './places-myanmar.ts';

/** The cities; coordinates, zones, districts, landmarks and streets are real, hotels never are. */
export const CITIES: readonly City[] = [...MYANMAR, ...BORDER, ...BEYOND];
