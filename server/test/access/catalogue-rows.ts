import { solveCaptcha } from '../solve-captcha.ts';
import type { MatrixStage } from './matrix-stage.ts';
import { plain, type Row, type Rows } from './row.ts';
import { keptQuote, type OrderKind } from './staged-orders.ts';

const stay = { check_in: '2026-12-01', check_out: '2026-12-03', rooms: [{ adults: 2 }], nationality: 'CN' };
const contact = { contact_name: 'Li Hua', contact_phone: '+95 9 123 456' };

/** A call about a quote, which belongs to its agency. */
function bookingRow(kind: OrderKind, named: Record<string, unknown>): Row {
  return {
    ready: async (stage, side) => ({
      input: { quote_id: await keptQuote(stage, kind, stage.sides[side].owner), ...named, ...contact },
    }),
    owned: { quote_id: 'other' },
  };
}

function quoteRow(kind: OrderKind): Row {
  return {
    ready: async (stage, side) => ({
      input: { quote_id: await keptQuote(stage, kind, stage.sides[side].owner) },
    }),
    owned: { quote_id: 'other' },
  };
}

/** A call of the staff for the agency of a side. */
function agencyRow(input: (stage: MatrixStage) => object, open: readonly string[] = []): Row {
  return {
    ready: (stage, side) => ({ input: { agency_id: stage.sides[side].agencyId, ...input(stage) } }),
    open: ['agency_id', ...open],
  };
}

/** Calls on what is sold and how it is booked. */
export const catalogueRows: Rows = {
  'GET index/index': plain({ requiredLogin: 0 }),
  'POST index/message': plain({ name: 'Du Li', email: 'du@example.com', content: 'Hello' }),
  'GET ajax/city': plain({ select: true, quickSearch: '' }),
  'GET common/clickCaptcha': plain({ id: 'matrix-captcha-1' }, ['id']),
  'POST common/checkClickCaptcha': {
    ready: async ({ world }) => {
      const id = 'matrix-captcha-2';
      await world.call('GET', 'common/clickCaptcha', { id });
      return { input: { id, info: await solveCaptcha(world.db, id), unset: false } };
    },
    open: ['id'],
  },
  'GET hotel/destinations': plain({ keyword: 'Testville' }),
  'GET hotel/detail': {
    ready: ({ room }) => ({ input: { id: room.hotelId, ...stay } }),
    open: ['id'],
  },
  'GET hotel/list': {
    ready: ({ room }) => ({ input: { destination_type: 'hotel', destination_id: room.hotelId, ...stay } }),
    open: ['destination_id', 'near_hotel_id'],
  },
  'GET hotel/map': {
    ready: ({ room }) => ({ input: { destination_type: 'hotel', destination_id: room.hotelId, ...stay } }),
    open: ['destination_id'],
  },
  'POST hotel/quote': {
    ready: ({ room }) => ({ input: { rate_key: `${room.ratePlanId}-8000`, ...stay } }),
  },
  'GET hotel/showQuote': quoteRow('hotel'),
  'POST hotel/book': bookingRow('hotel', { rooms: [{ guests: [{ full_name: 'WANG FANG' }] }] }),
  'GET console/order/bookers': agencyRow(() => ({ product: 'hotel' })),
  'GET console/hotelOrder/hotels': agencyRow(
    ({ room }) => ({ destination_type: 'hotel', destination_id: room.hotelId, ...stay }),
    ['destination_id', 'near_hotel_id'],
  ),
  'GET console/hotelOrder/rates': agencyRow(({ room }) => ({ id: room.hotelId, ...stay }), ['id']),
  'POST console/hotelOrder/quote': agencyRow(
    ({ room }) => ({ rate_key: `${room.ratePlanId}-8000`, ...stay }),
    ['user_id'],
  ),
  'POST console/hotelOrder/book': {
    ready: async (stage, side) => {
      const { agencyId: agency_id, owner } = stage.sides[side];
      const quote_id = await keptQuote(stage, 'hotel', owner);
      const rooms = [{ guests: [{ full_name: 'WANG FANG' }] }];
      return { input: { agency_id, user_id: owner.id, quote_id, rooms, ...contact } };
    },
    open: ['agency_id', 'user_id', 'quote_id'],
  },
  'GET console/carOrder/cars': agencyRow(
    ({ pool }) => rental(pool.fleet.locationId),
    ['pick_up_id', 'drop_off_id'],
  ),
  'POST console/carOrder/quote': agencyRow(
    ({ pool }) => ({ rate_key: `${pool.rates.car}-10000`, ...rental(pool.fleet.locationId) }),
    ['user_id', 'pick_up_id', 'drop_off_id', 'zone_id'],
  ),
  'POST console/carOrder/book': {
    ready: async (stage, side) => {
      const { agencyId: agency_id, owner } = stage.sides[side];
      const quote_id = await keptQuote(stage, 'car', owner);
      return { input: { agency_id, user_id: owner.id, quote_id, passenger_name: 'WANG FANG', ...contact } };
    },
    open: ['agency_id', 'user_id', 'quote_id'],
  },
  'GET console/airportOrder/transfers': agencyRow(
    ({ pool }) => landing(pool.fleet),
    ['airport_id', 'place_id'],
  ),
  'POST console/airportOrder/quote': agencyRow(
    ({ pool }) => ({ rate_key: `${pool.rates.airport}-10000`, ...landing(pool.fleet) }),
    ['user_id', 'airport_id', 'place_id'],
  ),
  'POST console/airportOrder/book': {
    ready: async (stage, side) => {
      const { agencyId: agency_id, owner } = stage.sides[side];
      const quote_id = await keptQuote(stage, 'airport', owner);
      return { input: { agency_id, user_id: owner.id, quote_id, passenger_name: 'WANG FANG', ...contact } };
    },
    open: ['agency_id', 'user_id', 'quote_id'],
  },
  'GET car/locations': plain({}, ['pick_up_id']),
  'GET car/list': {
    ready: ({ pool }) => ({ input: rental(pool.fleet.locationId) }),
    open: ['pick_up_id', 'drop_off_id'],
  },
  'POST car/quote': {
    ready: ({ pool }) => ({
      input: { rate_key: `${pool.rates.car}-10000`, ...rental(pool.fleet.locationId) },
    }),
    open: ['pick_up_id', 'drop_off_id', 'zone_id'],
  },
  'GET car/showQuote': quoteRow('car'),
  'POST car/book': bookingRow('car', { passenger_name: 'WANG FANG' }),
  'GET airport/destinations': {
    ready: ({ pool }) => ({ input: { airport_id: pool.fleet.airportId } }),
    open: ['airport_id'],
  },
  'GET airport/list': {
    ready: ({ pool }) => ({ input: landing(pool.fleet) }),
    open: ['airport_id', 'place_id'],
  },
  'POST airport/quote': {
    ready: ({ pool }) => ({ input: { rate_key: `${pool.rates.airport}-10000`, ...landing(pool.fleet) } }),
    open: ['airport_id', 'place_id'],
  },
  'GET airport/showQuote': quoteRow('airport'),
  'POST airport/book': bookingRow('airport', { passenger_name: 'WANG FANG' }),
};

function rental(locationId: number) {
  const times = { pick_up_at: '2026-12-01T08:00', drop_off_at: '2026-12-01T18:00' };
  return { pick_up_id: locationId, drop_off_id: locationId, ...times, adults: 1 };
}

function landing({ airportId, placeId }: { airportId: number; placeId: number }) {
  const flight = { flight_number: 'MU2031', flight_at: '2026-12-01T08:00' };
  return { mode: 'pick_up', airport_id: airportId, place_id: placeId, ...flight, adults: 1 };
}
