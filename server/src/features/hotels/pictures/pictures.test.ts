import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { parsePictureName, pictureUrl, SUBJECTS } from './picture-name.ts';
import { renderPicture } from './render-picture.ts';
import { SCENES } from './scene-names.ts';

let cacheDir: string;
beforeAll(async () => {
  cacheDir = join(await mkdtemp(join(tmpdir(), 'serai-pictures-')), 'cache');
});
afterAll(() => rm(join(cacheDir, '..'), { recursive: true }));

describe('names', () => {
  test('an address made for a hotel is a name that can be drawn', () => {
    const url = pictureUrl('bagan', 'front', 123_456, 480);
    expect(url).toBe('/pictures/bagan-front-3456-480.webp');
    expect(parsePictureName(url.slice('/pictures/'.length))).toMatchObject({
      scene: 'bagan',
      seed: '3456',
      height: 320,
    });
    expect(pictureUrl('', 'view', 1, 960)).toBe('/pictures/city-view-1-960.webp');
  });

  test.each([
    'bagan-view-1-481.webp',
    'bagan-view-10000-480.webp',
    'bagan-view-01-480.webp',
    'atlantis-view-1-480.webp',
    'bagan-selfie-1-480.webp',
    'bagan-view-1-480.png',
    '../bagan-view-1-480.webp',
    'bagan-view-1-480.webp/..',
    '',
  ])('%j is no picture', async (name) => {
    expect(await renderPicture(name, cacheDir)).toBeUndefined();
  });
});

describe('drawing', () => {
  test('every scene and subject is a well-formed picture of the size asked for', async () => {
    for (const [at, scene] of SCENES.entries()) {
      const subject = SUBJECTS[at % SUBJECTS.length]!;
      const svg = drawPicture({ scene, subject, seed: '5', width: 320, height: 214 });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const { info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([320, 214]);
    }
  });

  test('the same name gives the same picture, another seed another one', async () => {
    const pixels = (seed: string) =>
      sharp(Buffer.from(drawPicture({ scene: 'inle', subject: 'room', seed, width: 320, height: 214 })))
        .raw()
        .toBuffer();
    expect((await pixels('1')).equals(await pixels('1'))).toBe(true);
    expect((await pixels('1')).equals(await pixels('2'))).toBe(false);
  });
});

test('a picture is drawn once, however many ask, and kept', async () => {
  const name = 'yangon-dusk-7-480.webp';
  const answers = await Promise.all(Array.from({ length: 8 }, () => renderPicture(name, cacheDir)));
  expect(new Set(answers.map((answer) => answer!.file))).toEqual(new Set([join(cacheDir, name)]));
  expect(answers[0]!.type).toBe('image/webp');
  const { mtimeMs } = await stat(join(cacheDir, name));
  await renderPicture(name, cacheDir);
  expect((await stat(join(cacheDir, name))).mtimeMs).toBe(mtimeMs);
  expect(await readdir(cacheDir)).toEqual([name]);
  expect(await sharp(join(cacheDir, name)).metadata()).toMatchObject({
    format: 'webp',
    width: 480,
    height: 320,
  });
});
