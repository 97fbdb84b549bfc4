import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { agencyErrors, bookForAgencyAccess, ofAgency } from '../orders/book-for-agency.ts';
import { bookCar, quoteCar } from './booking.ts';
import { listCars } from './cars.ts';

/** Calls by which the seller's staff book a car for an agency on the telephone. */

export const listCarsForAgency = endpoint({
  method: 'GET',
  path: 'console/carOrder/cars',
  title: "search cars with a driver at an agency's prices",
  access: bookForAgencyAccess,
  input: z.strictObject({ ...listCars.input.shape, agency_id: id }),
  reply: listCars.reply,
  errors: [...listCars.errors, ...agencyErrors],
});

/** The quote belongs to the user of the agency. */
export const quoteCarForAgency = endpoint({
  method: 'POST',
  path: 'console/carOrder/quote',
  title: 'lock the price of a car for an agency for 15 minutes',
  access: bookForAgencyAccess,
  input: z.strictObject({ ...quoteCar.input.shape, ...ofAgency }),
  reply: quoteCar.reply,
  errors: [...quoteCar.errors, ...agencyErrors, 'booker_unfit'],
});

/** The order stays unpaid: the agency, which is notified, pays it within its usual time. */
export const bookCarForAgency = endpoint({
  method: 'POST',
  path: 'console/carOrder/book',
  title: 'book a car for an agency on the telephone',
  access: bookForAgencyAccess,
  idempotent: true,
  input: z.strictObject({ ...bookCar.input.shape, ...ofAgency }),
  reply: bookCar.reply,
  errors: [...bookCar.errors, 'agency_is_blocked', 'booker_unfit'],
});
