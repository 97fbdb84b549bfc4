import { withQueries } from '../../../platform/query/member-queries.tsx';
import { BookingFrame } from '../../booking/booking-frame.tsx';
import { hotelBooking } from './hotel-booking.tsx';

export const Page = withQueries(HotelBookingPage);

/** Books the room selected on the hotel's page. */
function HotelBookingPage() {
  return <BookingFrame product={hotelBooking} />;
}
