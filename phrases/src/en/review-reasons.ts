import type { reviewReasons as zh } from '../zh/review-reasons.ts';

export const reviewReasons: Record<keyof typeof zh, string> = {
  unserved: 'its time has passed and nothing shows that it was served',
  hotel_refused: 'the hotel cannot provide what was booked',
  offer_overdue: 'the request was not answered in time',
  supplier_silent: 'the supplier has not said in time whether it is booked: look it up, do not book it again',
  supplier_price: 'the supplier wants another price than it was sold at',
  cancel_silent: 'the supplier has not answered in time whether it is cancelled',
  cancel_refused: 'the supplier does not cancel it',
};
