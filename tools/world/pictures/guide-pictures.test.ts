import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { PlaceRow } from './draw-map.ts';
import { listGuidePictures } from './guide-pictures.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const rows = parse(readFileSync(`${root}/tools/world/destinations.csv`), { columns: true }) as PlaceRow[];
const pictures = listGuidePictures(rows);

test('guides: every figure named in a text → rendered in its language; besides the covers nothing else is', () => {
  const named = ['zh', 'en'].flatMap((lang) =>
    readdirSync(`${root}/server/content/${lang}`).flatMap((file) => {
      const text = readFileSync(`${root}/server/content/${lang}/${file}`, 'utf8');
      return [...text.matchAll(/drawn:([a-z-]+)/g)].map(([, name]) => `guides/${name}.${lang}.jpg`);
    }),
  );
  const figures = pictures.map(({ file }) => file).filter((file) => !file.includes('-cover'));
  expect(named.sort()).toEqual(figures.sort());
});

test('guide pictures: each one → well formed, different from the others, names inside the sheet', () => {
  const drawn = pictures.map(({ file, draw }) => [file, draw()] as const);
  for (const [file, svg] of drawn) expect(svg, file).not.toMatch(/NaN|undefined|Infinity/);
  for (const [file, svg] of drawn.filter(([name]) => !name.includes('-cover'))) {
    const across = [...svg.matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\) scale\(/g)].map(([, x]) => Number(x));
    expect(across.length, file).toBeGreaterThan(10);
    expect(Math.min(...across), file).toBeGreaterThan(0);
    expect(Math.max(...across), file).toBeLessThan(1190);
  }
  const covers = drawn.filter(([name]) => name.includes('-cover')).map(([, svg]) => svg);
  expect(new Set(covers).size).toBe(12);
});
