import type source from '../../zh/pages/layout.ts';

const layout: Record<keyof typeof source, string> = {
  siteTitle: 'Serai',
  tagline: 'Travel booking for the trade',
  description:
    'Booking for travel agencies and companies: hotels, cars with a driver and airport transfers, live availability at net rates, paid from a deposit or on credit, with the free-cancellation time in plain sight.',
  linkHelp: 'Questions? Please call',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  navHotels: 'Hotels',
  navCars: 'Car Rentals',
  navTransfers: 'Airport Transfer',
  navContact: 'Contact us',
  language: 'Language',
  logIn: 'Log in',
  register: 'Register',
  logOut: 'Log out',
  userCentre: 'User centre',
  account: 'My account',
  overview: 'Overview',
  balance: 'Balance',
  orders: 'Hotel orders',
  carOrders: 'Car orders',
  transferOrders: 'Transfer orders',
  guestName: 'Guest',
  footAbout:
    'A serai was the inn of the caravan road: rest, fresh horses, a settled account. We do the same for today’s trade.',
  footProduct: 'Product',
  footHelp: 'Help',
  footHours:
    'Support is available from 8:00 to 22:00 local time; for emergencies on the day of a stay or ride, around the clock.',
  copyright: '© {year} {site}',
  userMenuHeadline: 'User centre',
  sideMenu: 'User centre menu',
  collapseMenu: 'Collapse the menu',
  expandMenu: 'Expand the menu',
  opensNewWindow: ' (opens in a new window)',
  greetingDawn: 'Good morning, {name}',
  greetingMorning: 'Good morning, {name}',
  greetingNoon: 'Good day, {name}',
  greetingAfternoon: 'Good afternoon, {name}',
  greetingEvening: 'Good evening, {name}',
  greetingNight: 'It is late, {name}. Do get some rest',
};

export default layout;
