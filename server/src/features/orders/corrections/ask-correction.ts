import type { CorrectionView } from '@serai/contract/orders/corrections';
import type { OrderView } from '@serai/contract/orders/view';
import type { Lang } from '@serai/phrases/lang';
import { type Caller, type Db, operatorOf, type Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import {
  type Concession,
  lockClerk,
  needsColleague,
  recordConcession,
} from '../../concessions/concessions.ts';
import { notifyStaff } from '../../messages/messages.ts';
import type { Completions } from '../charging/completion-port.ts';
import { aboutOrder } from '../desk/about-order.ts';
import { actionOnOrder, standingOf } from '../desk/action-on-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import { presentOrder } from '../present-order.ts';
import { type Corrector, carryOut } from './carry-out.ts';
import {
  type CorrectionRow,
  insertCorrection,
  refuseSecondCorrection,
  showCorrection,
} from './correction-store.ts';

/** Time limit for the second person of a correction. */
const SECOND_PERSON_MS = 72 * 3_600_000;

/**
 * A correction, sums in minor units: `amount` is the additional charge or (negative) refund to the agency.
 */
export type Correction = Pick<CorrectionRow, 'kind' | 'to_status' | 'fee' | 'amount' | 'reason'>;

/**
 * Corrects a locked order from a call. Above the limit of one person nothing is changed yet: the correction
 * waits for a colleague. Refuses a second correction meanwhile with `correction_open`.
 */
export async function askCorrection(
  trx: Trx,
  opened: OpenOrder,
  wanted: Correction,
  call: { caller: Caller | undefined; now: Date; lang: Lang },
  completions: Completions,
): Promise<Done<{ correction: CorrectionView; order: OrderView }>> {
  const { order } = opened;
  const { now, lang } = call;
  const operator = operatorOf(call);
  const { correction, order: corrected } = await correct(
    trx,
    opened,
    wanted,
    { operator, now, lang },
    completions,
  );
  const { amount, reason } = wanted;
  return {
    reply: {
      correction: await showCorrection(trx, correction.id, lang),
      order: presentOrder({ ...opened, order: corrected }, call),
    },
    did: actionOnOrder(order, {
      before: { ...standingOf(order), correction: null },
      after: { ...standingOf(corrected), correction: correction.status, corrected_amount: amount },
      reason,
    }),
  };
}

/** The same for a caller that is already authorised; returns the resulting order. */
export async function correct(
  trx: Trx,
  opened: OpenOrder,
  wanted: Correction,
  by: Corrector,
  completions: Completions,
): Promise<{ correction: CorrectionRow; order: OrderRow }> {
  const { order } = opened;
  const { operator, now } = by;
  const { userId, nickname } = operator;
  await refuseSecondCorrection(trx, order.id);
  const { amount, reason } = wanted;
  await lockClerk(trx, userId);
  const needs_second = await needsSecond(trx, order, amount, { userId, now });
  const due_at = needs_second ? new Date(now.getTime() + SECOND_PERSON_MS) : null;
  const asked = { order_id: order.id, asked_by: userId, asked_at: now, needs_second, due_at };
  const correction = await insertCorrection(trx, { ...wanted, ...asked });
  const subject = { kind: 'correction', id: correction.id, due: due_at } as const;
  const needs = needs_second ? 'colleague' : 'nobody';
  await recordConcession(trx, concessionOf(order, wanted), { ...subject, needs }, { userId, now });
  if (needs_second) {
    await askSecond(trx, order, { amount, reason, asked_by: nickname, now });
    return { correction, order };
  }
  const corrected = await carryOut(trx, opened, correction, by, completions);
  return { correction, order: { ...corrected, operator_name: nickname } };
}

/**
 * Returns whether a sum (minor units, either sign) needs a second person: alone, or together with earlier
 * concessions on the order or by the same person on the same day. For a null user no earlier concessions
 * count.
 */
export async function needsSecond(
  db: Db,
  order: Pick<OrderRow, 'id' | 'currency'>,
  amount: number,
  by: { userId: number | null; now: Date },
): Promise<boolean> {
  const given = { amount: Math.abs(amount), currency: order.currency };
  return needsColleague(db, { given, orderId: order.id }, by);
}

const concessionKinds = {
  outcome: 'correction',
  refund: 'refund',
  waiver: 'waiver',
  cancellation: 'cancellation',
  price: 'goodwill',
} as const satisfies Record<Correction['kind'], Concession['kind']>;

function concessionOf(order: OrderRow, { kind, amount, reason }: Correction): Concession {
  const given = { amount: Math.abs(amount), currency: order.currency };
  return { kind: concessionKinds[kind], given, ...aboutOrder(order), reason };
}

async function askSecond(
  trx: Trx,
  { sn, title_zh, title_en, currency }: OrderRow,
  asked: { amount: number; reason: string; asked_by: string; now: Date },
): Promise<void> {
  const { amount, reason, asked_by, now } = asked;
  const sum = { amount: Math.abs(amount), currency };
  const facts = { sn, title_zh, title_en, amount: sum, reason, asked_by };
  await notifyStaff(trx, { queue: 'finance', event: 'correction_asked', about: 'secondPerson', facts, now });
}
