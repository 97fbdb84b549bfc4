import { askApproval } from '@serai/contract/accounts/approvals';
import { bookCar, quoteCar } from '@serai/contract/cars/booking';
import { listCarLocations, listCars } from '@serai/contract/cars/cars';
import { addDays } from '@serai/contract/dates';
import type { Endpoint, InputOf } from '@serai/contract/endpoint';
import { bookHotel, confirmHotelOrder, offerStay, quoteHotel } from '@serai/contract/hotels/booking';
import { hotelDetail } from '@serai/contract/hotels/hotels';
import * as actions from '@serai/contract/orders/actions';
import { bookTransfer, quoteTransfer, setLanding } from '@serai/contract/transfers/booking';
import { findAirports, findTransferPlaces, listTransfers } from '@serai/contract/transfers/transfers';
import {
  arriveRide,
  assignRide,
  boardRide,
  departRide,
  finishRide,
  listFreeDrivers,
  listRides,
} from '@serai/contract/vehicles/dispatch';
import type { Caller, Db, Route } from '../calls.ts';
import { instantOf, localDate } from '../domain/local-time.ts';
import { hasOrders } from '../features/orders/for-composition.ts';
import { AppError } from '../platform/http/app-error.ts';
import { askThrough, findCaller } from './sample-calls.ts';

const tz = 'Asia/Yangon';
const minute = 60_000;

/** The portal's routes, used to create the orders, and the end of the demo's simulated time. */
export interface Stage {
  db: Db;
  routes: readonly Route[];
  now: Date;
}

type People = Record<'owner' | 'booker' | 'desk', Caller>;

/** Places the sample orders if there are no orders. */
export async function fillWithOrders(stage: Stage): Promise<void> {
  const isEmpty = await stage.db.transaction().execute(async (trx) => !(await hasOrders(trx)));
  if (isEmpty) await placeSampleOrders(stage);
}

/**
 * Places orders of the demo's first agency in all states that agency and desk encounter, for new users to
 * see. They are created through the portal's own endpoints at times of recent days, in chronological order as
 * the ledger requires.
 */
export async function placeSampleOrders(stage: Stage): Promise<void> {
  const { db, now } = stage;
  const today = localDate(now.getTime(), tz);
  const at = (day: number, time: string) => new Date(instantOf(addDays(today, day), time, tz));
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute);
  const people = {
    owner: await findCaller(db, 'demo'),
    booker: await findCaller(db, 'booker'),
    desk: await findCaller(db, 'operator'),
  };
  const play = actor(stage, people);

  const driven = await play.bookCar(at(-5, '10:00'), addDays(today, -3));
  await play.pay(driven, 'balance', at(-5, '10:05'));
  await play.assign(driven, at(-4, '09:00'));
  // Not assigned to a driver, so that the desk must review it after its time.
  const undriven = await play.bookTransfer(at(-4, '11:00'), `${addDays(today, -1)}T05:40`);
  await play.pay(undriven, 'credit', at(-4, '11:02'));
  for (const [step, time] of rideSteps) await play.step(driven, step, at(-3, time));
  await play.member('owner', actions.confirmComplete, { id: driven }, at(-3, '19:30'));

  const guest = await play.bookStay({ at: at(-2, '15:00'), from: today, nights: 2 });
  await play.pay(guest, 'balance', at(-2, '15:04'));
  await play.staff(confirmHotelOrder, { id: guest, hotel_confirmation_code: 'RSV-20417' }, at(-2, '16:10'));
  const given = await play.bookStay({ at: at(-2, '17:00'), from: addDays(today, 12), nights: 1 });
  await play.pay(given, 'balance', at(-2, '17:03'));
  const preview = await play.member('owner', actions.previewRefund, { id: given }, at(-1, '09:00'));
  const { preview_id } = preview;
  await play.member('owner', actions.refundOrder, { id: given, preview_id, reason: '' }, at(-1, '09:01'));
  // The hotel has not answered yet.
  const waiting = await play.bookStay({ at: at(-1, '11:00'), from: addDays(today, 6), nights: 3 });
  await play.pay(waiting, 'credit', at(-1, '11:02'));
  const arrival = await play.bookTransfer(at(-1, '12:00'), `${addDays(today, 1)}T13:30`);
  await play.pay(arrival, 'balance', at(-1, '12:01'));
  await play.assign(arrival, at(-1, '17:00'));
  // Its flight is an hour and three quarters late.
  const lands_at = `${addDays(today, 1)}T15:15`;
  await play.staff(setLanding, { id: arrival, lands_at }, at(-1, '22:30'));

  const offered = await play.bookStay({ at: ago(100), from: addDays(today, 15), nights: 2, in: 'onRequest' });
  await play.offerDearer(offered, ago(20));
  await play.bookStay({ at: ago(30), from: addDays(today, 18), nights: 1, in: 'onRequest' });
  const asked = await play.bookStay({ at: ago(8), from: addDays(today, 9), nights: 2, by: 'booker' });
  await play.member('booker', askApproval, { id: asked, note: '客人今天要确认' }, ago(7));
  await play.bookStay({ at: ago(4), from: addDays(today, 21), nights: 1 });
  // Its supplier answers a minute after the request, when the portal has started.
  const supplied = await play.bookStay({ at: ago(2), from: addDays(today, 10), nights: 2, in: 'supplied' });
  await play.pay(supplied, 'balance', ago(1));
  // Last, because the arrival day may have begun only a minute ago.
  await play.member('owner', actions.confirmCheckIn, { id: guest }, now);
}

const rideSteps = [
  ['depart', '08:20'],
  ['arrive', '08:50'],
  ['board', '09:05'],
  ['finish', '17:40'],
] as const;
const stepCalls = { depart: departRide, arrive: arriveRide, board: boardRide, finish: finishRide };

/** Performs actions of the users through the portal's endpoints at given times. */
export function actor({ db, routes }: Stage, people: People) {
  const contacts = {
    owner: { contact_name: '杜丽', contact_phone: '+95 9 420 555 010' },
    booker: { contact_name: '貌貌', contact_phone: '+95 9 420 555 011' },
  };
  const contact = contacts.owner;

  const ask = askThrough(routes);
  const member = <E extends Endpoint>(by: 'owner' | 'booker', endpoint: E, input: InputOf<E>, now: Date) =>
    ask(people[by], endpoint, input, now);
  const staff = <E extends Endpoint>(endpoint: E, input: InputOf<E>, now: Date) =>
    ask(people.desk, endpoint, input, now);

  return {
    member,
    staff,

    /** Books a room for an agent's guests, in Yangon by default; returns the order id. */
    async bookStay(wish: {
      at: Date;
      from: string;
      nights: number;
      in?: HotelChoice;
      by?: 'owner' | 'booker';
    }): Promise<number> {
      const { at, from, nights, in: choice = 'Yangon', by = 'owner' } = wish;
      const onRequest = choice === 'onRequest';
      const stay = {
        check_in: from,
        check_out: addDays(from, nights),
        rooms: [{ adults: 2, child_ages: [] }],
        nationality: 'CN',
      };
      for (const id of await listHotelIds(db, choice)) {
        const { rooms } = await member(by, hotelDetail, { id, ...stay }, at);
        const rate = rooms
          .flatMap(({ rates }) => rates)
          .find(
            (each) => each.on_request === onRequest && (each.cancellation !== 'non_refundable' || onRequest),
          );
        if (!rate) continue;
        const { quote_id } = await member(by, quoteHotel, { rate_key: rate.rate_key, ...stay }, at);
        const guests = [{ full_name: 'ZHANG MINGYUAN' }, { full_name: 'LI YAN' }];
        const { order } = await member(by, bookHotel, { quote_id, rooms: [{ guests }], ...contacts[by] }, at);
        return order.id;
      }
      throw new Error(`no hotel of the sample world has a room to sell, ${choice}`);
    },

    /** Books a car in Yangon for a long day. */
    async bookCar(at: Date, day: string): Promise<number> {
      const { list: places } = await member('owner', listCarLocations, { keyword: 'Yangon' }, at);
      const place = places.find(({ kind }) => kind === 'city')!;
      const trip = {
        pick_up_id: place.id,
        drop_off_id: place.id,
        pick_up_at: `${day}T09:00`,
        drop_off_at: `${day}T17:30`,
        adults: 2,
      };
      const { list } = await member('owner', listCars, trip, at);
      const rate_key = list[0]!.rate_key;
      const { quote_id } = await member('owner', quoteCar, { rate_key, ...trip }, at);
      const named = { passenger_name: 'Wang Jianguo', pick_up_address: '38th Street, gate 2' };
      const { order } = await member('owner', bookCar, { quote_id, ...named, ...contact }, at);
      return order.id;
    },

    /** Books a pick-up at Yangon airport. */
    async bookTransfer(at: Date, flight_at: string): Promise<number> {
      const { list: airports } = await member('owner', findAirports, { keyword: 'RGN' }, at);
      const airport_id = airports[0]!.id;
      const { list: places } = await member('owner', findTransferPlaces, { airport_id }, at);
      const trip = {
        mode: 'pick_up' as const,
        airport_id,
        place_id: places[0]!.id,
        flight_number: 'MU2031',
        flight_at,
        adults: 2,
      };
      const { list } = await member('owner', listTransfers, trip, at);
      const { quote_id } = await firstUnsold(list, ({ rate_key }) =>
        member('owner', quoteTransfer, { rate_key, ...trip }, at),
      );
      const { order } = await member(
        'owner',
        bookTransfer,
        { quote_id, passenger_name: 'Chen Xiaoyu', address: 'No. 27, 38th Street', ...contact },
        at,
      );
      return order.id;
    },

    pay: (id: number, pay_channel: 'balance' | 'credit', at: Date) =>
      member('owner', actions.payOrder, { id, pay_channel }, at),

    async assign(order_id: number, at: Date): Promise<void> {
      for (const { id: ride_id } of (await staff(listRides, { order_id }, at)).list) {
        const { drivers, vehicles } = await staff(listFreeDrivers, { ride_id }, at);
        const crew = { driver_id: drivers[0]!.id, vehicle_id: vehicles[0]!.id };
        await staff(assignRide, { ride_id, ...crew }, at);
      }
    },

    async step(order_id: number, step: keyof typeof stepCalls, at: Date): Promise<void> {
      for (const { id: ride_id } of (await staff(listRides, { order_id }, at)).list) {
        await staff(stepCalls[step], { ride_id }, at);
      }
    },

    /** Offers the requested rooms at a ten percent higher price per night. */
    async offerDearer(id: number, at: Date): Promise<void> {
      const { sold_as } = await db
        .selectFrom('hotel_orders')
        .select('sold_as')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow();
      const nights = (sold_as as { nights: { price: number }[] }).nights;
      const night_prices = nights.map(({ price }) => Math.ceil((price * 1.1) / 100) * 100);
      const note = '原价房已售完，酒店可按此价提供同房型';
      await staff(offerStay, { id, night_prices, rooms_from: 'hotel', note }, at);
    },
  };
}

/**
 * Quotes the first rate that is not sold out. The rides of one day can take all vehicles of a class, and the list, which
 * is read from memory, can still offer them.
 */
async function firstUnsold<Rate, Quote>(
  rates: readonly Rate[],
  quote: (rate: Rate) => Promise<Quote>,
): Promise<Quote> {
  for (const rate of rates) {
    try {
      return await quote(rate);
    } catch (failure) {
      if (!(failure instanceof AppError) || failure.code !== 'sold_out') throw failure;
    }
  }
  throw new Error('the sample world has no free vehicle');
}

type HotelChoice = 'Yangon' | 'onRequest' | 'supplied';

/**
 * Lists hotels of Yangon, most popular first; for `onRequest` or `supplied` hotels anywhere that are sold so.
 */
async function listHotelIds(db: Db, choice: HotelChoice): Promise<number[]> {
  const rows = await db
    .selectFrom('hotels')
    .innerJoin('destinations', 'destinations.id', 'hotels.city_id')
    .select('hotels.id')
    .where('hotels.active', '=', true)
    .$if(choice === 'Yangon', (query) => query.where('destinations.code', '=', 'yangon'))
    .$if(choice === 'supplied', (query) => query.where('hotels.supplier', 'is not', null))
    .$if(choice === 'onRequest', (query) =>
      query.where('hotels.id', 'in', (of) =>
        of.selectFrom('rate_plans').select('hotel_id').where('sells', '=', 'request'),
      ),
    )
    .orderBy('hotels.hot', 'desc')
    .orderBy('hotels.id')
    .limit(40)
    .execute();
  return rows.map(({ id }) => id);
}
