import { permissionNodes } from '@serai/contract/permissions';
import { expect, test } from 'vitest';
import { bookingRights, otherRights } from './rights-plan.ts';

test('every permission node stands in the table once, and nothing else', () => {
  const shown = [
    ...bookingRights.flatMap(({ nodes }) => Object.values(nodes)),
    ...otherRights.flatMap(({ rights }) => rights.map(({ node }) => node)),
  ];
  expect([...shown].sort()).toEqual([...permissionNodes].sort());
});
