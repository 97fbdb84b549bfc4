import { expect, test } from 'vitest';
import { firstPage, readPlace, writePlace } from './place.ts';

test.each(['', 'page=3', 'after=1z.4.abc-_'])(
  'a place lives in the address and comes back from it: %j',
  (address) => {
    expect(writePlace(new URLSearchParams(), readPlace(new URLSearchParams(address))).toString()).toBe(
      address,
    );
  },
);

test.each(['page=-4', 'page=many', 'after='])('what makes no sense is the first page: %s', (address) => {
  expect(readPlace(new URLSearchParams(address))).toEqual(firstPage);
});
