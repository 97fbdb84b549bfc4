import type { reviewReasons as zh } from '../zh/review-reasons.ts';

export const reviewReasons: Record<keyof typeof zh, string> = {
  unserved: 'its time has passed and nothing shows that it was served',
  hotel_refused: 'the hotel cannot provide what was booked',
  offer_overdue: 'the request was not answered in time',
};
