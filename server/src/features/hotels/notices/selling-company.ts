import type { Db } from '../../../calls.ts';
import { findSellerNames } from '../../messages/messages.ts';
import { findSeller, type OrderRow } from '../../orders/orders.ts';

/** Company that sells a stay, as shown to its hotel; an unset number is empty. */
export interface SellingCompany {
  nameZh: string;
  nameEn: string;
  phone: string;
  phone24h: string;
}

/** The company of the agency's contract, or the site if the contract names none. */
export async function findSellingCompany(
  db: Db,
  order: Pick<OrderRow, 'agency_id' | 'created_at'>,
): Promise<SellingCompany> {
  const [seller, site] = [await findSeller(db, order), await findSellerNames(db)];
  return { ...seller, nameZh: seller.nameZh || site.zh, nameEn: seller.nameEn || site.en };
}
