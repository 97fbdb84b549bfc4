import type { QuoteReply } from '@serai/contract/hotels/booking';
import { orderListPages } from '@serai/contract/permissions';
import { paths } from '../../../paths.ts';
import { addDays } from '../../../platform/format/civil-days.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { BookingProduct } from '../../booking/booking-product.ts';
import { BookedStay } from './booked-stay.tsx';
import { readOffer } from './hotel-booking-address.ts';
import {
  bookingBody,
  draftKey,
  emptyValues,
  formField,
  type HotelBookingValues,
} from './hotel-booking-values.ts';
import { LastCheck } from './hotel-last-check.tsx';
import { HotelParts } from './hotel-parts.tsx';
import { StayRules } from './stay-rules.tsx';

/** Booking interface of hotels. */
export const hotelBooking: BookingProduct<QuoteReply, HotelBookingValues> = {
  name: 'hotel',
  node: '/hotel/booking',
  showQuote: (api, quote_id, options) => api.get('hotel/showQuote', { quote_id }, options),
  bookCall: (quoteId, values) => ({ path: 'hotel/book', body: bookingBody(quoteId, values) }),
  readOffer,
  searchPath: () => paths.hotelList(),
  orderListPath: () => orderListPages.hotel,
  orderDetailPath: paths.orderDetail,
  useWords: useHotelWords,
  draftKey,
  emptyValues,
  whoAndWhen: ({ stay }, { rooms }) => ({
    guest_names: rooms.flatMap(({ names }) => names.map((name) => name.trim()).filter(Boolean)),
    from: stay.check_in,
    to: addDays(stay.check_out, -1),
  }),
  formField,
  Parts: HotelParts,
  Thing: BookedStay,
  Rules: StayRules,
  LastCheck,
};

function useHotelWords() {
  const t = usePhrases('hotel-booking');
  return {
    title: t('title'),
    backToOffer: t('backToHotel'),
    soldOutTitle: t('soldOutTitle'),
    soldOutText: t('soldOutText'),
    missingTitle: t('missingTitle'),
    missingText: t('missingText'),
    search: t('findHotels'),
  };
}
