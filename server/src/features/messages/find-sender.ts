import type { Db } from '../../calls.ts';
import { findSellerNames, type SellerNames } from './seller-names.ts';

/** Data of the seller in emails. */
export interface Sender {
  seller: SellerNames;
  /** Origin of links. */
  publicUrl: string;
  /** Receives replies to emails; empty if the site has no mailbox. */
  mailbox: string;
  /** Telephone numbers of the service desk and of the 24-hour line; empty if not set. */
  servicePhone: string;
  urgentPhone: string;
}

/** Reads the sender of emails from the site's settings. */
export async function findSender(db: Db, publicUrl: string): Promise<Sender> {
  const names = ['contactMailbox', 'serviceEmail', 'servicePhone', 'urgentPhone'] as const;
  const rows = await db
    .selectFrom('site_settings')
    .select(['name', 'value'])
    .where('name', 'in', names)
    .execute();
  const read = (name: (typeof names)[number]) => {
    const value = rows.find((row) => row.name === name)?.value;
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    seller: await findSellerNames(db),
    publicUrl,
    mailbox: read('contactMailbox') || read('serviceEmail'),
    servicePhone: read('servicePhone'),
    urgentPhone: read('urgentPhone'),
  };
}
