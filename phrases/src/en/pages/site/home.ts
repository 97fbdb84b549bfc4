import type source from '../../../zh/pages/site/home.ts';

const home: Record<keyof typeof source, string> = {
  heroTitle: 'Booked while your guest is still on the line',
  heroText:
    'Hotels, cars with a driver and airport transfers in Myanmar, Yunnan and Bangkok: live availability at net rates. Total, cancellation deadline and rooms left on one screen.',
  products: 'What to book',
  product_hotels: 'Hotels',
  product_cars: 'Car Rentals',
  product_transfers: 'Airport Transfer',
  citiesTitle: 'Where to',
  citiesText: 'From Yangon to Kunming, border towns and old capitals alike. Prices are per night.',
  cityHotels: '{count} {count|hotel|hotels}',
  priceFromBefore: 'from',
  priceFromAfter: '',
  hotelsTitle: 'Popular with agents',
  hotelsText: 'Reliable hotels that confirm fast. Prices are per night.',
  stars: '{count} {count|star|stars}',
  guidesTitle: 'Destination notes for agents',
  guidesText: 'Cities, seasons and borders: what guests will ask.',
  guidesAll: 'All guides',
  whyTitle: 'Why agents book with Serai',
  whyPriceTitle: 'The price you see is the price you pay',
  whyPriceText:
    'Opening a booking locks the price for 15 minutes. If it changes, you see old and new side by side, and decide.',
  whyPolicyTitle: 'The cancellation policy at a glance',
  whyPolicyText:
    'Free until when, and how much after that: the hotel’s time first, yours beside it. You know the refund before you press.',
  whyMoneyTitle: 'Deposit and credit, every cent on record',
  whyMoneyText:
    'Payments, refunds and fees are posted one by one, with the balance before and after. Your statement is always there.',
  whyVoucherTitle: 'Vouchers in Chinese and English',
  whyVoucherText:
    'Ready as soon as you pay: Chinese for the guest, English for the front desk. Opens in WeChat.',
  policyLabel: 'Example of a cancellation policy',
  policyFree: 'Free cancellation',
  policyFee: 'First night charge',
  policyFull: 'Full charge',
  policyFreeUntil: 'until 18:00, 3 days before (Yangon)',
  policyFreeUntilHere: 'Beijing 19:30',
  policyFeeUntil: 'until 14:00, 1 day before (Yangon)',
  policyNow: 'Today',
  policyStart: 'Check-in',
  registerTitle: 'Not a member yet?',
  registerText:
    'Agencies and companies open an account in two minutes. Visitors can see public prices first.',
  registerButton: 'Open an account',
};

export default home;
