/** Product name of cars with driver in orders and quotes. */
export const carWord = 'car';
