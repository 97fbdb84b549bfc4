import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const themes = {
  day: valuesOf(css.slice(css.indexOf(':root {'))),
  night: valuesOf(css.slice(css.indexOf('prefers-color-scheme: dark'))),
};

/** Text and background colours: WCAG AA requires 4.5 to 1 for body text. */
const wordPairs = [
  ['text', 'paper'],
  ['text', 'surface'],
  ['text', 'sunken'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['muted', 'sunken'],
  ['teal', 'paper'],
  ['teal', 'surface'],
  ['teal', 'teal-soft'],
  ['surface', 'teal'],
  ['on-ink', 'ink'],
  ['on-ink', 'ink-deep'],
  ['on-ink-muted', 'ink'],
  ['on-ink-muted', 'ink-deep'],
  ['on-saffron', 'saffron'],
  ['on-saffron', 'saffron-strong'],
  ['amber', 'surface'],
  ['amber', 'amber-soft'],
  ['lacquer', 'surface'],
  ['lacquer', 'lacquer-soft'],
  ['on-lacquer', 'lacquer'],
  ['jade', 'surface'],
  ['jade', 'jade-soft'],
] as const;

describe.each(Object.entries(themes))('%s', (_theme, values) => {
  test.each(wordPairs)('colours: %s on %s → readable contrast', (word, ground) => {
    expect(contrast(values.get(word), values.get(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['surface', 'paper'])('colours: border of a control on %s → visible contrast', (ground) => {
    expect(contrast(values.get('line-strong'), values.get(ground))).toBeGreaterThanOrEqual(3);
  });
});

/** First value of every custom property in a part of a stylesheet. */
function valuesOf(part: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of part.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)) {
    if (!values.has(name)) values.set(name, value);
  }
  return values;
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string | undefined): number {
  if (!colour) throw new Error('a token is missing');
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
