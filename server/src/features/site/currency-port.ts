import type { ErrorCode } from '@serai/contract/errors';
import type { Trx } from '../../calls.ts';

/** Amounts that a feature stores in the site's currency: while there are any, the currency cannot change. */
export interface CurrencyHolder {
  /** Why the currency cannot be changed. */
  refusal: ErrorCode;
  /** Called while no new amounts can be written in the currency. */
  isHeld(trx: Trx): Promise<boolean>;
}
