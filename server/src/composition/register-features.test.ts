import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const features = new URL('../features/', import.meta.url);

test('features: each register file → imported by the list of features', () => {
  const list = readFileSync(new URL('register-features.ts', import.meta.url), 'utf8');
  const files = readdirSync(features).flatMap((noun) =>
    readdirSync(new URL(`${noun}/`, features))
      .filter((file) => file === `register-${noun}.ts`)
      .map((file) => `${noun}/${file}`),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !list.includes(`'../features/${file}'`))).toEqual([]);
});
