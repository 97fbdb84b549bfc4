import { expect, test } from 'vitest';
import { isOwnFile } from '../../../platform/rich-text/own-address.ts';
import { isLinkAddress, linkAddress } from './addresses.ts';

const origin = 'https://portal.example';

test.each([
  ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  ['example.com', 'https://example.com'],
  [' example.com/a ', 'https://example.com/a'],
  ['desk@example.com', 'mailto:desk@example.com'],
  ['mailto:desk@example.com', 'mailto:desk@example.com'],
  ['tel:+8687155550100', 'tel:+8687155550100'],
  ['/hotel/list?city=1', '/hotel/list?city=1'],
  ['https://portal.example/cms/info/bagan?lang=en', '/cms/info/bagan?lang=en'],
])('link address: %j → completed to %j', (typed, address) => {
  expect(linkAddress(typed, origin)).toBe(address);
});

test.each([
  '',
  'Bagan',
  'two words.example',
  'javascript:alert(16)',
  'JaVaScRiPt:alert(16)//x.example',
  'data:text/html,x',
  '//x.example',
  '/\\x.example',
  '\tjavascript:alert(16)',
  'vbscript:x',
  'https://',
])('link address: %j → refused', (typed) => {
  expect(linkAddress(typed, origin)).toBeNull();
});

test('link address: browser would read another host → not our own', () => {
  expect(isOwnFile('/storage/article/20261123/a.jpg')).toBe(true);
  expect(isOwnFile('/pictures/bagan/hero.webp')).toBe(true);
  for (const other of ['/api/user/logout', '//x.example/storage/a.jpg', 'https://x.example/storage/a.jpg'])
    expect(isOwnFile(other)).toBe(false);
  expect(isLinkAddress('java\nscript:alert(16)')).toBe(false);
});
