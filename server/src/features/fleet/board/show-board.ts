import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { BoardRide, showBoard as endpoint } from '@serai/contract/vehicles/board';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { localDate, startOfDay } from '../../../domain/local-time.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { placeTime, type RideSheet } from '../../orders/for-products.ts';
import type { Products } from '../../orders/orders.ts';
import { findAssignedAbsences, listAbsences } from '../absences/absence-store.ts';
import { presentAbsence } from '../absences/present-absence.ts';
import { describeSheets } from '../describe-sheets.ts';
import { findRide } from '../dispatch-store.ts';
import { loadDistances } from '../distance-store.ts';
import { type Away, awayFor, type Distances } from '../journey.ts';
import { presentRideFacts } from '../list-rides.ts';
import { findAssignedNeighbours } from '../neighbour-store.ts';
import type { Neighbours } from '../positioning.ts';
import {
  boardLimits,
  listBases,
  listBoardDrivers,
  listBoardRides,
  listBoardVehicles,
} from './board-store.ts';
import { busyMinutes } from './busy-minutes.ts';
import { judgeFit } from './judge-fit.ts';
import { listBoardActions } from './list-board-actions.ts';

type Row = Awaited<ReturnType<typeof listBoardRides>>[number];

/** Facts of all rides of a board, by ride or order. */
interface Known {
  distances: Distances;
  sheets: Map<number, RideSheet>;
  ofDrivers: Map<number, Neighbours>;
  ofVehicles: Map<number, Neighbours>;
  driversAbsent: Map<number, Date>;
  vehiclesAbsent: Map<number, Date>;
  lang: Lang;
}

/** Shows the rides of a base on a day and the six hours after it, with the drivers and vehicles for them. */
export async function showBoard(
  db: Db,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { input, lang, now } = call;
  const { scope } = operatorOf(call);
  const bases = await listBases(db, scope);
  const ride = input.ride_id === undefined ? undefined : await findRide(db, input.ride_id);
  const base = chooseBase(bases, input.base_id, ride?.from_base_id);
  const day = input.day ?? localDate((ride?.starts_at ?? now).getTime(), base.tz);
  const shown = periodOf(day, base.tz);
  const found = await listBoardRides(db, { baseId: base.id, from: shown.from, to: shown.to, scope });
  const rows = found.slice(0, boardLimits.rides);
  const known = await learn(db, products, { rows, lang });
  const drivers = await listBoardDrivers(db, base.id, idsOf(rows, 'driver_id'));
  const vehicles = await listBoardVehicles(db, base.id, idsOf(rows, 'vehicle_id'));
  const absences = await listAbsences(db, {
    drivers: drivers.map(({ id }) => id),
    vehicles: vehicles.map(({ id }) => id),
    from: shown.from,
    until: shown.to,
  });
  const say = (zh: string, en: string) => inLanguage(lang, { zh, en });
  const presentBase = (row: (typeof bases)[number]) => ({
    id: row.id,
    name: say(row.name_zh, row.name_en),
    tz: row.tz,
  });
  return {
    bases: bases.map(presentBase),
    base: presentBase(base),
    day,
    from: placeTime(shown.from, base.tz),
    to: placeTime(shown.to, base.tz),
    rides: rows.map((row) => presentBoardRide(row, known)),
    drivers: drivers.slice(0, boardLimits.drivers).map((row) => ({
      id: row.id,
      name: say(row.name_zh, row.name_en),
      phone: row.phone,
      languages: row.languages,
      active: row.active,
      busy_minutes: busyMinutes(
        rows.filter(({ driver_id }) => driver_id === row.id).map((ride) => awayOf(ride, known.distances)),
        { from: shown.from, to: shown.midnight },
      ),
    })),
    vehicles: vehicles.slice(0, boardLimits.vehicles).map((row) => ({
      id: row.id,
      plate_number: row.plate_number,
      model: say(row.name_zh, row.name_en),
      seats: row.seats,
      active: row.active,
    })),
    absences: absences.map((row) => presentAbsence(row, base.tz, lang)),
    more: {
      rides: found.length > boardLimits.rides,
      drivers: drivers.length > boardLimits.drivers,
      vehicles: vehicles.length > boardLimits.vehicles,
    },
  };
}

/** Returns the requested base, else that of the ride, else the first one. */
function chooseBase<Base extends { id: number }>(
  bases: readonly Base[],
  askedId: number | undefined,
  ridesId: number | null | undefined,
): Base {
  const base =
    askedId === undefined
      ? (bases.find(({ id }) => id === ridesId) ?? bases[0])
      : bases.find(({ id }) => id === askedId);
  if (!base) throw new AppError('not_found');
  return base;
}

/** The night after the day belongs to its board: its rides are often driven by the same crew. */
const NIGHT_MS = 6 * 3_600_000;

function periodOf(day: string, tz: string): Away & { midnight: Date } {
  const midnight = startOfDay(addDays(day, 1), tz);
  return {
    from: new Date(startOfDay(day, tz)),
    midnight: new Date(midnight),
    to: new Date(midnight + NIGHT_MS),
  };
}

async function learn(
  db: Db,
  products: Products,
  { rows, lang }: { rows: readonly Row[]; lang: Lang },
): Promise<Known> {
  const ids = rows.map(({ id }) => id);
  return {
    distances: await loadDistances(db),
    sheets: await describeSheets(db, products, { rides: rows, lang }),
    ofDrivers: await findAssignedNeighbours(db, 'driver_id', ids),
    ofVehicles: await findAssignedNeighbours(db, 'vehicle_id', ids),
    driversAbsent: await findAssignedAbsences(db, 'driver_id', ids),
    vehiclesAbsent: await findAssignedAbsences(db, 'vehicle_id', ids),
    lang,
  };
}

function presentBoardRide(row: Row, known: Known): BoardRide {
  const { distances, lang } = known;
  const say = (zh: string | null, en: string | null) => inLanguage(lang, { zh, en }) ?? '';
  const sheet = known.sheets.get(row.order_id);
  const away = awayOf(row, distances);
  const isOver = row.status === 'finished';
  return {
    ...presentRideFacts(row, lang),
    busy_from: placeTime(away.from, row.tz),
    busy_to: placeTime(away.to, row.tz),
    vehicle_wish:
      row.model_id === null
        ? say(row.wished_class_zh, row.wished_class_en)
        : say(row.wished_model_zh, row.wished_model_en),
    currency: row.currency,
    passengers: sheet?.passengers ?? 0,
    from: sheet?.from.name ?? '',
    to: sheet?.to.name ?? '',
    flight_number: sheet?.flight_number ?? '',
    flight_time: sheet?.flight_time ?? null,
    driver_fit:
      row.driver_id === null || isOver
        ? null
        : judgeFit(
            row,
            {
              homeId: row.driver_base_id,
              ...known.ofDrivers.get(row.id),
              absentUntil: known.driversAbsent.get(row.id),
            },
            distances,
          ),
    vehicle_fit:
      row.vehicle_id === null || isOver
        ? null
        : judgeFit(
            row,
            {
              homeId: row.vehicle_base_id,
              ...known.ofVehicles.get(row.id),
              absentUntil: known.vehiclesAbsent.get(row.id),
            },
            distances,
          ),
    actions: listBoardActions(row),
  };
}

/** Period in which a ride keeps its vehicle busy, by the rule with which vehicles are sold. */
function awayOf(row: Row, distances: Distances): Away {
  const journey = {
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    fromBaseId: row.from_base_id,
    toBaseId: row.to_base_id,
    outMinutes: row.out_minutes,
    backMinutes: row.back_minutes,
  };
  return awayFor(journey, distances);
}

function idsOf(rows: readonly Row[], whose: 'driver_id' | 'vehicle_id'): number[] {
  return [...new Set(rows.flatMap(({ [whose]: id }) => (id === null ? [] : [id])))];
}
