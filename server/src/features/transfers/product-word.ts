/** Product name of airport transfers in orders and quotes. */
export const transferWord = 'airport';
