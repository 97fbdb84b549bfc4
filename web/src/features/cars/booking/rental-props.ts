import type { CarQuoteReply } from '@serai/contract/cars/booking';
import type { OfferChange } from '../../booking/booking-product.ts';
import type { CarWish } from './use-car-wish.ts';

/** Data and change function of a part of the rental. */
export interface RentalProps {
  quote: CarQuoteReply;
  wish: CarWish;
  change: Pick<OfferChange, 'busy' | 'fieldErrors'>;
  choose: (part: Partial<CarWish>) => void;
}
