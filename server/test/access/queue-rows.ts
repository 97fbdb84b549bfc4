import { testStart } from '../population.ts';
import type { MatrixStage } from './matrix-stage.ts';
import type { Row, Rows } from './row.ts';
import { stageRequest } from './stage-request.ts';

const HOUR_MS = 3_600_000;

/** A call about an entry of the one queue that desk, finance and editors may all answer. */
function entryRow(
  rest: (stage: MatrixStage) => Record<string, unknown> = () => ({}),
  open: readonly string[] = [],
): Row {
  return {
    ready: async (stage) => {
      const object_id = await stageRequest(stage, 3 * HOUR_MS);
      return { input: { queue: 'secondPerson', object_id, ...rest(stage) } };
    },
    open: ['object_id', ...open],
  };
}

/** The same for a call about several entries: one. */
function entriesRow(
  rest: (stage: MatrixStage) => Record<string, unknown> = () => ({}),
  open: readonly string[] = [],
): Row {
  return {
    ready: async (stage) => {
      const object_id = await stageRequest(stage, 3 * HOUR_MS);
      return { input: { entries: [{ queue: 'secondPerson', object_id }], ...rest(stage) } };
    },
    parts: 1,
    open: ['object_id', ...open],
  };
}

/** Calls on the queues of the staff. */
export const queueRows: Rows = {
  'POST console/queue/take': entryRow(),
  'POST console/queue/release': entryRow(),
  'POST console/queue/handOver': entryRow(({ staff }) => ({ operator_id: staff.desk.id }), ['operator_id']),
  'POST console/queue/handOverShift': {
    ready: ({ staff }) => ({ input: { operator_id: staff.desk.id, note: 'Two hotels call back' } }),
    open: ['operator_id'],
  },
  'POST console/queue/snooze': entryRow(() => ({
    snooze_until: Math.floor((testStart.getTime() + HOUR_MS) / 1000),
    reason: 'The administrator answers after lunch',
  })),
  'POST console/queue/takeSeveral': entriesRow(),
  'POST console/queue/handOverSeveral': entriesRow(
    ({ staff }) => ({ operator_id: staff.desk.id }),
    ['operator_id'],
  ),
  'POST console/queue/snoozeSeveral': entriesRow(() => ({
    snooze_until: Math.floor((testStart.getTime() + HOUR_MS) / 1000),
    reason: 'The administrator answers after lunch',
  })),
};
