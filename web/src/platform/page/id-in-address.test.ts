import { expect, test } from 'vitest';
import { idInAddress } from './id-in-address.ts';

test.each([
  ['7', 7],
  ['123456789012345', 123_456_789_012_345],
])('idInAddress: %s → %i', (text, id) => {
  expect(idInAddress(text)).toBe(id);
});

test.each(['0', '-1', '1.5', 'new', '', undefined, '1234567890123456', '1e3'])(
  'idInAddress: %j is no id → one of at most 15 digits, which the server reads as a number and does not find',
  (text) => {
    expect(String(idInAddress(text))).toMatch(/^9{15}$/);
  },
);
