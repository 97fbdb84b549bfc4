import { guardPayChannel, guardPayment } from './guard-payment.ts';
import { hasSpendingLimits } from './sub-account-store.ts';

/** Interface of sub-accounts for the composition of the server. */
export { guardPayChannel, guardPayment, hasSpendingLimits };
