import type { Got } from '../../platform/api/calls.ts';

/** A message of the list of undelivered ones. */
export type UndeliveredRow = Got<'console/message/undelivered'>['list'][number];
