import { minorUnits } from '@serai/contract/currency';
import type { HotelShown } from './load-detail.ts';

/**
 * The hotel for search engines, in schema.org's words; what is not known of it is left out. Public prices only: a
 * member's net price is nobody else's. `addressOf` makes of a picture's path an address from anywhere.
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
