import type { CarLocation, CarOffer } from '@serai/contract/cars/cars';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { money } from '../../domain/money.ts';
import { countryName } from '../../platform/lang/country-name.ts';
import { inOrder } from '../../platform/lang/in-order.ts';
import { presentPicture } from '../pictures/pictures.ts';
import type { LocationRow } from './location-store.ts';
import type { RateRow } from './rate-store.ts';

/** A place as returned by calls. */
export function presentLocation(row: LocationRow, lang: Lang): CarLocation {
  return {
    id: row.id,
    kind: row.kind,
    ...inOrder(row.name_zh, row.name_en, lang),
    city: inLanguage(lang, { zh: row.city_zh, en: row.city_en }),
    country: countryName(row.country_code, lang),
    tz: row.tz,
  };
}

/** Fields of a rate that come from its vehicle and terms. */
export type SoldCar = Pick<RateRow, 'model' | 'km_per_day' | 'extra_km_amount' | 'included'>;

type CarFacts = Pick<CarOffer, 'model' | 'seats' | 'bags' | 'energy' | 'drivetrain' | 'mileage' | 'included'>;

/** A vehicle as sold. */
export function presentFacts(car: SoldCar, currency: string, lang: Lang): CarFacts {
  const { model } = car;
  return {
    model: {
      code: model.code,
      ...inOrder(model.nameZh, model.nameEn, lang),
      body: model.body,
      picture: presentPicture(model.picture),
    },
    seats: model.seats,
    bags: model.bags,
    energy: model.energy,
    drivetrain: model.drivetrain,
    mileage: {
      policy: mileageOf(car),
      km_per_day: car.km_per_day,
      extra_km: car.extra_km_amount === null ? null : money(car.extra_km_amount, currency),
    },
    included: car.included,
  };
}

export function mileageOf({ km_per_day }: Pick<RateRow, 'km_per_day'>): 'unlimited' | 'per_day' {
  return km_per_day === null ? 'unlimited' : 'per_day';
}
