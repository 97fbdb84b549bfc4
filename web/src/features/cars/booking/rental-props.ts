import type { CarQuoteReply } from '@serai/contract/car-booking';
import type { OfferChange } from '../../booking/booking-product.ts';
import type { CarWish } from './use-car-wish.ts';

/** What a part of the rental is rendered from, and how it is changed. */
export interface RentalProps {
  quote: CarQuoteReply;
  wish: CarWish;
  change: OfferChange;
  choose: (part: Partial<CarWish>) => void;
}
