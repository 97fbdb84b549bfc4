/** The word for airport transfers in orders and quotes. */
export const transferWord = 'airport';
