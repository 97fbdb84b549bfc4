/** The word for cars with a driver in orders and quotes. */
export const carWord = 'car';
