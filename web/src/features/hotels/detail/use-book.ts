import { useNavigate, useRevalidator } from 'react-router';
import { useSending } from '../../../platform/api/use-send.ts';
import { useApi } from '../../../platform/app.tsx';
import { bookingAddress } from '../booking/hotel-booking-address.ts';
import type { StaySearch } from '../search-line/stay-search.ts';
import type { HotelShown } from './load-detail.ts';

/** Rate of a stay to book, or the rates of its rooms joined by commas. */
export interface BookedRates {
  rateKey: string;
  shown: HotelShown;
  asked: StaySearch;
}

/** Locks the price of a stay and opens its booking page. */
export function useBook({ rateKey, shown, asked }: BookedRates) {
  const api = useApi();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const booking = useSending(async () => {
    const quote = await api.post('hotel/quote', { rate_key: rateKey, ...shown.stay });
    await navigate(
      bookingAddress({
        quoteId: quote.quote_id,
        hotelId: shown.hotel.id,
        rateKey,
        search: { ...shown.stay, destination: asked.destination },
      }),
    );
  });
  async function start() {
    const { failure } = await booking.send();
    // A notice has shown the reason; the displayed rates may be outdated.
    if (failure) await revalidate();
  }
  return { busy: booking.busy, start };
}
