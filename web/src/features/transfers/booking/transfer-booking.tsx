import { orderListPages } from '@serai/contract/permissions';
import type { TransferQuoteReply } from '@serai/contract/transfers/booking';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { BookingProduct } from '../../booking/booking-product.ts';
import { BookedTransfer } from './booked-transfer.tsx';
import { readOffer } from './transfer-booking-address.ts';
import {
  bookingBody,
  draftKey,
  emptyValues,
  formField,
  type TransferBookingValues,
} from './transfer-booking-values.ts';
import { LastCheck } from './transfer-last-check.tsx';
import { TransferParts } from './transfer-parts.tsx';
import { TransferRules } from './transfer-rules.tsx';

/** Booking interface of airport transfers. */
export const transferBooking: BookingProduct<TransferQuoteReply, TransferBookingValues> = {
  name: 'airport',
  node: '/airport/booking',
  showQuote: (api, quote_id, options) => api.get('airport/showQuote', { quote_id }, options),
  bookCall: (quoteId, values) => ({ path: 'airport/book', body: bookingBody(quoteId, values) }),
  readOffer,
  searchPath: () => paths.airportList(),
  orderListPath: () => orderListPages.airport,
  orderDetailPath: paths.airportOrderDetail,
  useWords: useTransferWords,
  draftKey,
  emptyValues,
  whoAndWhen: ({ trip }, { passenger_name }) => {
    const day = trip.pick_up_at.local.slice(0, 10);
    return { guest_names: [passenger_name.trim()], from: day, to: day };
  },
  formField,
  Parts: TransferParts,
  Thing: BookedTransfer,
  Rules: TransferRules,
  LastCheck,
};

function useTransferWords() {
  const t = usePhrases('transfer-booking');
  return {
    title: t('title'),
    backToOffer: t('backToOffer'),
    soldOutTitle: t('soldOutTitle'),
    soldOutText: t('soldOutText'),
    missingTitle: t('missingTitle'),
    missingText: t('missingText'),
    search: t('search'),
  };
}
