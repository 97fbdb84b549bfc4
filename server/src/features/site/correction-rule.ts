import { minorUnits } from '@serai/contract/currency';
import type { Db, Trx } from '../../calls.ts';
import { findSettings } from './site-settings.ts';

/** Up to which sum, in minor units of the site's currency, one of the staff alone corrects an order. */
export async function findCorrectionRule(db: Db | Trx): Promise<{ aloneUpTo: number }> {
  const { correctedAloneUpTo, currency } = await findSettings(db, ['correctedAloneUpTo', 'currency']);
  return { aloneUpTo: correctedAloneUpTo * minorUnits(currency) };
}
