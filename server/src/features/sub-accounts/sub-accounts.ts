import { guardPayChannel, guardPayment } from './guard-payment.ts';
import { hasSpendingLimits } from './sub-account-store.ts';

/** What the composition of the server uses of sub-accounts. */
export { guardPayChannel, guardPayment, hasSpendingLimits };
