import { SCENES, type Scene } from './scene-names.ts';

/** What a picture can show of a place: the place itself at an hour, or a part of a hotel with the place beyond. */
export const SUBJECTS = [
  'view',
  'dawn',
  'day',
  'gold',
  'dusk',
  'night',
  'front',
  'room',
  'bath',
  'lobby',
  'dining',
  'pool',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Every size that is drawn, width to height in pixels: 3:2 for cards and galleries, wide and tall for heads of pages. */
export const SIZES: ReadonlyMap<number, number> = new Map([
  [320, 214],
  [480, 320],
  [640, 427],
  [780, 900],
  [960, 640],
  [1280, 853],
  [1600, 900],
]);
export type PictureWidth = 320 | 480 | 640 | 780 | 960 | 1280 | 1600;

const FORMATS = { webp: 'image/webp', avif: 'image/avif' } as const;
const SEEDS = 10_000;
const PATTERN = /^([a-z]+)-([a-z]+)-(0|[1-9]\d{0,3})-(\d{3,4})\.(webp|avif)$/;

/** A picture as its name says it: `bagan-dusk-7-1600.webp`. */
export interface PictureName {
  scene: Scene;
  subject: Subject;
  seed: string;
  width: number;
  height: number;
  format: keyof typeof FORMATS;
  type: string;
}

/** Reads a file name; undefined when it is not one of the pictures that exist. */
export function parsePictureName(name: string): PictureName | undefined {
  const match = PATTERN.exec(name);
  if (!match) return undefined;
  const [, scene, subject, seed, width, format] = match as unknown as [
    string,
    Scene,
    Subject,
    string,
    string,
    PictureName['format'],
  ];
  const height = SIZES.get(Number(width));
  if (!SCENES.includes(scene) || !SUBJECTS.includes(subject) || height === undefined) return undefined;
  return { scene, subject, seed, width: Number(width), height, format, type: FORMATS[format] };
}

/** The address of a picture on this site. An unknown or empty scene is shown as a city. */
export function pictureUrl(scene: string, subject: Subject, seed: number, width: PictureWidth): string {
  const known = (SCENES as readonly string[]).includes(scene) ? scene : 'city';
  return `/pictures/${known}-${subject}-${seed % SEEDS}-${width}.webp`;
}

/** What a hotel's gallery shows, in order; the first stands for it in lists, where neighbours should differ. */
export function gallerySubjects(seed: number): Subject[] {
  const first = (['front', 'view', 'pool', 'view', 'lobby'] as const)[seed % 5]!;
  const all: Subject[] = ['view', 'front', 'room', 'lobby', 'pool', 'dining', 'bath'];
  return [first, ...all.filter((subject) => subject !== first)];
}
