import * as calls from '@serai/contract/back-office/queues';
import { type Db, type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import { handOverEntries } from './hand-over-entries.ts';
import { handOverEntry } from './hand-over-entry.ts';
import { handOverShift } from './hand-over-shift.ts';
import { listQueues } from './list-queues.ts';
import type { QueueSource } from './queue-source.ts';
import { releaseEntry } from './release-entry.ts';
import { snoozeEntries } from './snooze-entries.ts';
import { snoozeEntry } from './snooze-entry.ts';
import { takeEntries } from './take-entries.ts';
import { takeEntry } from './take-entry.ts';

/** Calls on the queues of the staff and the owners of their entries. */
export function queueRoutes({ db, sources }: { db: Db; sources: readonly QueueSource[] }): Route[] {
  return [
    route(calls.listQueues, (call) => listQueues(db, sources, call)),
    staffCommand(db, calls.takeEntry, (trx, call) => takeEntry(trx, sources, call)),
    staffCommand(db, calls.releaseEntry, (trx, call) => releaseEntry(trx, sources, call)),
    staffCommand(db, calls.handOverEntry, (trx, call) => handOverEntry(trx, sources, call)),
    staffCommand(db, calls.handOverShift, (trx, call) => handOverShift(trx, sources, call)),
    staffCommand(db, calls.snoozeEntry, (trx, call) => snoozeEntry(trx, sources, call)),
    staffCommand(db, calls.takeEntries, (trx, call) => takeEntries(trx, sources, call)),
    staffCommand(db, calls.handOverEntries, (trx, call) => handOverEntries(trx, sources, call)),
    staffCommand(db, calls.snoozeEntries, (trx, call) => snoozeEntries(trx, sources, call)),
  ];
}
