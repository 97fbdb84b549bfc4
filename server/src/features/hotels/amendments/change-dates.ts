import { AppError } from '../../../platform/http/app-error.ts';
import type { Amendment } from '../../orders/for-products.ts';
import type { PaymentGuard } from '../../orders/orders.ts';
import { hotelWord } from '../product-word.ts';
import { findOwnStay, planStay } from './change-stay.ts';

/** Amendment: the same rate on other dates, at today's price. */
export function changeDates(guardPayment: PaymentGuard): Amendment<'change_dates'> {
  return {
    kind: 'change_dates',
    product: hotelWord,
    plan: async (db, opened, { check_in, check_out }, by) => {
      const stay = await findOwnStay(db, opened, by);
      if (check_in === stay.check_in && check_out === stay.check_out) {
        throw new AppError('amendment_changes_nothing');
      }
      const wish = { ratePlanId: stay.rate_plan_id, check_in, check_out };
      return planStay(db, { opened, stay, guardPayment }, wish, by);
    },
  };
}
