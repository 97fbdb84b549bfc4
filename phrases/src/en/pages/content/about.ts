import type source from '../../../zh/pages/content/about.ts';

const about: Record<keyof typeof source, string> = {
  aboutTitle: 'About us',
  aboutLead: 'A booking platform for travel agencies and companies.',
  servicesTitle: 'Our services',
  servicesLead:
    'Hotels, cars with a driver and airport transfers: booked, paid and reconciled in one account.',
  companyTitle: 'Company',
  companyName: 'Company name',
  companyCountry: 'Registered in',
  companyTaxId: 'Taxpayer ID',
  companyAddress: 'Address',
  companyPhone: 'Phone',
  companyEmail: 'Email',
  officesTitle: 'Offices',
  helpTitle: 'Help',
  howTitle: 'How to book',
  howSearch: 'Search',
  howSearchText:
    'Destination, dates and the guests of each room. See the total, cancellation deadline and rooms left on one screen.',
  howLock: 'Lock the price',
  howLockText:
    'Opening a booking locks the price for 15 minutes, while you fill in names and your reference.',
  howPay: 'Pay',
  howPayText:
    'From your deposit or on credit. You see what you pay, and what is left after it, before you confirm.',
  howVoucher: 'Voucher',
  howVoucherText:
    'Instant bookings get their voucher at once. Requests are confirmed by support first, then paid.',
  howMore: 'Read the full guide',
  askUs: 'Still have a question?',
  askUsText: 'Tell us about the trip, and we will reply in working hours.',
  contactUs: 'Contact us',
  openAccount: 'Open an account',
  openAccountText:
    'Register in two minutes and book at trade rates. Credit follows once your company is verified.',
  textComing: 'We are still writing this page. If you have a question, please contact us.',
  hotels: 'Hotels',
  hotelsText: 'Live availability at trade rates, with free cancellation times by the hotel’s own clock.',
  cars: 'Cars with a driver',
  carsText: 'Priced by route and day; the driver’s details reach you in advance.',
  transfers: 'Airport transfers',
  transfersText: 'Timed to the flight and changed with it; Chinese- or Burmese-speaking drivers on request.',
};

export default about;
