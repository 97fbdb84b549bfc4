import type { ErrorCode } from '@serai/contract/errors';
import type { Trx } from '../../calls.ts';

/** Something a feature keeps in the site's currency: as long as there is any, the currency stays. */
export interface CurrencyHolder {
  /** Why the currency cannot be changed. */
  refusal: ErrorCode;
  /** Asked while nothing new can be made in the currency. */
  isHeld(trx: Trx): Promise<boolean>;
}
