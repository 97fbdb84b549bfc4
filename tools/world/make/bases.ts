import { CAR_CITIES } from './car-places.ts';
import type { City } from './city.ts';
import { CITIES } from './places.ts';

type Row = Record<string, string | number>;

/** The local language of drivers by country. */
export const OWN_LANGUAGE = { MM: 'burmese', CN: 'chinese', TH: 'thai' } as const;
/** Cities where the way from one ride to the next takes longer than the usual half hour. */
const CROWDED: Record<string, number> = { yangon: 45, kunming: 45, bangkok: 60 };

/** Xishuangbanna has an airport but neither hotels nor cars in the sample world. */
const JINGHONG = {
  code: 'jinghong',
  zh: '景洪',
  en: 'Jinghong',
  country: 'CN',
  tz: 'Asia/Shanghai',
  latitude: 22.0094,
  longitude: 100.7971,
} as const;

type Home = Pick<City, 'code' | 'zh' | 'en' | 'country' | 'tz' | 'latitude' | 'longitude'>;

/** Bases of vehicles and drivers: every city with cars, and one with an airport only. */
export const BASES: readonly Home[] = [
  ...CAR_CITIES.map(({ code }) => CITIES.find((city) => city.code === code)!),
  JINGHONG,
];

/** Makes the rows of bases.csv. */
export function makeBases(): Row[] {
  return BASES.map(({ code, zh, en, country, tz, latitude, longitude }) => ({
    code,
    name_zh: zh,
    name_en: en,
    country,
    tz,
    latitude,
    longitude,
    language: OWN_LANGUAGE[country],
    turnaround_minutes: CROWDED[code] ?? 30,
    active: 'yes',
  }));
}
