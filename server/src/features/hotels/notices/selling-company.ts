import type { Db } from '../../../calls.ts';
import { findSellerNames } from '../../messages/messages.ts';
import { findSeller, type OrderRow } from '../../orders/orders.ts';

/** The company that sells a stay, as its hotel reads it; a number that is not set is empty. */
export interface SellingCompany {
  nameZh: string;
  nameEn: string;
  phone: string;
  phone24h: string;
}

/** The company of the agency's contract, or the site where it has no name of its own. */
export async function findSellingCompany(
  db: Db,
  order: Pick<OrderRow, 'agency_id' | 'created_at'>,
): Promise<SellingCompany> {
  const [seller, site] = [await findSeller(db, order), await findSellerNames(db)];
  return { ...seller, nameZh: seller.nameZh || site.zh, nameEn: seller.nameEn || site.en };
}
