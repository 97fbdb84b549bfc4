import type { OrderReply } from '../order-product.ts';

type Timed = { at: number };

/** A step of the history with its movements of money, or movements that belong to no step. */
export interface TimedStep<Row, Posting> {
  at: number;
  row: Row | null;
  postings: Posting[];
}

/** Places each movement at the step of the same moment, or else between the steps at its own time. */
export function placePostings<Row extends Timed, Posting extends Timed>(
  rows: readonly Row[],
  postings: readonly Posting[],
): TimedStep<Row, Posting>[] {
  const steps: TimedStep<Row, Posting>[] = rows.map((row) => ({ at: row.at, row, postings: [] }));
  for (const posting of postings) {
    const own = stepOf(steps, posting.at);
    if (own) own.postings.push(posting);
    else steps.push({ at: posting.at, row: null, postings: [posting] });
  }
  // The sort is stable: steps of one moment keep their order.
  return steps.sort((one, other) => one.at - other.at);
}

/** Steps and movements of one transaction may be a second apart, because both are rounded. */
const sameMomentSeconds = 1;

/** The nearest step of the moment; of several, the last. */
function stepOf<Step extends Timed>(steps: readonly Step[], at: number): Step | undefined {
  const distance = (step: Step) => Math.abs(step.at - at);
  return steps
    .filter((step) => distance(step) <= sameMomentSeconds)
    .reduce<Step | undefined>(
      (best, step) => (best && distance(best) < distance(step) ? best : step),
      undefined,
    );
}

export type PlacedStep = TimedStep<OrderReply['history'][number], OrderReply['postings'][number]>;
