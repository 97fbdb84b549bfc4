import { NeedsPart } from '../../features/booking/needs-part.tsx';
import { BookedStay } from '../../features/hotels/booking/booked-stay.tsx';
import { GuestsPart } from '../../features/hotels/booking/guests-part.tsx';
import {
  bookingBody,
  emptyValues,
  formField,
  type HotelBookingValues,
} from '../../features/hotels/booking/hotel-booking-values.ts';
import { StayRules } from '../../features/hotels/booking/stay-rules.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { AgencyForm } from './agency-form.tsx';
import type { AgencyProduct, Caller, StayQuote } from './desk-booking.ts';
import { StayCheck } from './stay-check.tsx';

interface StayFormProps {
  caller: Caller;
  quote: StayQuote;
  nowMs: number;
  lockAgain: () => Promise<boolean>;
  onBack: () => void;
}

/** Guests, contact and reference of a stay for an agency. */
export function StayForm(props: StayFormProps) {
  const { quote } = props;
  const t = usePhrases('hotel-booking');
  return (
    <AgencyForm {...props} product={stays}>
      <GuestsPart quote={quote} />
      <NeedsPart
        number={2}
        contactFromLastOrder={false}
        placeholder={t('requestsPlaceholder')}
        note={t('requestsNote')}
        chips={[]}
      />
    </AgencyForm>
  );
}

const stays: AgencyProduct<StayQuote, HotelBookingValues> = {
  emptyValues,
  bookCall: ({ agency, user }, quoteId, values) => ({
    path: 'console/hotelOrder/book',
    body: { agency_id: agency.id, user_id: user.id, ...bookingBody(quoteId, values) },
  }),
  formField,
  Thing: BookedStay,
  Rules: StayRules,
  Check: StayCheck,
};
