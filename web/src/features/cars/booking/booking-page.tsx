import { withQueries } from '../../../platform/query/member-queries.tsx';
import { BookingPage } from '../../booking/booking-page.tsx';
import { carBooking } from './car-booking.tsx';

export const Page = withQueries(CarBookingPage);

/** Books the car that was chosen in the list. */
function CarBookingPage() {
  return <BookingPage product={carBooking} />;
}
