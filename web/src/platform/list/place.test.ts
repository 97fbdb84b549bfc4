import { expect, test } from 'vitest';
import { firstPage, readPlace, writePlace } from './place.ts';

test.each(['', 'page=3', 'after=1z.4.abc-_'])(
  'place in a list: %j through the address → restored',
  (address) => {
    expect(writePlace(new URLSearchParams(), readPlace(new URLSearchParams(address))).toString()).toBe(
      address,
    );
  },
);

test.each(['page=-4', 'page=many', 'after='])('place in a list: invalid %s → first page', (address) => {
  expect(readPlace(new URLSearchParams(address))).toEqual(firstPage);
});
