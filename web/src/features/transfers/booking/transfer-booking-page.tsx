import { withQueries } from '../../../platform/query/member-queries.tsx';
import { BookingFrame } from '../../booking/booking-frame.tsx';
import { transferBooking } from './transfer-booking.tsx';

export const Page = withQueries(TransferBookingPage);

/** Books the airport transfer selected in the list. */
function TransferBookingPage() {
  return <BookingFrame product={transferBooking} />;
}
