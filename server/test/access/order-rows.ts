import { buildBase } from '../build-fleet.ts';
import { testStart } from '../population.ts';
import { laterDrive } from '../reliability/fleet-booking.ts';
import { addRoom } from '../reliability/test-hotel.ts';
import { canaryOf } from './canary.ts';
import { keep } from './kept.ts';
import type { MatrixStage } from './matrix-stage.ts';
import { plain, type Row, type Rows } from './row.ts';
import {
  arrive,
  assign,
  at,
  board,
  checkIn,
  close,
  complete,
  depart,
  inService,
  keptOrder,
  type OrderKind,
  pay,
  payOnCredit,
  refused,
  stageOrder,
  supplied,
} from './staged-orders.ts';

/** A night of the stage's hotel. */
const pricedNight = { from: '2026-12-01', to: '2026-12-02' };

type Steps = Parameters<typeof stageOrder>[3];

/** A call about an order of the side, staged by the steps. */
function orderRow(kind: OrderKind, steps: Steps, rest: Record<string, unknown> = {}): Row {
  return {
    ready: async (stage, side) => ({
      input: { id: (await keptOrder(stage, side, kind, steps)).id, ...rest },
    }),
    owned: { id: 'order' },
  };
}

/** Like `orderRow`, for the seller's staff, who may see every order. */
function staffRow(kind: OrderKind, steps: Steps, rest: Record<string, unknown>): Row {
  return { ...orderRow(kind, steps, rest), owned: {}, open: ['id'] };
}

/** A move of a paid order to another day, previewed or carried out; the latter names its preview. */
function changeRow(kind: 'car' | 'airport', isDone: boolean): Row {
  return {
    ready: async (stage, side) => {
      const { id, by } = await keptOrder(stage, side, kind, [pay]);
      const input = { id, ...laterDrive(kind, stage.pool) };
      if (!isDone) return { input };
      const { data } = await stage.must(by.token, `${kind}/previewChange`, input);
      return { input: { ...input, preview_id: data.preview_id } };
    },
    owned: { id: 'order', ...(isDone ? { preview_id: 'other' } : {}) },
    ...(isDone ? {} : { leaves: true }),
    open: [kind === 'car' ? 'pick_up_id' : 'place_id'],
  };
}

function rideRow(steps: Steps, rest: Record<string, unknown> = {}): Row {
  return {
    ready: async (stage, side) => ({
      input: { ride_id: (await keptOrder(stage, side, 'car', steps)).rideId, ...rest },
    }),
    open: ['ride_id'],
  };
}

function crewRow(steps: Steps, rest: Record<string, unknown> = {}): Row {
  return {
    ready: async (stage, side) => {
      const { rideId } = await stageOrder(stage, side, 'airport', steps);
      return { input: { ride_id: rideId, ...(await stage.newCrew()), ...rest } };
    },
    open: ['ride_id', 'driver_id', 'vehicle_id'],
  };
}

const isOver = [pay, at('service_start'), checkIn, at('service_end', 60)];

/** The side's list of orders, as a spreadsheet. */
const listRow: Row = {
  ready: async (stage, side) => {
    await keptOrder(stage, side, 'hotel', [pay]);
    return { input: { product: 'hotel', format: 'csv' } };
  },
  leaves: true,
};

/** Calls on orders and their rides. */
export const orderRows: Rows = {
  'GET search/all': {
    ready: async (stage, side) => {
      await keptOrder(stage, side, 'hotel', [pay]);
      return { input: { keyword: canaryOf(side) } };
    },
  },
  'GET order/list': {
    ready: async (stage, side) => {
      await keptOrder(stage, side, 'hotel', [pay]);
      return { input: { product: 'hotel' } };
    },
  },
  'GET order/export': listRow,
  'POST order/linkExport': listRow,
  'GET order/listEvery': {
    ready: async (stage, side) => {
      await keptOrder(stage, side, 'hotel', [pay]);
      return { input: {} };
    },
  },
  'GET order/calendar': {
    ready: async (stage, side) => {
      await keptOrder(stage, side, 'hotel', [pay]);
      return { input: { month: '2026-12' } };
    },
  },
  'POST order/linkExportEvery': listRow,
  'GET order/lastContact': {
    ready: async (stage, side) => {
      await keptOrder(stage, side, 'hotel', []);
      return { input: { product: 'hotel' } };
    },
  },
  'GET order/similar': {
    ready: async (stage, side) => {
      await keptOrder(stage, side, 'hotel', []);
      const days = { from: '2026-12-01', to: '2027-12-01' };
      return { input: { product: 'hotel', guest_names: [`${canaryOf(side)} WANG`], ...days } };
    },
  },
  'GET order/detail': orderRow('car', inService),
  'POST order/pay': orderRow('hotel', [], { pay_channel: 'balance' }),
  'POST order/cancel': orderRow('car', []),
  'POST order/confirm': {
    ready: async (stage, side) => {
      const { id } = await stageOrder(stage, side, 'request', []);
      const { data } = await stage.must(stage.operator.token, 'console/hotelOrder/offer', {
        id,
        rooms_from: 'hotel',
      });
      return { input: { id, offer_id: data.order.offer.id } };
    },
    owned: { id: 'order', offer_id: 'other' },
  },
  'POST order/refundPreview': { ...orderRow('hotel', [pay]), leaves: true },
  'POST order/refund': {
    ready: async (stage, side) => {
      const { id, by } = await keptOrder(stage, side, 'airport', [pay]);
      const { data } = await stage.must(by.token, 'order/refundPreview', { id });
      return { input: { id, preview_id: data.preview_id } };
    },
    owned: { id: 'order', preview_id: 'other' },
  },
  'POST hotel/changeGuests': {
    ready: async (stage, side) => {
      const { id } = await keptOrder(stage, side, 'hotel', [pay]);
      const guests = [`${canaryOf(side)} WANG`, 'AYE AYE'].map((full_name) => ({ full_name }));
      return { input: { id, rooms: [{ guests }] } };
    },
    owned: { id: 'order' },
  },
  'POST car/changeTrip': orderRow('car', [pay], {
    passenger_name: 'AYE AYE',
    contact_phone: '+95 9 1234567',
    pick_up_address: 'Gate 2',
    drop_off_address: '',
  }),
  'POST airport/changeTrip': orderRow('airport', [pay], {
    passenger_name: 'AYE AYE',
    contact_phone: '+95 9 1234567',
    sign_text: '',
  }),
  'POST car/previewChange': changeRow('car', false),
  'POST car/changeBooking': changeRow('car', true),
  'POST airport/previewChange': changeRow('airport', false),
  'POST airport/changeBooking': changeRow('airport', true),
  'POST order/confirmCheckIn': orderRow('hotel', [pay, at('service_start')]),
  'POST order/confirmComplete': orderRow('hotel', isOver),
  'POST order/payEarly': orderRow('hotel', [payOnCredit]),
  'GET order/voucher': orderRow('airport', [pay]),
  'GET voucher/show': orderRow('hotel', [pay]),
  'POST voucher/share': { ...orderRow('hotel', [pay]), leaves: true },
  'POST voucher/unshare': orderRow('car', [pay]),
  'POST file/link': { ...orderRow('hotel', [pay], { kind: 'voucher' }), leaves: true },
  'GET file/open': {
    ready: async (stage, side) => {
      const { id, by } = await keptOrder(stage, side, 'hotel', [pay]);
      const { data } = await stage.must(by.token, 'file/link', { kind: 'voucher', id });
      return { input: { token: new URL(data.url).searchParams.get('token') } };
    },
    // Anyone with the link may open it: it is made for phones that are not logged in.
    open: ['token'],
  },
  'POST order/askApproval': {
    ready: async (stage, side) => {
      const { booker } = stage.sides[side];
      const { id } = await keptOrder(stage, side, 'hotel', [], booker);
      return { token: booker.token, input: { id, note: 'Please' } };
    },
    owned: { id: 'order' },
  },
  'GET order/approvals': {
    ready: async (stage, side) => ({ input: { order_id: (await askedOrder(stage, side)).order_id } }),
    owned: { order_id: 'order' },
  },
  'POST order/decideApproval': {
    ready: async (stage, side) => {
      const { approval_id } = await askedOrder(stage, side);
      return { input: { approval_id, decision: 'approve', pay_channel: 'balance' } };
    },
    owned: { approval_id: 'other' },
  },
  'POST console/order/pay': staffRow('hotel', [], {
    pay_channel: 'balance',
    caller: 'Manager Wang',
    reason: 'The line of the agency is down',
  }),
  'POST console/order/cancel': staffRow('hotel', [pay], { fee: 0, reason: 'Overbooked' }),
  'GET console/order/list': {
    ready: async (stage, side) => {
      await keptOrder(stage, side, 'hotel', [pay]);
      return { input: {} };
    },
    open: ['agency_id'],
  },
  'POST console/order/linkExport': { ready: () => ({ input: { format: 'csv' } }), open: ['agency_id'] },
  'POST console/hotelOrder/linkMovements': {
    ready: () => ({ input: { format: 'csv' } }),
    open: ['hotel_id', 'city_id', 'agency_id'],
  },
  'GET console/hotelOrder/movements': {
    ready: async (stage, side) => {
      await keptOrder(stage, side, 'hotel', [pay]);
      return { input: {} };
    },
    open: ['hotel_id', 'city_id', 'agency_id'],
  },
  'GET console/order/detail': staffRow('hotel', [pay], {}),
  'GET console/order/voucherVersions': staffRow('hotel', [pay], {}),
  'GET console/order/present': staffRow('hotel', [pay], { doing: 'cancel' }),
  'GET console/request/list': {
    ready: async (stage, side) => {
      await keptOrder(stage, side, 'request', []);
      return { input: {} };
    },
  },
  'POST console/request/decline': staffRow('request', [], { reason: 'Full house' }),
  'POST console/carOrder/offer': staffRow('oneWay', [], {
    km: 630,
    minutes: 60,
    one_way_fee: 15_000,
  }),
  'POST console/hotelOrder/offer': {
    ...staffRow('request', [], { rooms_from: 'allotment' }),
    open: ['id', 'rate_plan_id'],
  },
  'GET console/hotelOrder/replacements': staffRow('hotel', [pay, refused], {}),
  'GET console/hotelOrder/previewReplace': {
    ready: async (stage, side) => {
      const { id } = await stageOrder(stage, side, 'hotel', [pay, refused]);
      const { rate_plan_id } = await stage.world.db
        .selectFrom('hotel_orders')
        .select('rate_plan_id')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow();
      return { input: { id, rate_plan_id, cost: 10_000, rooms_from: 'hotel' } };
    },
    open: ['id', 'rate_plan_id'],
  },
  'POST console/hotelOrder/replace': {
    ready: async (stage, side) => {
      const { id } = await stageOrder(stage, side, 'hotel', [pay, refused]);
      const { rate_plan_id } = await stage.world.db
        .selectFrom('hotel_orders')
        .select('rate_plan_id')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow();
      const evidence = 'The other hotel confirmed by telephone';
      return { input: { id, rate_plan_id, cost: 10_000, rooms_from: 'hotel', evidence } };
    },
    open: ['id', 'rate_plan_id'],
  },
  'GET console/order/voucher': staffRow('hotel', [pay], {}),
  'GET console/order/messages': staffRow('hotel', [pay], {}),
  'POST console/order/addNote': staffRow('hotel', [pay], { note: 'The guests arrive after midnight' }),
  'POST console/order/noShow': {
    ready: async (stage, side) => {
      const { id } = await stageOrder(stage, side, 'hotel', [pay, at('no_show_from')]);
      const told_at = Math.floor(stage.world.clock.now().getTime() / 1000);
      const input = { id, told_by: 'Night manager', told_at, evidence: 'Room 301 stayed empty all night' };
      return { input };
    },
    open: ['id'],
  },
  'POST console/review/decide': staffRow('hotel', [pay, at('auto_complete_at'), close], {
    decision: 'served',
    evidence: 'The hotel confirmed the stay by phone',
  }),
  'POST console/review/take': staffRow('hotel', [pay, at('auto_complete_at'), close], {}),
  'POST console/supplier/lookUp': staffRow('hotel', [supplied, pay], {}),
  'POST console/supplier/decide': staffRow('hotel', [supplied, pay], {
    decision: 'confirmed',
    confirmation_code: 'BB-1',
    evidence: 'The bed bank said so on the phone',
  }),
  'POST console/order/correct': staffRow('hotel', [...isOver, complete], {
    to: 'no_show',
    evidence: 'The hotel sent its arrivals list',
  }),
  'POST console/correction/decide': {
    ready: async (stage, side) => {
      const { id: order_id } = await stageOrder(stage, side, 'hotel', [...isOver, complete]);
      const { id } = await stage.world.db
        .insertInto('order_corrections')
        .values({
          order_id,
          to_status: 'no_show',
          fee: 0,
          amount: -1,
          reason: 'Wrong',
          status: 'asked',
          kind: 'outcome',
          needs_second: true,
          asked_by: (await stage.newOperator('desk')).id,
          asked_at: stage.world.clock.now(),
          due_at: new Date(stage.world.clock.now().getTime() + 3_600_000),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { input: { correction_id: id, decision: 'reject', note: 'They were there' } };
    },
    open: ['correction_id'],
  },
  'POST console/hotel/trust': {
    ready: ({ room }) => ({ input: { hotel_id: room.hotelId, trusted: false, reason: 'Late with codes' } }),
    open: ['hotel_id'],
  },
  'GET console/hotel/roomingList': {
    ready: ({ room }) => ({ input: { hotel_id: room.hotelId, day: '2026-12-01' } }),
    open: ['hotel_id'],
  },
  'POST console/hotel/sendRoomingList': {
    ready: async (stage, side) => {
      const { id } = await stageOrder(stage, side, 'hotel', [pay]);
      const { check_in: day } = await stage.world.db
        .selectFrom('hotel_orders')
        .select('check_in')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow();
      const { version } = await stage.world.db
        .selectFrom('rooming_lists')
        .select(({ fn }) => fn.countAll<number>().as('version'))
        .where('hotel_id', '=', stage.room.hotelId)
        .where('day', '=', day)
        .executeTakeFirstOrThrow();
      return { input: { hotel_id: stage.room.hotelId, day, version: Number(version) } };
    },
    open: ['hotel_id'],
  },
  'GET console/hotel/stopSells': plain({}, ['hotel_id', 'city_id']),
  'GET console/hotel/sale': {
    ready: ({ room }) => ({ input: { hotel_id: room.hotelId } }),
    open: ['hotel_id'],
  },
  'GET console/hotel/nightPrices': {
    ready: ({ room }) => ({ input: { rate_plan_id: room.ratePlanId, ...pricedNight } }),
    open: ['rate_plan_id'],
  },
  'POST console/hotel/nightPrice': {
    ready: async (stage) => {
      // A rate of its own: other rows book the shared room at its price.
      const { ratePlanId } = await addRoom(stage.world.db, stage.room.hotelId, {
        units: 1,
        from: '2026-12-01',
        nights: 5,
      });
      return {
        input: {
          rate_plan_id: ratePlanId,
          ...pricedNight,
          night_price: 9000,
          reason: 'The hotel asks for more',
        },
      };
    },
    open: ['rate_plan_id'],
  },
  'POST console/hotel/stopSell': {
    // Nights after those that other rows book.
    ready: ({ room }) => ({
      input: { hotel_id: room.hotelId, from: '2028-01-01', to: '2028-01-01', reason: 'Full at the hotel' },
    }),
    open: ['hotel_id', 'room_type_id'],
  },
  'POST console/hotel/openSell': {
    ready: async (stage) => {
      const { id } = await stage.world.db
        .insertInto('stop_sells')
        .values({
          hotel_id: stage.room.hotelId,
          from_night: '2028-01-01',
          to_night: '2028-01-02',
          reason: 'Full at the hotel',
          stopped_by: (await stage.newOperator('desk')).id,
          stopped_at: stage.world.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { input: { id } };
    },
    open: ['id'],
  },
  'POST console/hotelOrder/renameGuests': staffRow('hotel', [pay], {
    rooms: [{ guests: [{ full_name: 'Li Si' }] }],
    reason: 'A colleague travels',
  }),
  'POST console/carOrder/renamePassenger': staffRow('car', [pay], {
    passenger_name: 'Li Si',
    reason: 'A colleague travels',
  }),
  'POST console/airportOrder/renamePassenger': staffRow('airport', [pay], {
    passenger_name: 'Li Si',
    reason: 'A colleague travels',
  }),
  'POST console/hotelOrder/dropRoom': {
    ready: async (stage, side) => {
      const { id } = await stageOrder(stage, side, 'twoRooms', [pay]);
      return { input: { id, room: 2, total_price: 100, reason: 'One family stays away' } };
    },
    open: ['id'],
  },
  'POST console/hotelOrder/confirm': staffRow('hotel', [pay], { hotel_confirmation_code: 'YGN-1' }),
  'GET console/order/cost': staffRow('hotel', [], {}),
  'POST console/order/changePrice': staffRow('hotel', [pay], { total_price: 100, reason: 'Room dropped' }),
  'POST console/order/refundLater': staffRow('hotel', [...isOver, complete], {
    amount: 100,
    reason: 'The shower had no hot water',
  }),
  'POST console/order/waiveFee': {
    ready: async (stage, side) => {
      const { id } = await stageOrder(stage, side, 'hotel', [pay]);
      await stage.must(stage.operator.token, 'console/order/cancel', { id, fee: 200, reason: 'Ill guests' });
      return { input: { id, amount: 100, reason: 'A flood closed the road there' } };
    },
    open: ['id'],
  },
  'POST console/carOrder/reportOvertime': staffRow('car', [...inService, at('service_end', 60)], {
    ended_at: '2026-12-01T18:45',
  }),
  'POST console/airportOrder/reportWaiting': staffRow('airport', inService, { waited_minutes: 100 }),
  'POST console/airportOrder/setLanding': staffRow('airport', [pay], { lands_at: '2026-12-01T09:30' }),
  'GET console/dispatch/list': plain({}, ['order_id', 'driver_id']),
  'GET console/dispatch/board': {
    ready: async (stage) => ({ input: { base_id: await buildBase(stage.world.db) } }),
    open: ['base_id', 'ride_id'],
  },
  'GET console/dispatch/candidates': rideRow([pay]),
  'POST console/dispatch/assign': crewRow([pay]),
  'POST console/dispatch/reassign': crewRow([pay, assign], { reason: 'Ill' }),
  'POST console/dispatch/assignHired': {
    ready: async (stage, side) => {
      const { rideId: ride_id } = await stageOrder(stage, side, 'airport', [pay]);
      const model = await stage.world.db
        .selectFrom('rides')
        .innerJoin('vehicle_models as model', 'model.class_id', 'rides.class_id')
        .select('model.id')
        .where('rides.id', '=', ride_id)
        .executeTakeFirstOrThrow();
      const car = {
        company: 'Golden Bus',
        driver_name: 'U Tin',
        driver_phone: '+95 9 777 888 999',
        language: 'burmese',
        plate_number: 'YGN 9Z-1',
        model_id: model.id,
      };
      return { input: { ride_id, ...car, cost: 4500 } };
    },
    open: ['ride_id', 'model_id'],
  },
  'POST console/dispatch/returnRides': {
    ready: async (stage) => {
      const { driver_id } = await stage.newCrew();
      return { input: { driver_id, from: Math.floor(testStart.getTime() / 1000), reason: 'Ill' } };
    },
    open: ['driver_id'],
  },
  'POST console/dispatch/addAbsence': {
    ready: async (stage) => ({ input: await leaveOf(stage) }),
    open: ['absent_id'],
  },
  'POST console/dispatch/removeAbsence': {
    ready: async (stage) => {
      const added = await stage.must(
        stage.operator.token,
        'console/dispatch/addAbsence',
        await leaveOf(stage),
      );
      return { input: { absence_id: added.data.absence_id } };
    },
    open: ['absence_id'],
  },
  'POST console/dispatch/depart': rideRow([pay, assign]),
  'POST console/dispatch/arrive': rideRow([pay, assign, depart]),
  'POST console/dispatch/board': rideRow([pay, assign, depart, arrive, at('service_start')]),
  'POST console/dispatch/finish': rideRow([pay, assign, depart, arrive, at('service_start'), board]),
};

/** Input that records a leave of a new driver. */
async function leaveOf(stage: MatrixStage) {
  const { driver_id } = await stage.newCrew();
  const from = Math.floor(testStart.getTime() / 1000);
  return { kind: 'leave', absent_id: driver_id, from, until: from + 3600 };
}

/** Stages an order whose booker has requested payment. */
function askedOrder(...[stage, side]: Parameters<Row['ready']>) {
  return keep(stage, `${side} asked order`, async (fresh) => {
    const { id, by } = await stageOrder(fresh, side, 'hotel', [], stage.sides[side].booker);
    const { data } = await stage.must(by.token, 'order/askApproval', { id, note: 'Please' });
    return { order_id: id, approval_id: data.approval.id as number };
  });
}
