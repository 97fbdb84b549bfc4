import { expect, it } from 'vitest';
import { maskMobile, readMobile } from './mobile-number.ts';

const burmese = { areaNum: '95', mobile: '9791112223', e164: '+959791112223', country: 'MM' };
const chinese = { areaNum: '86', mobile: '13812345678', e164: '+8613812345678', country: 'CN' };

it.each([
  ['+95 979 111 2223', undefined, burmese],
  ['00959791112223', undefined, burmese],
  ['+95 (0)9 791112223', undefined, burmese],
  ['9791112223', '95', burmese],
  ['09791112223', '+95', burmese],
  ['+959791112223', '95', burmese],
  ['09-791-112-223', '0095', burmese],
  ['13812345678', undefined, chinese],
  ['138 1234 5678', '', chinese],
  ['１３８１２３４５６７８', undefined, chinese],
  ['008613812345678', undefined, chinese],
  ['8613812345678', undefined, chinese],
] as const)('mobile number: %s with country code %s → one number', (text, area, number) => {
  expect(readMobile(text, area)).toEqual(number);
});

it.each([
  ['', undefined],
  ['12345', undefined],
  ['02112345678', undefined],
  ['1381234567', undefined],
  ['138123456789', undefined],
  ['13812345678;ext=5', undefined],
  ['13812345678\n13900000000', '86'],
  ['call 13812345678', undefined],
  ['+999 123 456 789', undefined],
  ['13812345678', '999'],
  ['13812345678', '861'],
  ['8613812345678', '86'],
  ['+8613812345678', '95'],
  ['+++8613812345678', undefined],
] as const)('mobile number: %j with country code %s → invalid', (text, area) => {
  expect(readMobile(text, area)).toBeUndefined();
});

it.each([
  ['+979 123 456 789', 'shared premium rate'],
  ['+881 6 1234 5678', 'Globalstar'],
  ['+882 16 1234 567', 'Thuraya'],
  ['+883 5100 1234 5678', 'iNum'],
  ['+870 7731 1234 5', 'Inmarsat'],
  ['+878 10 1234 5678 90', 'universal personal'],
  ['+888 123 456 789 01', 'disaster relief'],
])('mobile number: %s (%s) → belongs to no country', (text) => {
  expect(readMobile(text)?.country).toBeUndefined();
});

it.each(['+1 900 234 5678', '+86 96 1234 5678', '+44 909 879 0000', '+852 900 1234 5678'])(
  'mobile number: %s, premium rate → invalid',
  (text) => {
    expect(readMobile(text)).toBeUndefined();
  },
);

it('mobile number: masked → only its end is visible', () => {
  expect(maskMobile(burmese)).toBe('+95 ••• 2223');
});
