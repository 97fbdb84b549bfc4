import type source from '../../../zh/pages/hotels/hotel-booking.ts';

const hotelBooking: Record<keyof typeof source, string> = {
  title: 'Book a hotel',
  partGuests: 'Guests',
  guestsHintLatin: 'Names as in the passport, in Latin letters, e.g. ZHANG SAN; at least one adult per room.',
  guestsHintChinese:
    'Guests from China may use their Chinese names; for others, names as in the passport. At least one adult per room.',
  room: 'Room {number}',
  roomGuests: '{adults} {adults|adult|adults}',
  roomGuestsChildren:
    '{adults} {adults|adult|adults}, {count} {count|child|children} ({count|age|ages} {ages})',
  agesJoin: ', ',
  fullName: 'Full name of adult {number}',
  fullNameRequired: 'Full name can not be null',
  fullNameLatin: 'This hotel requires the name as in the passport, in Latin letters',
  warnPlaceholder: '“{name}” looks like a placeholder; on arrival it has to match the passport',
  warnDigits: 'There are digits in this name; please check it',
  warnRepeated: '“{name}” is entered more than once; make sure it is not the same person',
  requestsPlaceholder: 'e.g. high floor, near the lift (English or Chinese)',
  requestsNote: 'The hotel will do its best, but nothing is guaranteed.',
  chipHighFloor: 'High floor',
  chipQuiet: 'Quiet room',
  chipNonSmoking: 'Non-smoking room',
  chipTwin: 'Twin beds',
  chipAdjoining: 'Adjoining rooms',
  chipEarly: 'Early check-in',
  chipLate: 'Late check-out',
  chipCrib: 'Baby crib',
  chipPickUp: 'Pick-up',
  reminderRequests: 'Special requests are not guaranteed; the hotel decides on arrival.',
  reminderFees:
    'Early check-in, late check-out, a baby crib or pick-up may cost extra, payable at the hotel.',
  reminderMismatch:
    'If the nationality or name does not match the passport, there may be extra charges, no changes and no check-in.',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  nights: '{count} {count|night|nights}',
  nightPrices: 'Price per night',
  perRoom: 'per room',
  confirmNationality: 'Nationality: {nationality}',
  confirmNames: 'Guests: {names}',
  backToHotel: 'Back to the hotel',
  soldOutTitle: 'This room type has just sold out',
  soldOutText: 'No order was created and nothing was charged. You can look at the hotel’s other rooms.',
  missingTitle: 'No room chosen yet',
  missingText: 'Choose a rate on the hotel’s page first, then come back to book it.',
  findHotels: 'Search hotels',
  breakfastLine: '{meal} · {bed}',
  placeOfHotel: 'local',
};

export default hotelBooking;
