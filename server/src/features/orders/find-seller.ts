import type { Db } from '../../calls.ts';
import { contractAt, findEntity } from '../contracts/contracts.ts';
import { findSiteSettings } from '../site/site.ts';
import type { OrderRow } from './order-store.ts';

/** Who has sold an order, and where they are reached; a number that nobody has entered is empty. */
export interface OrderSeller {
  nameZh: string;
  nameEn: string;
  phone: string;
  phone24h: string;
}

/**
 * The company of the contract by which the order's agency bought, at the time it was booked. Numbers that the company has not
 * entered are those of the site.
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
