import { expect, test } from 'vitest';
import { buildSuffixIcon } from './build-suffix-icon.ts';

const drawn = (input: { suffix?: string; background?: string }) =>
  buildSuffixIcon({ input }).bytes.toString('utf8');

test('buildSuffixIcon: extension and colour → an SVG with both', () => {
  const svg = drawn({ suffix: 'xlsx', background: '#AA3300' });
  expect(svg).toContain('>XLSX</text>');
  expect(svg).toContain('fill="#AA3300"');
});

test.each([{}, { suffix: '"><script>' }, { suffix: 'a'.repeat(20) }, { background: 'red"/>' }])(
  'buildSuffixIcon: %j → the general icon, nothing of the input in it',
  (input) => {
    expect(drawn(input)).toBe(drawn({}));
  },
);
