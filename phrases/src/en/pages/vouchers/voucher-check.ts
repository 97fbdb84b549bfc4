import type source from '../../../zh/pages/vouchers/voucher-check.ts';

const voucherCheck: Readonly<Record<keyof typeof source, string>> = {
  title: 'Voucher check',
  valid: 'This voucher is valid',
  validHelp: 'Compare the details below with the voucher you are shown.',
  superseded: 'This is not the newest version',
  supersededHelp:
    'The booking has been changed since; the newest version is V{version}. Please ask for that one.',
  suspended: 'This voucher is suspended',
  suspendedHelp:
    'The hotel says that it cannot take these guests, and the seller is arranging another one. The guests should not travel yet; please call the number below.',
  void: 'This voucher is not valid',
  voidHelp: 'It has been voided, or there is no such code. Please do not provide the service.',
  product: 'Product',
  product_hotel: 'Hotel',
  product_car: 'Car rental',
  product_airport: 'Airport transfer',
  newestVersion: 'Newest version',
  days: 'Dates (local)',
  guests: 'Initials of the guests',
  seller: 'Seller',
  privacy: 'This page shows only what a check needs: no names, no prices.',
};

export default voucherCheck;
