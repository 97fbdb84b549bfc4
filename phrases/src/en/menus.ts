import type { menus as sourceMenus } from '../zh/menus.ts';

export const menus: typeof sourceMenus = {
  navHotels: 'Hotels',
  navCars: 'Car Rentals',
  navTransfers: 'Airport Transfer',
  navContact: 'Contact us',
  hotelBooking: 'Hotel booking',
  carBooking: 'Car booking',
  transferBooking: 'Airport transfer booking',
  orders: 'Hotel',
  carOrders: 'Car Rentals',
  transferOrders: 'Airport Transfer',
  account: 'My account',
  overview: 'Overview',
  balance: 'Balance',
  price: 'Prices',
};

export const nodeActions: Record<string, string> = {
  book: 'Book',
  pay: 'Pay',
  cancel: 'Cancel',
  confirm: 'Confirm',
  refund: 'Refund',
  confirmCheckIn: 'Confirm check-in',
  confirmComplete: 'Confirm complete',
  voucher: 'Voucher',
  export: 'Export',
  viewAll: 'View all',
  view: 'View',
  topUp: 'Top up',
};
