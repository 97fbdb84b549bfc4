import type { CarOffer } from '@serai/contract/cars/cars';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { BookLink } from '../../offers/book-link.tsx';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { carBookingAddress } from '../car-booking-address.ts';
import type { CarSearch } from '../search-line/car-search.ts';
import { carAnchor } from './car-anchor.ts';

/** Link to the booking of this car. */
export function BookCarButton({ car, search }: { car: CarOffer; search: CarSearch }) {
  const t = usePhrases('car-list');
  const money = useOfferMoney();
  return (
    <BookLink
      page="/car/booking"
      to={carBookingAddress({ rateKey: car.rate_key, search })}
      onRequest={car.on_request}
      label={t(car.on_request ? 'requestCar' : 'bookCar', {
        car: car.model.name,
        total: money.text(car.total_price),
      })}
      anchor={carAnchor(car)}
    />
  );
}
