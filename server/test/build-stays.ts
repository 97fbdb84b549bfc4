import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type BuiltHotel, buildCity, buildHotel, type HotelWish, type PlanWish } from './build-hotels.ts';
import { fundAgency } from './fund-agency.ts';
import { askAsOwner, openTestWorld, type TestWorld } from './harness.ts';
import type { PersonName } from './population.ts';

/** How a stay is booked; default two rooms from 1 to 4 December, paid from the deposit. */
export interface StayWish {
  plan?: number;
  check_in?: string;
  check_out?: string;
  rooms?: { adults: number; child_ages?: number[] }[];
  names?: string[][];
  pay?: 'balance' | 'credit' | 'not';
  as?: PersonName;
}

/** A portal with one hotel, whose agency has money. */
export interface Stays {
  world: TestWorld;
  hotel: BuiltHotel;
  /** Rate plans of the first room. */
  plans: number[];
  book(wish?: StayWish): Promise<number>;
  post(path: string, data: object, as?: PersonName): ReturnType<TestWorld['call']>;
  refund(id: number): Promise<void>;
  /** Reads an order's page as its owner sees it, in English. */
  show(id: number): Promise<Awaited<ReturnType<TestWorld['call']>>['data']>;
  /** Reads the balances of the agency's accounts. */
  balances(): Promise<Record<string, number>>;
  /** Returns the changes of these balances since `before`. */
  movedFrom(before: Record<string, number>): Promise<Record<string, number>>;
  /** Returns the messages sent to the hotel about an order. */
  toldHotel(id: number): Promise<string[]>;
  /** Returns the texts of an event's mails about an order, by its number. */
  mailsOf(event: string, sn: string): Promise<string[]>;
  /** Sets the price of a rate on a night in minor units, or the rooms left of the room type. */
  setPrice(ratePlanId: number, night: string, price: number): Promise<void>;
  setUnits(night: string, units: number): Promise<void>;
  /** Makes another user the requester of a correction, so that the operator may decide it. */
  askedByAnother(correctionId: number): Promise<void>;
  /**
   * Reads the rooms left and sold of a room type by night, e.g. `2026-12-01 4/1`; only nights with a sale.
   */
  soldNights(roomTypeId?: number): Promise<string[]>;
}

/** Opens it with the wished rooms and rate plans; nights cost 80.00 by default. */
export async function openStays({
  plans = [{}],
  units = 50,
  hotel: wish = {},
  deposit = 10_000_000,
  creditLimit = 10_000_000,
  currency,
}: {
  plans?: PlanWish[];
  /** Rooms per night. */
  units?: number;
  hotel?: Partial<HotelWish>;
  deposit?: number;
  creditLimit?: number;
  /** The site's currency; default US dollars. */
  currency?: string;
} = {}): Promise<Stays> {
  const world = await openTestWorld({ maxConnections: 20 });
  const { db } = world;
  if (currency) {
    const saved = await world.call('POST', 'console/site/save', { currency }, { as: 'operator' });
    if (saved.code !== 1) throw new Error(saved.msg);
  }
  await fundAgency(db, world.agencyA, { deposit, creditLimit });
  const cityId = await buildCity(db);
  const hotel = await buildHotel(db, {
    cityId,
    nameZh: '仰光茶花酒店',
    nameEn: 'Camellia Yangon',
    rooms: [{ units, plans }],
    ...wish,
  });
  const post: Stays['post'] = (path, data, as = 'owner') =>
    world.call('POST', path, data, { as, key: randomUUID(), lang: 'en' });
  const done = async (...call: Parameters<Stays['post']>) => {
    const reply = await post(...call);
    if (reply.code !== 1) throw new Error(`${call[0]}: ${reply.msg}`);
    return reply.data;
  };
  const balances: Stays['balances'] = async () => {
    const rows = await db
      .selectFrom('ledger_accounts')
      .select(['kind', 'balance'])
      .where('agency_id', '=', world.agencyA)
      .execute();
    return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance!]));
  };
  return {
    world,
    hotel,
    plans: hotel.rooms[0]!.plans,
    post,
    book: async (stay = {}) => {
      const { plan = hotel.rooms[0]!.plans[0]!, as = 'owner', pay = 'balance' } = stay;
      const { rooms = [{ adults: 2 }, { adults: 2 }], names = [['ZHANG SAN', 'LI SI'], ['AUNG']] } = stay;
      const { quote_id } = await done(
        'hotel/quote',
        {
          rate_key: `${plan}-0`,
          check_in: stay.check_in ?? '2026-12-01',
          check_out: stay.check_out ?? '2026-12-04',
          nationality: 'CN',
          rooms: rooms.map(({ adults, child_ages = [] }) => ({ adults, child_ages })),
        },
        as,
      );
      const named = names.map((all) => ({ guests: all.map((full_name) => ({ full_name })) }));
      const contact = { contact_name: 'Wang', contact_phone: '+86 138 0000 0000' };
      const { order } = await done('hotel/book', { quote_id, rooms: named, ...contact }, as);
      if (pay !== 'not') await done('order/pay', { id: order.id, pay_channel: pay }, as);
      return order.id;
    },
    refund: async (id) => {
      const { preview_id } = await done('order/refundPreview', { id });
      await done('order/refund', { id, preview_id });
    },
    show: async (id) => (await world.call('GET', 'order/detail', { id }, { as: 'owner', lang: 'en' })).data,
    balances,
    movedFrom: async (before) => {
      const after = Object.entries(await balances());
      const moved = after.map(([kind, sum]) => [kind, sum - before[kind]!] as const);
      return Object.fromEntries(moved.filter(([, sum]) => sum !== 0));
    },
    mailsOf: async (event, sn) => {
      const mails = await db.selectFrom('outbox').select('body').where('event', '=', event).execute();
      return mails.map(({ body }) => body).filter((body) => body.includes(sn));
    },
    setPrice: async (ratePlanId, night, price) => {
      await sql`UPDATE rate_months SET prices[extract(day FROM ${night}::date)::int] = ${price}
        WHERE rate_plan_id = ${ratePlanId} AND month = date_trunc('month', ${night}::date)::date`.execute(db);
    },
    setUnits: async (night, units) => {
      await sql`UPDATE room_months SET units[extract(day FROM ${night}::date)::int] = ${units}
        WHERE room_type_id = ${hotel.rooms[0]!.id} AND month = date_trunc('month', ${night}::date)::date`.execute(
        db,
      );
    },
    askedByAnother: async (correctionId) => {
      // A trigger protects the request even from the owner of the tables, so it is switched off.
      const another = "(SELECT id FROM users WHERE username = 'owner_b')";
      await askAsOwner(
        world.owner,
        `BEGIN;
        ALTER TABLE order_corrections DISABLE TRIGGER order_corrections_decided;
        ALTER TABLE concessions DISABLE TRIGGER concessions_decided;
        UPDATE order_corrections SET asked_by = ${another} WHERE id = ${correctionId};
        UPDATE concessions SET asked_by = ${another} WHERE subject = 'correction' AND subject_id = ${correctionId};
        ALTER TABLE order_corrections ENABLE TRIGGER order_corrections_decided;
        ALTER TABLE concessions ENABLE TRIGGER concessions_decided;
        COMMIT;`,
      );
    },
    toldHotel: async (id) => {
      const { sn } = await db
        .selectFrom('orders')
        .select('sn')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const mails = await db
        .selectFrom('outbox')
        .select(['event', 'body'])
        .where('event', 'like', 'hotel\\_%')
        .orderBy('id')
        .execute();
      return mails.filter(({ body }) => body.includes(sn)).map(({ event }) => event);
    },
    soldNights: async (roomTypeId = hotel.rooms[0]!.id) => {
      const months = await db
        .selectFrom('room_months')
        .select(['month', 'units', 'sold'])
        .where('room_type_id', '=', roomTypeId)
        .orderBy('month')
        .execute();
      return months.flatMap(({ month, units, sold }) =>
        sold.flatMap((count, at) =>
          count === 0 ? [] : `${month.slice(0, 8)}${String(at + 1).padStart(2, '0')} ${units[at]}/${count}`,
        ),
      );
    },
  };
}
