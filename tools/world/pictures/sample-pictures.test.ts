import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { groundOf } from './facade-spec.ts';
import { listSamplePictures } from './sample-pictures.ts';

const world = fileURLToPath(new URL('..', import.meta.url));
const pictures = listSamplePictures(world);
const hotels = parse(readFileSync(`${world}/hotels.csv`), { columns: true }) as Record<string, string>[];
const ofHotel = (code: string) =>
  pictures.filter((picture) => picture.subject === 'hotel' && picture.code === code);

/** Ids increase from drawing to drawing. */
const withoutIds = (svg: string) => svg.replace(/s\d+d/g, '');

describe('the pictures of the sample world', () => {
  test('sample pictures: hotels → each shown by a separate house, and no two alike', () => {
    const fronts = hotels.map(({ code }) => ofHotel(code!)[0]!);
    const drawn = fronts.map(({ draw }) => draw());
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(new Set(drawn.map(withoutIds)).size).toBe(hotels.length);
    expect(new Set(fronts.map(({ file }) => file)).size).toBe(hotels.length);
  });

  test('sample pictures: pool, sea or lake → shown only if the hotel lists it', () => {
    for (const { code, facilities } of hotels) {
      const has = new Set(facilities!.split(' '));
      const facts = { code: code!, city: 'yangon', star: 3, name: '', facilities: has } as const;
      const ground = groundOf(facts);
      if (ground === 'pool' || ground === 'beach' || ground === 'lake')
        expect(has).toContain({ pool: 'pool', beach: 'beachfront', lake: 'lake_view' }[ground]);
      const pool = ofHotel(code!).some(({ file }) => file.includes('/pool-'));
      expect([code, pool]).toEqual([code, has.has('pool')]);
    }
  });

  test('sample pictures: each file → rendered once, well formed, and the same each time', () => {
    const byFile = new Map(pictures.map((picture) => [picture.file, picture]));
    expect(byFile.size).toBeLessThan(hotels.length + 140);
    const kinds = new Map([...byFile.values()].map((picture) => [picture.file.split('-')[0], picture]));
    for (const { draw, file } of kinds.values()) {
      const svg = draw();
      expect(svg, file).not.toMatch(/NaN|undefined|Infinity/);
      expect(withoutIds(draw()) === withoutIds(svg), file).toBe(true);
    }
  });
});
