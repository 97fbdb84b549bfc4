import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { hotelDetail as endpoint } from '@serai/contract/hotels/hotels';
import type { Stay } from '@serai/contract/hotels/stays';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Call, Db } from '../../calls.ts';
import { takesChineseNames } from '../../domain/guest-names.ts';
import { localDate } from '../../domain/local-time.ts';
import { nightsOf } from '../../domain/stay.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { countryName } from '../../platform/lang/country-name.ts';
import { inOrder } from '../../platform/lang/in-order.ts';
import type { ShownPrices } from '../contracts/contracts.ts';
import { presentPicture } from '../pictures/pictures.ts';
import type { Catalogue, HotelPlace } from './catalogue/catalogue.ts';
import { type Destination, distanceKm } from './catalogue/destinations.ts';
import { staySlots } from './catalogue/night-ring.ts';
import { checkStay } from './check-stay.ts';
import { presentFees } from './hotel-fees.ts';
import {
  findHotel,
  type HotelPicture,
  type HotelRow,
  listHotelPictures,
  listRoomTypes,
} from './hotel-store.ts';
import { facilityLabel } from './hotel-words.ts';
import { presentRooms } from './present-rooms.ts';
import type { ViewCounter } from './views.ts';

type Reply = ReplyOf<typeof endpoint>;

export interface ShowHotelDeps {
  db: Db;
  catalogue: Catalogue;
  views: ViewCounter;
}

/**
 * Shows a hotel and its offers for a stay; the default is tomorrow, one room for two, at the prices of the caller.
 */
export async function showHotel(
  { db, catalogue, views }: ShowHotelDeps,
  { input, lang, now, caller }: Call<typeof endpoint>,
  { markup, kind }: ShownPrices = catalogue.pricesFor(caller, now),
): Promise<Reply> {
  const place = catalogue.find(input.id);
  const city = place && catalogue.destinations.get(place.block.cityId);
  const hotel = place && (await findHotel(db, input.id));
  if (!place || !city || !hotel) {
    throw refusedField('id', 'hotel_unknown');
  }
  const stay = fillStay(input, city.tz, now);
  checkStay(stay, city.tz, now);
  views.count(hotel.id);
  const rooms = await listRoomTypes(db, hotel.id);
  const pictures = await listHotelPictures(db, hotel.id);
  const slots = staySlots(stay.check_in, stay.check_out);
  return {
    hotel: presentHotel({ catalogue, place, city, hotel, pictures, stay }, lang),
    stay,
    nights: slots.length,
    price_kind: kind,
    fees: presentFees(hotel.fees, nightsOf(stay.check_in, stay.check_out), stay.rooms, lang),
    rooms: presentRooms(rooms, { catalogue, place, city, hotel, stay, slots, markup, lang, now }),
  };
}

/** Completes a partial stay: a single date implies the other. */
function fillStay(input: Call<typeof endpoint>['input'], tz: string, now: Date): Stay {
  const given = input.check_in ?? (input.check_out && addDays(input.check_out, -1));
  const checkIn = given ?? addDays(localDate(now.getTime(), tz), 1);
  return {
    check_in: checkIn,
    check_out: input.check_out ?? addDays(checkIn, 1),
    rooms: input.rooms ?? [{ adults: 2, child_ages: [], child_beds: 0 }],
    nationality: input.nationality ?? 'CN',
  };
}

interface HotelView {
  catalogue: Catalogue;
  place: HotelPlace;
  city: Destination;
  hotel: HotelRow;
  pictures: HotelPicture[];
  stay: Stay;
}

function presentHotel(view: HotelView, lang: Lang): Reply['hotel'] {
  const { catalogue, place, city, hotel, pictures, stay } = view;
  const { block, slot } = place;
  const district = catalogue.destinations.get(block.districts[slot]!);
  const name = inOrder(hotel.name_zh, hotel.name_en, lang);
  const address = inOrder(hotel.address_zh, hotel.address_en, lang);
  return {
    id: hotel.id,
    ...name,
    name_local: hotel.name_local,
    star: hotel.star,
    city: inLanguage(lang, { zh: city.nameZh, en: city.nameEn }),
    city_id: city.id,
    country: countryName(city.countryCode, lang),
    country_code: city.countryCode,
    district: district ? inLanguage(lang, { zh: district.nameZh, en: district.nameEn }) : '',
    address: address.name,
    address_alt: address.name_alt,
    phone: hotel.phone,
    zip: hotel.zip,
    email: hotel.email,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    tz: city.tz,
    facilities: hotel.facilities.map((code) => ({ code, label: facilityLabel(code, lang) })),
    description: inLanguage(lang, { zh: hotel.description_zh, en: hotel.description_en }),
    important: inLanguage(lang, { zh: hotel.important_zh, en: hotel.important_en }),
    check_in_from: hotel.check_in_from.slice(0, 5),
    check_out_until: hotel.check_out_until.slice(0, 5),
    opened_year: hotel.opened_year,
    renovated_year: hotel.renovated_year,
    pictures: pictures.map(
      ({ picture, alt_zh, alt_en }) => presentPicture(picture, inLanguage(lang, { zh: alt_zh, en: alt_en }))!,
    ),
    landmarks: landmarksNear(catalogue, hotel, city.id, lang),
    chinese_names: takesChineseNames(city.countryCode, stay.nationality),
    mixes_rooms: hotel.supplier === null,
  };
}

const landmarksShown = 5;

/** Landmarks of the city, nearest first. */
function landmarksNear(
  catalogue: Catalogue,
  { latitude, longitude }: HotelRow,
  cityId: number,
  lang: Lang,
): Reply['hotel']['landmarks'] {
  return [...catalogue.destinations.values()]
    .filter(({ kind, cityId: own }) => kind === 'landmark' && own === cityId)
    .map((landmark) => ({
      id: landmark.id,
      name: inLanguage(lang, { zh: landmark.nameZh, en: landmark.nameEn }),
      distance_km:
        Math.round(distanceKm(latitude, longitude, landmark.latitude, landmark.longitude) * 10) / 10,
      latitude: landmark.latitude,
      longitude: landmark.longitude,
    }))
    .sort((a, b) => a.distance_km - b.distance_km || a.id - b.id)
    .slice(0, landmarksShown);
}
