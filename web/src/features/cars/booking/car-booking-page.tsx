import { withQueries } from '../../../platform/query/member-queries.tsx';
import { BookingFrame } from '../../booking/booking-frame.tsx';
import { carBooking } from './car-booking.tsx';

export const Page = withQueries(CarBookingPage);

/** Books the car selected in the list. */
function CarBookingPage() {
  return <BookingFrame product={carBooking} />;
}
