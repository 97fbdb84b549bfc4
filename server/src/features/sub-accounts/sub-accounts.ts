import { guardPayment } from './guard-payment.ts';
import { forgetPasswordLinks } from './password-link.ts';

/** What the composition of the server uses of sub-accounts. */
export { forgetPasswordLinks, guardPayment };
