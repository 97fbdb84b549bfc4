import type { Db } from '../../calls.ts';
import { contractAt, findEntity } from '../contracts/contracts.ts';
import { findSiteSettings } from '../site/site.ts';
import type { OrderRow } from './order-store.ts';

/** Seller of an order with contact numbers; empty if not entered. */
export interface OrderSeller {
  nameZh: string;
  nameEn: string;
  phone: string;
  phone24h: string;
}

/**
 * Finds the company of the agency's contract at the time of booking. Missing numbers default to the site's.
 */
export async function findSeller(
  db: Db,
  { agency_id, created_at }: Pick<OrderRow, 'agency_id' | 'created_at'>,
): Promise<OrderSeller> {
  const { siteNameZh, siteNameEn, servicePhone, urgentPhone } = await findSiteSettings(db);
  const contract = await contractAt(db, agency_id, created_at);
  const entity = contract && (await findEntity(db, contract.entity_id));
  return {
    nameZh: entity?.name_zh || siteNameZh,
    nameEn: entity?.name_en || siteNameEn,
    phone: entity?.phone || servicePhone,
    phone24h: entity?.phone_24h || urgentPhone,
  };
}
