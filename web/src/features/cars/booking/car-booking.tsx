import type { CarQuoteReply } from '@serai/contract/cars/booking';
import { orderListPages } from '@serai/contract/permissions';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { BookingProduct } from '../../booking/booking-product.ts';
import { carOffer, readCarBookingAddress } from '../car-booking-address.ts';
import { BookedCar } from './booked-car.tsx';
import {
  bookingBody,
  type CarBookingValues,
  draftKey,
  emptyValues,
  formField,
} from './car-booking-values.ts';
import { LastCheck } from './car-last-check.tsx';
import { CarParts } from './car-parts.tsx';
import { CarRules } from './car-rules.tsx';

/** Booking interface of cars. */
export const carBooking: BookingProduct<CarQuoteReply, CarBookingValues> = {
  name: 'car',
  node: '/car/booking',
  showQuote: (api, quote_id, options) => api.get('car/showQuote', { quote_id }, options),
  bookCall: (quoteId, values) => ({ path: 'car/book', body: bookingBody(quoteId, values) }),
  readOffer: (params) => carOffer(readCarBookingAddress(params)),
  searchPath: () => paths.carList(),
  orderListPath: () => orderListPages.car,
  orderDetailPath: paths.carOrderDetail,
  useWords: useCarWords,
  draftKey,
  emptyValues,
  whoAndWhen: ({ pick_up_at, drop_off_at }, { passenger_name }) => ({
    guest_names: [passenger_name.trim()],
    from: pick_up_at.local.slice(0, 10),
    to: drop_off_at.local.slice(0, 10),
  }),
  formField,
  Parts: CarParts,
  Thing: BookedCar,
  Rules: CarRules,
  LastCheck,
};

function useCarWords() {
  const t = usePhrases('car-booking');
  return {
    title: t('title'),
    backToOffer: t('backToList'),
    soldOutTitle: t('soldOutTitle'),
    soldOutText: t('soldOutText'),
    missingTitle: t('missingTitle'),
    missingText: t('missingText'),
    search: t('findCars'),
  };
}
