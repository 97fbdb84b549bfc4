/** Product name of hotels in orders and quotes. */
export const hotelWord = 'hotel';
