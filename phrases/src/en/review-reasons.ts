import type { reviewReasons as zh } from '../zh/review-reasons.ts';

export const reviewReasons: Record<keyof typeof zh, string> = {
  unserved: 'its time has passed and nothing shows that it was served',
  hotel_refused: 'the hotel cannot provide what was booked',
  hotel_silent: 'the hotel has neither acknowledged the booking nor given a confirmation number',
  offer_overdue: 'the request was not answered in time',
  supplier_silent: 'the supplier has not said in time whether it is booked: look it up, do not book it again',
  supplier_price: 'the supplier wants another price than it was sold at',
  cancel_silent: 'the supplier has not answered in time whether it is cancelled',
  cancel_refused: 'the supplier does not cancel it',
};

export const reviewAdvice: Record<keyof typeof zh, string> = {
  unserved:
    'Ask the hotel, the driver or the agency. If the service was provided, complete the order; if not, refund it in full.',
  hotel_refused:
    'Find the guests another room or hotel at once (we pay the difference), or refund in full. If the hotel takes them after all, record it and the voucher is valid again.',
  hotel_silent: 'Ring the hotel, confirm the booking and record its confirmation number.',
  offer_overdue: 'Ask the hotel or the fleet and make an offer, or decline with a reason.',
  supplier_silent: 'Look the booking up at the supplier first. Do not book it again.',
  supplier_price: 'Book at the new price (we pay the difference), or decline and refund in full.',
  cancel_silent: 'Press the supplier for an answer to the cancellation.',
  cancel_refused:
    'Negotiate with the supplier. Whether the order is cancelled, and what is refunded, is your decision.',
};
