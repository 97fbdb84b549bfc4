import { buildHotel } from '../build-hotels.ts';
import type { MatrixStage } from './matrix-stage.ts';
import { plain, type Rows } from './row.ts';

/** A separate hotel with the terms of a contract for its only rate plan. */
async function stageTerms({ world, room }: MatrixStage) {
  const { city_id: cityId } = await world.db
    .selectFrom('hotels')
    .select('city_id')
    .where('id', '=', room.hotelId)
    .executeTakeFirstOrThrow();
  const hotel = await buildHotel(world.db, { cityId, active: false });
  const days = { from: '2026-12-01', to: '2027-11-30' };
  const terms = {
    valid_from: days.from,
    valid_to: days.to,
    cost_currency: 'USD',
    cost_rates: [],
    margin: { kind: 'percent', value: 1200 },
    rounding: 1,
    seasons: [{ ...days, costs: [{ rate_plan_id: hotel.rooms[0]!.plans[0]!, cost: 5000 }] }],
    promotions: [],
    supplements: [],
  };
  return { hotel_id: hotel.id, terms };
}

/** The same with a saved draft, as `publish` names it. */
async function stageDraft(stage: MatrixStage) {
  const { hotel_id, terms } = await stageTerms(stage);
  const saved = { hotel_id, terms };
  const { data } = await stage.must(stage.operator.token, 'console/supplierContract/saveDraft', saved);
  return { hotel_id, number: data.number as number, revision: data.revision as number };
}

/** Calls about contracts with hotels. */
export const supplierContractRows: Rows = {
  'GET console/supplierContract/list': plain(),
  'GET console/supplierContract/detail': {
    ready: ({ room }) => ({ input: { hotel_id: room.hotelId } }),
    open: ['hotel_id'],
  },
  'POST console/supplierContract/saveDraft': {
    ready: async (stage) => ({ input: await stageTerms(stage) }),
    open: ['hotel_id', 'rate_plan_id'],
  },
  'GET console/supplierContract/preview': {
    ready: async (stage) => ({ input: { hotel_id: (await stageDraft(stage)).hotel_id } }),
    open: ['hotel_id'],
  },
  'POST console/supplierContract/publish': {
    ready: async (stage) => ({ input: { ...(await stageDraft(stage)), reason: 'Contract of 2027' } }),
    open: ['hotel_id'],
  },
  'POST console/supplierContract/undo': {
    ready: async (stage) => {
      const { hotel_id, number } = await stageDraft(stage);
      return { input: { hotel_id, number, reason: 'Wrong hotel' } };
    },
    open: ['hotel_id'],
  },
};
