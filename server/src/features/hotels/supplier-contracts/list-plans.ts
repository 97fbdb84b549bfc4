import type { Db, Trx } from '../../../calls.ts';
import type { OfferRow } from '../offer-store.ts';

/** Rate plan of a hotel with the name of its room type. */
export interface ContractPlan extends Pick<OfferRow, 'meal' | 'bed'> {
  id: number;
  code: string;
  room_zh: string;
  room_en: string;
}

/** Active rate plans of a hotel in the order of its rooms; at most 500. */
export async function listContractPlans(db: Db | Trx, hotelId: number): Promise<ContractPlan[]> {
  const plans = await db
    .selectFrom('rate_plans as plan')
    .innerJoin('room_types as room', 'room.id', 'plan.room_type_id')
    .select([
      'plan.id',
      'plan.code',
      'plan.meal',
      'plan.bed',
      'room.name_zh as room_zh',
      'room.name_en as room_en',
    ])
    .where('plan.hotel_id', '=', hotelId)
    .where('plan.active', '=', true)
    .where('room.active', '=', true)
    .orderBy('room.position')
    .orderBy('room.id')
    .orderBy('plan.position')
    .orderBy('plan.id')
    .limit(500)
    .execute();
  return plans as ContractPlan[];
}
