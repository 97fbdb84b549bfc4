/** Interface of sub-accounts for the composition of the server. */
export { hasPendingApproval } from './approval-store.ts';
export { paymentDueSources } from './due-sources.ts';
export { guardPayChannel, guardPayment } from './guard-payment.ts';
export { hasSpendingLimits } from './sub-account-store.ts';
