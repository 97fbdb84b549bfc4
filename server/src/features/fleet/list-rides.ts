import type { ReplyOf } from '@serai/contract/endpoint';
import type { listRides as endpoint, Ride } from '@serai/contract/vehicles/dispatch';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { type Call, type Db, operatorOf } from '../../calls.ts';
import { money } from '../../domain/money.ts';
import { toSeconds } from '../../platform/clock.ts';
import { placeTime } from '../orders/for-products.ts';
import { listDispatchRides } from './dispatch-store.ts';
import { listRidePhotos } from './driver-links/sheet-store.ts';

/** Lists rides for dispatchers, earliest first. */
export async function listRides(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { page = 1, limit = 20, ...filter } = call.input;
  const rides = { ...filter, scope: operatorOf(call).scope };
  const { list, total } = await listDispatchRides(db, rides, { limit, offset: (page - 1) * limit });
  const photos = await photosOf(db, list);
  return { list: list.map((row) => presentDispatchRide(row, photos, call.lang)), total };
}

/** Loads one existing ride in its current state. */
export async function showRide(db: Db, rideId: number, lang: Lang): Promise<Ride> {
  const { list } = await listDispatchRides(db, { ride_id: rideId, scope: null }, { limit: 1, offset: 0 });
  return presentDispatchRide(list[0]!, await photosOf(db, list), lang);
}

type Row = Awaited<ReturnType<typeof listDispatchRides>>['list'][number];
type Photos = Awaited<ReturnType<typeof listRidePhotos>>;

function photosOf(db: Db, rides: readonly Row[]): Promise<Photos> {
  return listRidePhotos(
    db,
    rides.map(({ id }) => id),
  );
}

function presentDispatchRide(row: Row, photos: Photos, lang: Lang): Ride {
  return {
    ...presentRideFacts(row, lang),
    photos: photos
      .filter(({ ride_id }) => ride_id === row.id)
      .map(({ url, status, at }) => ({ url, status, at: toSeconds(at) })),
  };
}

/** A ride as shown to dispatchers, without its photos. */
export function presentRideFacts(row: Row, lang: Lang): Omit<Ride, 'photos'> {
  const say = (zh: string | null, en: string | null) => inLanguage(lang, { zh, en }) ?? '';
  return {
    id: row.id,
    order_id: row.order_id,
    order_sn: row.sn,
    order_status: row.order_status,
    product: row.product,
    title: say(row.title_zh, row.title_en),
    passenger_name: row.passenger_name,
    contact_phone: row.contact_phone,
    passenger_phone: row.passenger_phone,
    position: row.position,
    status: row.status,
    starts_at: placeTime(row.starts_at, row.tz),
    ends_at: placeTime(row.ends_at, row.tz),
    driver_language: row.driver_language,
    driver:
      row.driver_id === null
        ? null
        : { id: row.driver_id, name: say(row.driver_zh, row.driver_en), phone: row.driver_phone ?? '' },
    vehicle:
      row.vehicle_id === null
        ? null
        : {
            id: row.vehicle_id,
            plate_number: row.plate_number ?? '',
            model: say(row.model_zh, row.model_en),
          },
    hired:
      row.hired_company === null
        ? null
        : {
            company: row.hired_company,
            cost: row.hired_cost === null ? null : money(row.hired_cost, row.currency),
          },
  };
}
