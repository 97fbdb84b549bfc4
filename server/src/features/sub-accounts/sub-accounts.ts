import { guardPayment } from './guard-payment.ts';

/** What the composition of the server uses of sub-accounts. */
export { guardPayment };
