import { minorUnits } from '@serai/contract/currency';
import type { Db, Trx } from '../../calls.ts';
import { findSettings } from './site-settings.ts';

/** Up to which sum, in minor units of the site's currency, one of the staff alone pays a deposit back. */
export async function findPayBackRule(db: Db | Trx): Promise<{ aloneUpTo: number }> {
  const { paidBackAloneUpTo, currency } = await findSettings(db, ['paidBackAloneUpTo', 'currency']);
  return { aloneUpTo: paidBackAloneUpTo * minorUnits(currency) };
}
