import type { menus as sourceMenus } from '../zh/menus.ts';

export const menus: typeof sourceMenus = {
  navHotels: 'Hotels',
  navContact: 'Contact us',
  hotelBooking: 'Hotel booking',
  orders: 'Hotel',
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
