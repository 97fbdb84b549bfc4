/** The word for hotels in orders and quotes. */
export const hotelWord = 'hotel';
