import type { AmendmentInput } from '@serai/contract/orders/amendments';
import type { Db, Trx } from '../../../calls.ts';
import { totalSettlementPrice } from '../../../domain/settlement.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { digestOf } from '../changing/calculate-change.ts';
import type { OpenOrder } from '../open-order.ts';
import type {
  Amended,
  Amending,
  Amendment,
  AmendmentOutcome,
  AnyAmendment,
  PlannedAmendment,
  WorkedOut,
} from './amendment-port.ts';
import { presentAmendment } from './present-amendment.ts';
import { refuseUnauthorised } from './refuse-unauthorised.ts';

/** All amendments of orders. */
export interface Amendments {
  /**
   * Calculates the effect of an amendment on an order, or why it cannot be done now. Throws only if the
   * amendment does not apply to this order (`amendment_unfit`) or fields are invalid. `presentAmendment`
   * words the result.
   */
  workOut(db: Db, opened: OpenOrder, input: AmendmentInput, by: Amending): Promise<WorkedOut>;
  /**
   * Executes the previewed amendment on a locked order. Throws `amendment_changed` with a new preview if the
   * result would differ, and refuses callers who may not decide it (`refuseUndecided`).
   */
  carryOut(
    trx: Trx,
    opened: OpenOrder,
    wanted: { input: AmendmentInput; previewId: string },
    by: Amending,
  ): Promise<Amended>;
}

/** Registers the amendments; `list-amendments.ts` lists them. */
export function createAmendments(list: readonly AnyAmendment[]): Amendments {
  const byKind = new Map(list.map((amendment) => [amendment.kind, amendment]));
  const plan = async (
    db: Db,
    opened: OpenOrder,
    input: AmendmentInput,
    by: Amending,
  ): Promise<PlannedAmendment> => {
    const amendment = byKind.get(input.kind) as Amendment | undefined;
    const isFit = amendment && (amendment.product ?? opened.product.name) === opened.product.name;
    if (!isFit) throw new AppError('amendment_unfit');
    return amendment.plan(db, opened, input, by);
  };
  return {
    workOut: async (db, opened, input, by) => {
      try {
        return workedOut(opened, input, await plan(db, opened, input, by));
      } catch (failure) {
        return unchanged(opened, input, failure);
      }
    },
    carryOut: async (trx, opened, { input, previewId }, by) => {
      const planned = await plan(trx, opened, input, by);
      const now = workedOut(opened, input, planned);
      if (now.previewId !== previewId) {
        throw new AppError('amendment_changed', { data: { preview: presentAmendment(now, by.lang) } });
      }
      refuseUnauthorised(planned, by);
      return planned.carryOut(trx);
    },
  };
}

function workedOut(
  opened: OpenOrder,
  input: AmendmentInput,
  { carryOut: _, terms, ...outcome }: PlannedAmendment,
): WorkedOut {
  return { ...head(opened, input, { ...outcome, who: null, terms }), outcome, refused: null };
}

/** Rethrows programming errors, invalid fields and amendments that do not apply to this order. */
function unchanged(opened: OpenOrder, input: AmendmentInput, failure: unknown): WorkedOut {
  const isShown = failure instanceof AppError && !unshown.has(failure.code);
  if (!isShown) throw failure;
  const outcome: AmendmentOutcome = {
    effects: [],
    totalAfter: totalSettlementPrice(opened.order),
    fee: 0,
    costs: 0,
    offCredit: 0,
    toDeposit: 0,
    voucher: 'unchanged',
    tells: [],
    who: 'desk',
    needsYes: false,
    validUntil: null,
  };
  const { code, facts } = failure;
  return { ...head(opened, input, code), outcome, refused: { code, facts } };
}

const unshown: ReadonlySet<string> = new Set([
  'input_invalid',
  'not_found',
  'no_permission',
  'amendment_unfit',
]);

/**
 * Builds the common part with the preview id: an approval depends on the current order, the input, and the
 * calculated result.
 */
function head({ order }: OpenOrder, input: AmendmentInput, rest: unknown) {
  const totalBefore = totalSettlementPrice(order);
  const { id, currency, pay_channel: payChannel, order_status, pay_status } = order;
  const previewId = digestOf([id, order_status, pay_status, totalBefore, input, rest]);
  return { previewId, kind: input.kind, currency, payChannel, totalBefore };
}
