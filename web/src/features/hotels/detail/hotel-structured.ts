import { minorUnits } from '@serai/contract/currency';
import type { HotelShown } from './load-detail.ts';

/**
 * Builds the schema.org data of a hotel for search engines; unknown facts are omitted. Public prices only,
 * never a member's net price. `addressOf` makes a picture's path absolute.
 */
export function hotelFactsOf(shown: HotelShown, addressOf: (path: string) => string): object {
  const { hotel } = shown;
  const otherNames = [hotel.name_alt, hotel.name_local].filter(Boolean);
  const totals = shown.rooms.flatMap((room) => room.rates.map((rate) => rate.price_per_night));
  return {
    '@type': 'Hotel',
    name: hotel.name,
    ...(otherNames.length > 0 && { alternateName: otherNames }),
    ...(hotel.description && { description: hotel.description }),
    ...(hotel.pictures.length > 0 && { image: hotel.pictures.map(({ url }) => addressOf(url)) }),
    ...(hotel.phone && { telephone: hotel.phone }),
    ...(hotel.email && { email: hotel.email }),
    checkinTime: hotel.check_in_from,
    checkoutTime: hotel.check_out_until,
    starRating: { '@type': 'Rating', ratingValue: hotel.star },
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address,
      addressLocality: hotel.city,
      ...(hotel.zip && { postalCode: hotel.zip }),
      addressCountry: hotel.country_code,
    },
    geo: { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude },
    amenityFeature: hotel.facilities.map(({ label }) => ({
      '@type': 'LocationFeatureSpecification',
      name: label,
      value: true,
    })),
    ...(shown.price_kind === 'public' && totals.length > 0 && { priceRange: priceRange(totals) }),
  };
}

function priceRange(prices: readonly { amount: number; currency: string }[]): string {
  const amounts = prices.map((price) => Math.round(price.amount / minorUnits(price.currency)));
  return `${prices[0]?.currency} ${Math.min(...amounts)}–${Math.max(...amounts)}`;
}
