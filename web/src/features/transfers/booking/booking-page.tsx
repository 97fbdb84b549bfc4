import { withQueries } from '../../../platform/query/member-queries.tsx';
import { BookingPage } from '../../booking/booking-page.tsx';
import { transferBooking } from './transfer-booking.tsx';

export const Page = withQueries(TransferBookingPage);

/** Books the airport transfer that was chosen in the list. */
function TransferBookingPage() {
  return <BookingPage product={transferBooking} />;
}
