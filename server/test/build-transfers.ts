import type { placeKinds } from '@serai/contract/transfers/transfers';
import type { Db } from '../src/calls.ts';
import type { RelativePolicy } from '../src/domain/cancellation-policy.ts';
import type { TransferSeason } from '../src/domain/pricing/transfer.ts';

/** Free until 24 hours before, half until 3 hours before, then the full price. */
export const transferPolicy: RelativePolicy = {
  rules: [
    { until: { hoursBefore: 24 }, fee: { kind: 'none' } },
    { until: { hoursBefore: 3 }, fee: { kind: 'percent', percent: 50 } },
    { until: null, fee: { kind: 'percent', percent: 100 } },
  ],
  noShow: { kind: 'percent', percent: 100 },
};

let made = 0;

/** Adds an airport; amounts in minor units. */
export async function buildAirport(
  db: Db,
  wish: {
    iata?: string;
    nameZh?: string;
    nameEn?: string;
    cityZh?: string;
    cityEn?: string;
    countryCode?: string;
    tz?: string;
    chineseDriver?: number;
    night?: number;
    childSeat?: number;
    waiting?: number;
    policy?: RelativePolicy;
    position?: number;
    active?: boolean;
  } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('airports')
    .values({
      iata: wish.iata ?? nextIata(),
      name_zh: wish.nameZh ?? '仰光国际机场',
      name_en: wish.nameEn ?? 'Yangon International Airport',
      city_zh: wish.cityZh ?? '仰光',
      city_en: wish.cityEn ?? 'Yangon',
      country_code: wish.countryCode ?? 'MM',
      tz: wish.tz ?? 'Asia/Yangon',
      latitude: 16.9073,
      longitude: 96.1332,
      meeting_zh: '到达厅 2 号门外',
      meeting_en: 'Arrival hall, outside gate 2',
      chinese_driver_amount: wish.chineseDriver ?? 1500,
      night_amount: wish.night ?? 1000,
      child_seat_amount: wish.childSeat ?? 500,
      waiting_amount: wish.waiting ?? 600,
      policy: JSON.stringify(wish.policy ?? transferPolicy),
      position: wish.position ?? 0,
      active: wish.active ?? true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function buildZone(
  db: Db,
  wish: { airportId: number; driveMinutes?: number; nameZh?: string; nameEn?: string },
): Promise<number> {
  const { id } = await db
    .insertInto('transfer_zones')
    .values({
      airport_id: wish.airportId,
      code: nextCode('zone'),
      name_zh: wish.nameZh ?? '市中心',
      name_en: wish.nameEn ?? 'Downtown',
      drive_minutes: wish.driveMinutes ?? 45,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function buildPlace(
  db: Db,
  wish: {
    airportId: number;
    zoneId: number;
    kind?: (typeof placeKinds)[number];
    nameZh?: string;
    nameEn?: string;
    nameLocal?: string;
    addressZh?: string;
    addressEn?: string;
    position?: number;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('transfer_places')
    .values({
      code: nextCode('place'),
      airport_id: wish.airportId,
      zone_id: wish.zoneId,
      kind: wish.kind ?? 'hotel',
      name_zh: wish.nameZh ?? '茶花酒店',
      name_en: wish.nameEn ?? 'Camellia Hotel',
      name_local: wish.nameLocal ?? '',
      address_zh: wish.addressZh ?? '苏雷塔路 12 号',
      address_en: wish.addressEn ?? '12 Sule Pagoda Road',
      position: wish.position ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function buildClass(
  db: Db,
  wish: {
    code?: string;
    nameZh?: string;
    nameEn?: string;
    seats?: number;
    bags?: number;
    position?: number;
  } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('vehicle_classes')
    .values({
      code: wish.code ?? nextCode('class'),
      name_zh: wish.nameZh ?? '舒适轿车',
      name_en: wish.nameEn ?? 'Comfort sedan',
      examples_zh: '丰田凯美瑞或同级',
      examples_en: 'Toyota Camry or similar',
      body: 'sedan',
      seats: wish.seats ?? 3,
      bags: wish.bags ?? 2,
      position: wish.position ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function buildPool(db: Db, units = 5): Promise<number> {
  const { id } = await db
    .insertInto('vehicle_pools')
    .values({ code: nextCode('pool'), units })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds the rate of a class for a zone; default 30.00 in, 25.00 out, all year. */
export async function buildRate(
  db: Db,
  wish: { zoneId: number; classId: number; poolId: number; seasons?: TransferSeason[] },
): Promise<number> {
  const { id } = await db
    .insertInto('transfer_rates')
    .values({
      zone_id: wish.zoneId,
      class_id: wish.classId,
      pool_id: wish.poolId,
      seasons: JSON.stringify(
        wish.seasons ?? [{ from: '01-01', to: '12-31', pick_up: 3000, drop_off: 2500 }],
      ),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function nextCode(word: string): string {
  made += 1;
  return `${word}-${made}`;
}

/** Returns codes that no real airport has in these tests: `QAA`, `QAB`, … */
function nextIata(): string {
  made += 1;
  const letter = (at: number) => String.fromCharCode(65 + (at % 26));
  return `Q${letter(Math.floor(made / 26))}${letter(made)}`;
}
