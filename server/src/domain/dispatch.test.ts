import { dispatchEvents } from '@serai/contract/vehicles/dispatch';
import { dispatchStatuses } from '@serai/contract/vehicles/vehicles';
import { expect, test } from 'vitest';
import { decideDispatch } from './dispatch.ts';

const actors = ['member', 'operator', 'timer', 'supplier'] as const;
const listed = new Map([
  ['assigned depart supplier', 'en_route'],
  ['assigned unassign member', 'unassigned'],
  ['assigned unassign operator', 'unassigned'],
  ['en_route arrive supplier', 'on_location'],
  ['on_location board supplier', 'on_board'],
  ['on_board finish supplier', 'finished'],
  ['unassigned assign operator', 'assigned'],
  ['assigned reassign operator', 'assigned'],
  ['en_route reassign operator', 'assigned'],
  ['on_location reassign operator', 'assigned'],
  ['assigned depart operator', 'en_route'],
  ['en_route arrive operator', 'on_location'],
  ['on_location board operator', 'on_board'],
  ['on_board finish operator', 'finished'],
]);
const cells = dispatchStatuses.flatMap((status) =>
  dispatchEvents.flatMap((event) => actors.map((actor) => [status, event, actor] as const)),
);

test.each(cells)('decideDispatch: status %s, event %s by %s → as listed', (status, event, actor) => {
  expect(decideDispatch(status, event, actor)).toBe(listed.get(`${status} ${event} ${actor}`));
});
