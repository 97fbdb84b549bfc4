import type { Db } from '../../calls.ts';
import { findSettings } from './site-settings.ts';

/** Describes the seller's phone numbers for guests, or the missing ones, for the operator of the portal. */
export async function describeDesk(db: Db): Promise<string> {
  const { servicePhone, urgentPhone } = await findSettings(db, ['servicePhone', 'urgentPhone']);
  const numbers = [
    ['support', servicePhone],
    ['around the clock', urgentPhone],
  ] as const;
  const said = numbers.map(([name, number]) => `${name} ${number || 'MISSING'}`).join(', ');
  return servicePhone && urgentPhone ? said : `${said}; set them at /console/site`;
}
