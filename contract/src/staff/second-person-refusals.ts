import type { ErrorCode } from '../errors.ts';

/** Errors of a call that needs a second person: nothing is changed, and the request is stored. */
export const heldRefusals = [
  'second_person_asked',
  'second_person_open',
  'second_person_changed',
] as const satisfies readonly ErrorCode[];
