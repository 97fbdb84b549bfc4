import { expect, test } from 'vitest';
import { titleBreaks } from './title-breaks.ts';

test.each([
  ['蒲甘：塔群之间，留够两个清晨', true],
  ['缅甸城市', true],
  // Its second phrase would be broken before its comma.
  ['提前多久订：一份给计调同事反复核对用的说明，附清单', false],
  // Words are never broken anyway.
  ['Bagan: keep two mornings for the temples', false],
])('title breaks: %s → phrases kept together: %s', (title, kept) => {
  expect(titleBreaks(title) === 'break-phrases').toBe(kept);
});
