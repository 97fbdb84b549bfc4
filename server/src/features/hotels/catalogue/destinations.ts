import { sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import type { PictureMark } from '../../pictures/pictures.ts';

/** City, district or landmark as used in searches. */
export interface Destination {
  id: number;
  code: string;
  kind: 'city' | 'district' | 'landmark';
  /** For a city, its own id. */
  cityId: number;
  countryCode: string;
  nameZh: string;
  nameEn: string;
  tz: string;
  latitude: number;
  longitude: number;
  radiusKm: number;
  /** First picture. */
  picture: PictureMark;
  introZh: string;
  introEn: string;
  position: number;
}

/** Every destination, cities first. */
export async function readDestinations(db: Db): Promise<Map<number, Destination>> {
  const rows = await db
    .selectFrom('destinations')
    .leftJoin('destination_pictures as first', (join) =>
      join.onRef('first.destination_id', '=', 'destinations.id').on('first.position', '=', 1),
    )
    .leftJoin('pictures', 'pictures.id', 'first.picture_id')
    .selectAll('destinations')
    .select(sql<string | null>`pictures.key || pictures.preview`.as('picture'))
    .orderBy('city_id', (order) => order.asc().nullsFirst())
    .orderBy('destinations.position')
    .orderBy('destinations.id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        code: row.code,
        kind: row.kind,
        cityId: row.city_id ?? row.id,
        countryCode: row.country_code,
        nameZh: row.name_zh,
        nameEn: row.name_en,
        tz: row.tz,
        latitude: row.latitude,
        longitude: row.longitude,
        radiusKm: row.radius_km,
        picture: row.picture ?? '',
        introZh: row.intro_zh,
        introEn: row.intro_en,
        position: row.position,
      },
    ]),
  );
}

/** Maximum distance of a hotel from the centre of its city. */
const MAX_CITY_RADIUS_KM = 150;

/** Whether hotels of the city may lie within the landmark's radius. */
export function mayReach(city: Destination, landmark: Destination): boolean {
  const km = distanceKm(landmark.latitude, landmark.longitude, city.latitude, city.longitude);
  return city.id === landmark.cityId || km <= MAX_CITY_RADIUS_KM + landmark.radiusKm;
}

const KM_PER_DEGREE = 111.195;

/** Distance in kilometres; treats the earth as flat, which is exact enough within a city. */
export function distanceKm(
  latitudeA: number,
  longitudeA: number,
  latitudeB: number,
  longitudeB: number,
): number {
  const north = (latitudeA - latitudeB) * KM_PER_DEGREE;
  const east = (longitudeA - longitudeB) * KM_PER_DEGREE * Math.cos((latitudeA * Math.PI) / 180);
  return Math.sqrt(north * north + east * east);
}
