import type { Db } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Buyer } from '../contracts/contracts.ts';
import {
  type Amendment,
  alike,
  amendmentWord,
  type Effect,
  freedomEffect,
  type InputOf,
  pricedChange,
} from '../orders/for-products.ts';
import type { OpenOrder } from '../orders/orders.ts';
import {
  applyBookingChange,
  type ChangeDeps,
  computeChange,
  memberChangeFault,
  type PlannedChange,
  type WeighedBooking,
} from './change-booking.ts';

type DrivenKind = 'change_rental' | 'change_transfer';

/**
 * Amendment: another flight, time or place of a driven service. Within the members' own limits, until the
 * driver sets off, it is carried out automatically; the member must agree if it costs more.
 */
export function bookingAmendment<Kind extends DrivenKind>(
  deps: ChangeDeps,
  { kind, product }: { kind: Kind; product: string },
  plan: (db: Db, orderId: number, wish: InputOf<Kind>, buyer: Buyer) => Promise<PlannedChange>,
): Amendment<Kind> {
  return {
    kind,
    product,
    plan: async (db, opened, wish, by) => {
      const { order } = opened;
      const buyer = { agencyId: order.agency_id, now: by.now };
      const change = await computeChange(
        db,
        { opened, wish, plan: (on) => plan(on, order.id, wish, buyer) },
        by,
      );
      const { planned, weighed } = change;
      const isFixed = memberChangeFault(order) !== undefined;
      if (!planned.words) throw new AppError('amendment_changes_nothing');
      return {
        ...pricedChange(opened, weighed, by.now),
        effects: effectsOf(opened, change),
        // Beyond the member's own limits the desk carries it out, once the agency has agreed.
        who: isFixed ? 'member' : 'itself',
        needsYes: isFixed || weighed.total > order.total_price,
        terms: weighed.terms,
        carryOut: async (trx) => ({
          order: await applyBookingChange(trx, deps, opened, change, by),
          correctionId: null,
        }),
      };
    },
  };
}

function effectsOf({ order }: OpenOrder, { planned: { words }, weighed }: WeighedBooking): Effect[] {
  const said = ({ before, after }: NonNullable<typeof words>): Effect => ({
    label: amendmentWord('trip'),
    before: alike(before),
    after: alike(after),
  });
  return [...(words ? [said(words)] : []), ...freedomEffect(order, weighed.terms)];
}
