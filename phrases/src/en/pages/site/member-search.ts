import type source from '../../../zh/pages/site/member-search.ts';

const memberSearch: Record<keyof typeof source, string> = {
  title: 'Search',
  placeholder: 'Order, guest, phone, confirmation code, flight, plate, hotel …',
  searching: 'Searching …',
  empty: 'Nothing found. Check the spelling and try again.',
  failed: 'The search failed. Please try again shortly.',
  keys: '↑ ↓ to move, Enter to open, Esc to close',
  slashOpens: 'The / key opens the search',
  found_order: 'Orders',
  found_guest: 'Guests',
  found_place: 'Hotels and destinations',
  found_bill: 'Bills',
  found_invoice: 'Invoices',
  found_article: 'Guides and help',
  pages: 'Pages',
  allOrders: 'See all in the order list',
  guestOrders: '{count} recent {count|order|orders}',
  guestLast: 'last {date}',
  hotels: '{count} {count|hotel|hotels}',
};

export default memberSearch;
