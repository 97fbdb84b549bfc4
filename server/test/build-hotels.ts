import { addDays } from '@serai/contract/dates';
import type { beds, meals } from '@serai/contract/hotels/hotels';
import type { Db } from '../src/calls.ts';
import type { RelativeEnd, RelativePolicy } from '../src/domain/cancellation-policy.ts';
import type { Supplement } from '../src/domain/pricing/occupancy.ts';
import type { StayLimit } from '../src/domain/pricing/stay-limits.ts';

/** Free until three days before, 18:00; then one night; the full price from the day before, 14:00. */
export const usualPolicy: RelativePolicy = {
  rules: [
    { until: { daysBefore: 3, time: '18:00' }, fee: { kind: 'none' } },
    { until: { daysBefore: 1, time: '14:00' }, fee: { kind: 'nights', nights: 1 } },
    { until: null, fee: { kind: 'percent', percent: 100 } },
  ],
  noShow: { kind: 'percent', percent: 100 },
};

export interface CityWish {
  code?: string;
  nameZh?: string;
  nameEn?: string;
  countryCode?: string;
  tz?: string;
  latitude?: number;
  longitude?: number;
}

export interface PlaceWish extends CityWish {
  kind: 'district' | 'landmark';
  cityId: number;
  radiusKm?: number;
}

export interface PlanWish {
  meal?: (typeof meals)[number];
  bed?: (typeof beds)[number];
  policy?: RelativePolicy;
  minStay?: number;
  nationalities?: string[];
  childBands?: { from: number; to: number; amount: number }[];
  supplements?: Supplement[];
  limits?: StayLimit[];
  included?: ('vat' | 'service_charge' | 'commercial_tax' | 'city_tax')[];
  /** The seller's cost per room and night, in minor units. */
  cost?: number;
  sells?: 'instant' | 'request';
  requestWhenGone?: boolean;
  cutOff?: RelativeEnd;
  /** Price in minor units by night; a number applies to every night. Default 8000. */
  price?: number | ((date: string, at: number) => number);
}

export interface RoomWish {
  nameZh?: string;
  nameEn?: string;
  maxAdults?: number;
  maxChildren?: number;
  maxGuests?: number;
  baseGuests?: number;
  extraBeds?: number;
  /** Units by night; a number applies to every night. Default 5. */
  units?: number | ((date: string, at: number) => number);
  plans?: PlanWish[];
  /** Days before a night on which unsold rooms are released to the hotel, except one room. */
  releaseDays?: number;
}

export interface HotelWish {
  cityId: number;
  districtId?: number;
  nameZh?: string;
  nameEn?: string;
  nameLocal?: string;
  star?: number;
  latitude?: number;
  longitude?: number;
  facilities?: string[];
  recommended?: number;
  hot?: number;
  views?: number;
  active?: boolean;
  listedAt?: Date;
  rooms?: RoomWish[];
  /** First open night; default 2026-11-01. */
  from?: string;
  /** Number of open nights; default 120. */
  nights?: number;
}

/** A hotel in the database and the ids that tests use. */
export interface BuiltHotel {
  id: number;
  rooms: { id: number; plans: number[] }[];
}

let made = 0;

/** Adds a city; default Yangon. */
export async function buildCity(db: Db, wish: CityWish = {}): Promise<number> {
  return insertDestination(db, { kind: 'city', cityId: null, ...wish });
}

/** Adds the row of a city picture, without a file. */
export async function buildCityPicture(db: Db, cityId: number): Promise<void> {
  const key = 'picture-of-a-city-0001';
  const { id } = await db
    .insertInto('pictures')
    .values({ key, driver: 'local', path: `${key}.jpg`, width: 960, height: 640, preview: 'A'.repeat(48) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const alts = { alt_zh: '城市', alt_en: 'The city' };
  await db
    .insertInto('destination_pictures')
    .values({ destination_id: cityId, position: 1, picture_id: id, ...alts })
    .execute();
}

/** Adds a district or landmark of a city. */
export async function buildPlace(db: Db, wish: PlaceWish): Promise<number> {
  return insertDestination(db, wish);
}

/** Adds a hotel; by default with one room type, one rate plan and 120 open nights. */
export async function buildHotel(db: Db, wish: HotelWish): Promise<BuiltHotel> {
  const number = ++made;
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('hotels')
      .values({
        code: `hotel-${number}`,
        city_id: wish.cityId,
        district_id: wish.districtId ?? null,
        name_zh: wish.nameZh ?? `试用酒店${number}`,
        name_en: wish.nameEn ?? `Trial Hotel ${number}`,
        name_local: wish.nameLocal ?? '',
        address_zh: `仰光茵雅路${number}号`,
        address_en: `${number} Inya Road, Yangon`,
        phone: '+95 1 000 0000',
        zip: '11041',
        email: `hotel${number}@example.com`,
        star: wish.star ?? 4,
        latitude: wish.latitude ?? 16.8,
        longitude: wish.longitude ?? 96.15,
        facilities: wish.facilities ?? ['wifi'],
        opened_year: 2010,
        recommended: wish.recommended ?? 0,
        hot: wish.hot ?? 0,
        views: wish.views ?? 0,
        active: wish.active ?? true,
        listed_at: wish.listedAt ?? new Date('2026-01-01T00:00:00Z'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rooms = [];
    for (const [at, room] of (wish.rooms ?? [{}]).entries()) {
      rooms.push(await insertRoom(trx, id, room, at, nightsOpen(wish)));
    }
    return { id, rooms };
  });
}

async function insertRoom(db: Db, hotelId: number, wish: RoomWish, at: number, nights: string[]) {
  const room = await db
    .insertInto('room_types')
    .values({
      hotel_id: hotelId,
      code: `R${at}`,
      name_zh: wish.nameZh ?? '豪华房',
      name_en: wish.nameEn ?? 'Deluxe Room',
      size_m2: 30,
      max_adults: wish.maxAdults ?? 2,
      max_children: wish.maxChildren ?? 2,
      max_guests: wish.maxGuests ?? 4,
      base_guests: wish.baseGuests ?? null,
      extra_beds: wish.extraBeds ?? 0,
      position: at,
      release_days: wish.releaseDays ?? null,
      release_keep: wish.releaseDays === undefined ? 0 : 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('room_months')
    .values(
      monthly(nights, wish.units ?? 5).map(({ month, values }) => ({
        room_type_id: room.id,
        month,
        hotel_id: hotelId,
        units: values,
        sold: values.map(() => 0),
      })),
    )
    .execute();
  const plans = [];
  for (const [order, plan] of (wish.plans ?? [{}]).entries()) {
    plans.push(await insertPlan(db, hotelId, room.id, plan, order, nights));
  }
  return { id: room.id, plans };
}

async function insertPlan(
  db: Db,
  hotelId: number,
  roomId: number,
  wish: PlanWish,
  order: number,
  nights: string[],
): Promise<number> {
  const plan = await db
    .insertInto('rate_plans')
    .values({
      hotel_id: hotelId,
      room_type_id: roomId,
      code: `P${order}`,
      meal: wish.meal ?? 'breakfast',
      bed: wish.bed ?? 'king',
      policy: JSON.stringify(wish.policy ?? usualPolicy),
      min_stay: wish.minStay ?? 1,
      nationalities: wish.nationalities ?? [],
      child_bands: JSON.stringify(wish.childBands ?? []),
      supplements: JSON.stringify(wish.supplements ?? []),
      stay_limits: JSON.stringify(wish.limits ?? []),
      included: wish.included ?? [],
      position: order,
      sells: wish.sells ?? 'instant',
      request_when_gone: wish.requestWhenGone ?? false,
      cut_off: wish.cutOff ? JSON.stringify(wish.cutOff) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('rate_months')
    .values(
      monthly(nights, wish.price ?? 8000).map(({ month, values }) => ({
        rate_plan_id: plan.id,
        month,
        hotel_id: hotelId,
        prices: values,
        costs: wish.cost === undefined ? null : values.map(() => wish.cost!),
      })),
    )
    .execute();
  return plan.id;
}

function nightsOpen({ from = '2026-11-01', nights = 120 }: HotelWish): string[] {
  return Array.from({ length: nights }, (_, at) => addDays(from, at));
}

/** Groups nights into months from their first day on, with 0 where a night is not open. */
function monthly(nights: string[], value: number | ((date: string, at: number) => number)) {
  const months = new Map<string, number[]>();
  nights.forEach((date, at) => {
    const month = `${date.slice(0, 8)}01`;
    const values = months.get(month) ?? [];
    months.set(month, values);
    while (values.length < Number(date.slice(8)) - 1) values.push(0);
    values.push(typeof value === 'number' ? value : value(date, at));
  });
  return [...months].map(([month, values]) => ({ month, values }));
}

async function insertDestination(
  db: Db,
  wish: CityWish & {
    kind: 'city' | 'district' | 'landmark';
    cityId: number | null;
    radiusKm?: number;
  },
): Promise<number> {
  const number = ++made;
  const row = await db
    .insertInto('destinations')
    .values({
      code: wish.code ?? `place-${number}`,
      kind: wish.kind,
      city_id: wish.cityId,
      country_code: wish.countryCode ?? 'MM',
      name_zh: wish.nameZh ?? '仰光',
      name_en: wish.nameEn ?? 'Yangon',
      tz: wish.tz ?? 'Asia/Yangon',
      latitude: wish.latitude ?? 16.8,
      longitude: wish.longitude ?? 96.15,
      radius_km: wish.radiusKm ?? (wish.kind === 'landmark' ? 4 : 0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
