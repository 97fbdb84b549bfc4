import type { markNoShow as endpoint } from '@serai/contract/orders/actions';
import type { NoShowEvidence } from '@serai/contract/orders/history';
import type { Call, Db, Trx } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { AppError, type FieldFault, refusedField } from '../../../platform/http/app-error.ts';
import type { OpenOrder } from '../open-order.ts';

type Report = Pick<Call<typeof endpoint>, 'input' | 'now'>;

const MINUTE_MS = 60_000;
const ofRides = ['waited_minutes', 'calls_made'] as const;
const ofStays = ['told_by', 'told_at'] as const;

/**
 * Reads the evidence of a no-show. For rides: the waiting time of every driver since the recorded arrival, at
 * least the free time, and the calls to the guests. For stays: who at the hotel reported it, and when.
 * @throws AppError if a field is missing, does not apply to the product, or contradicts the records:
 * `driver_not_there`, `wait_too_short`, `wait_not_recorded`, `told_at_wrong`.
 */
export async function readEvidence(trx: Trx, opened: OpenOrder, report: Report): Promise<NoShowEvidence> {
  const { hasCheckIn } = opened.product;
  requireFields(report, hasCheckIn ? ofStays : ofRides, hasCheckIn ? ofRides : ofStays);
  return hasCheckIn ? readWord(opened, report) : readWait(trx, opened, report);
}

function readWord({ order }: OpenOrder, { input, now }: Report): NoShowEvidence {
  const { told_by, told_at } = input;
  if (told_at! < toSeconds(order.service_start) || told_at! > toSeconds(now)) {
    throw refusedField('told_at', 'told_at_wrong');
  }
  return { arrived_at: null, waited_minutes: null, calls_made: null, told_by: told_by!, told_at: told_at! };
}

async function readWait(trx: Trx, opened: OpenOrder, { input, now }: Report): Promise<NoShowEvidence> {
  const { order } = opened;
  const arrivedAt = await findArrival(trx, opened);
  const waited = input.waited_minutes!;
  const free = (order.no_show_from.getTime() - order.service_start.getTime()) / MINUTE_MS;
  if (waited < free) throw refusedField('waited_minutes', 'wait_too_short', { minutes: free });
  const recorded = Math.floor((now.getTime() - arrivedAt.getTime()) / MINUTE_MS);
  if (waited > recorded) throw refusedField('waited_minutes', 'wait_not_recorded', { minutes: recorded });
  return {
    arrived_at: toSeconds(arrivedAt),
    waited_minutes: waited,
    calls_made: input.calls_made!,
    told_by: null,
    told_at: null,
  };
}

/** Returns since when all drivers have been on location; throws `driver_not_there` if one is not. */
export async function findArrival(db: Db, { order, product }: OpenOrder): Promise<Date> {
  const arrivedAt = await product.findWaitingSince(db, order.id);
  if (!arrivedAt) throw new AppError('driver_not_there');
  return arrivedAt;
}

type EvidenceField = (typeof ofRides | typeof ofStays)[number];

function requireFields(
  { input }: Report,
  needed: readonly EvidenceField[],
  foreign: readonly EvidenceField[],
): void {
  const isGiven = (field: EvidenceField) => input[field] !== undefined && input[field] !== '';
  const fields: FieldFault[] = [
    ...needed.filter((path) => !isGiven(path)).map((path) => ({ path, phrase: 'field_required', facts: {} })),
    ...foreign.filter(isGiven).map((path) => ({ path, phrase: 'field_unknown', facts: {} })),
  ];
  if (fields.length > 0) throw new AppError('input_invalid', { fields });
}
