import type { ReplyOf } from '@serai/contract/endpoint';
import { type listFreeDrivers as endpoint, maxUnavailable } from '@serai/contract/vehicles/dispatch';
import { inLanguage } from '@serai/phrases/lang';
import { type Call, type Db, operatorOf } from '../../calls.ts';
import { placeTime } from '../orders/for-products.ts';
import { findRide, listDriverRows, listVehicleRows, type RideRow } from './dispatch-store.ts';
import { type Judgement, judgeCandidates, speaksAsked } from './find-obstacles.ts';
import { listFittingModels } from './hired/hired-store.ts';
import type { Whose } from './neighbour-store.ts';
import type { Obstacle } from './positioning.ts';

type Reply = ReplyOf<typeof endpoint>;
type ShownObstacle = Reply['unavailable']['drivers'][number]['obstacle'];

/**
 * Lists drivers and vehicles that can take a ride, those based at its start first: free, close enough to
 * their adjacent rides, and with the requested language. The current ones count as free. The others are listed with
 * the reason.
 */
export async function listFreeDrivers(db: Db, call: Call<typeof endpoint>): Promise<Reply> {
  const { input, lang } = call;
  const { scope } = operatorOf(call);
  const ride = await findRide(db, input.ride_id);
  const rows = await listDriverRows(db, scope);
  const speaking = rows.filter(({ languages }) => speaksAsked(ride, languages));
  const silent = rows.filter(({ languages }) => !speaksAsked(ride, languages));
  const drivers = await split(db, 'driver_id', speaking, ride);
  const vehicles = await split(db, 'vehicle_id', await listVehicleRows(db, ride, scope), ride);
  const nameOf = (row: { name_zh: string; name_en: string }) =>
    inLanguage(lang, { zh: row.name_zh, en: row.name_en });
  const baseOf = (row: { base_zh: string | null; base_en: string | null }) =>
    inLanguage(lang, { zh: row.base_zh ?? '', en: row.base_en ?? '' });
  const unable = [
    ...drivers.hindered.map(({ row, obstacle }) => ({ row, obstacle: present(obstacle, ride) })),
    ...silent.map((row) => ({
      row,
      obstacle: { reason: 'language_missing', other: null, until: null } as const,
    })),
  ];
  return {
    drivers: drivers.free.map(({ row, minutesAway }) => ({
      id: row.id,
      name: nameOf(row),
      phone: row.phone,
      languages: row.languages,
      base: baseOf(row),
      minutes_away: minutesAway ?? null,
    })),
    vehicles: vehicles.free.map(({ row, minutesAway }) => ({
      id: row.id,
      plate_number: row.plate_number,
      model: nameOf(row),
      seats: row.seats,
      base: baseOf(row),
      minutes_away: minutesAway ?? null,
    })),
    models: (await listFittingModels(db, ride)).map((row) => ({
      id: row.id,
      name: nameOf(row),
      seats: row.seats,
    })),
    unavailable: {
      drivers: unable
        .slice(0, maxUnavailable)
        .map(({ row, obstacle }) => ({ id: row.id, name: nameOf(row), obstacle })),
      vehicles: vehicles.hindered.slice(0, maxUnavailable).map(({ row, obstacle }) => ({
        id: row.id,
        plate_number: row.plate_number,
        obstacle: present(obstacle, ride),
      })),
    },
  };
}

/** Divides candidates into those who can take the ride, best first, and those with an obstacle. */
async function split<R extends { id: number; base_id: number | null }>(
  db: Db,
  whose: Whose,
  rows: readonly R[],
  ride: RideRow,
): Promise<{
  free: { row: R; minutesAway: number | undefined }[];
  hindered: { row: R; obstacle: Obstacle }[];
}> {
  const judged: ReadonlyMap<number, Judgement> = await judgeCandidates(db, whose, rows, ride);
  const isHome = ({ base_id }: R) => Number(base_id !== null && base_id === ride.from_base_id);
  const sorted = [...rows].sort((a, b) => isHome(b) - isHome(a) || a.id - b.id);
  const all = sorted.map((row) => ({ row, ...judged.get(row.id) }));
  return {
    free: all.flatMap(({ row, obstacle, minutesAway }) => (obstacle ? [] : [{ row, minutesAway }])),
    hindered: all.flatMap(({ row, obstacle }) => (obstacle ? [{ row, obstacle }] : [])),
  };
}

/** Times are those of the place of the requested ride. */
function present(obstacle: Obstacle, { tz }: RideRow): ShownObstacle {
  if (obstacle.kind === 'absent')
    return { reason: 'absent', other: null, until: placeTime(obstacle.until, tz) };
  if (obstacle.kind === 'elsewhere') return { reason: 'elsewhere', other: null, until: null };
  const { kind, sn, other } = obstacle;
  return {
    reason: kind,
    until: null,
    other: {
      order_sn: sn,
      starts_at: placeTime(other.starts_at, tz),
      ends_at: placeTime(other.ends_at, tz),
    },
  };
}
