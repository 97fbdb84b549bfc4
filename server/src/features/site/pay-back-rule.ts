import { minorUnits } from '@serai/contract/currency';
import type { Db, Trx } from '../../calls.ts';
import { findSettings } from './site-settings.ts';

/** Maximum sum that one member of staff may pay back alone, in minor units of the site's currency. */
export async function findPayBackRule(db: Db | Trx): Promise<{ aloneUpTo: number }> {
  const { paidBackAloneUpTo, currency } = await findSettings(db, ['paidBackAloneUpTo', 'currency']);
  return { aloneUpTo: paidBackAloneUpTo * minorUnits(currency) };
}
