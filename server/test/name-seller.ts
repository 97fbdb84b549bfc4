import type { Db } from '../src/calls.ts';

/**
 * The company that sells by every contract of a test world, with the name and night number shown on vouchers.
 */
export const namedSeller = { name_zh: '金塔旅运', name_en: 'Goldstupa Travel', phone_24h: '+95 1 555 0199' };

/** Sets that name and number. */
export async function nameSeller(db: Db): Promise<void> {
  await db.updateTable('seller_entities').set(namedSeller).execute();
}
