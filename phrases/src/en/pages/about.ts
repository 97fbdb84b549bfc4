import type source from '../../zh/pages/about.ts';

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
  contactUs: 'Contact us',
  openAccount: 'Open an account',
  openAccountText: 'Send us your details, and book at trade rates once they are verified.',
  textComing: 'We are still writing this page. If you have a question, please contact us.',
  hotels: 'Hotels',
  hotelsText: 'Live availability at trade rates, with free cancellation times by the hotel’s own clock.',
  cars: 'Cars with a driver',
  carsText: 'Priced by route and day; the driver’s details reach you in advance.',
  transfers: 'Airport transfers',
  transfersText: 'Timed to the flight and changed with it; Chinese- or Burmese-speaking drivers on request.',
};

export default about;
