import type source from '../../../zh/pages/offers/offer-list.ts';

const offerList: Record<keyof typeof source, string> = {
  sort: 'Sort by',
  moreSorts: 'More',
  ascending: 'ascending',
  descending: 'descending',
  filters: 'Filters',
  filtersActive: 'Filters ({count})',
  clearAll: 'Clear all',
  clearOne: 'Clear filter: {filter}',
  filterPriceMin: 'Lowest',
  filterPriceMax: 'Highest',
  filterPriceReversed: 'The lowest price cannot be above the highest',
  filterApply: 'Apply',
  showMore: '{count} more',
  showFewer: 'Fewer',
  total: 'Total',
  publicPrice: 'Public price',
  loginForNet: 'Log in for net prices',
  results: 'Results',
  loadingResults: 'Updating the results',
  book: 'Book',
  request: 'Request',
  bookLogin: 'Log in to book',
  bookForbidden: 'Your account cannot book',
};

export default offerList;
