import { AppError } from '../../../platform/http/app-error.ts';
import { type Amendment, readRateKey } from '../../orders/for-products.ts';
import type { PaymentGuard } from '../../orders/orders.ts';
import { hotelWord } from '../product-word.ts';
import { findOwnStay, planStay } from './change-stay.ts';

/** Amendment: another rate of the same hotel on the same dates (another room, other meals or other rules). */
export function changeRoom(guardPayment: PaymentGuard): Amendment<'change_room'> {
  return {
    kind: 'change_room',
    product: hotelWord,
    plan: async (db, opened, { rate_key }, by) => {
      const stay = await findOwnStay(db, opened, by);
      const { rateId: ratePlanId } = readRateKey(rate_key);
      if (ratePlanId === stay.rate_plan_id) throw new AppError('amendment_changes_nothing');
      const { check_in, check_out } = stay;
      return planStay(db, { opened, stay, guardPayment }, { ratePlanId, check_in, check_out }, by);
    },
  };
}
