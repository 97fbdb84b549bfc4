import type source from '../../../zh/pages/hotels/hotel-compare.ts';

const hotelCompare: Record<keyof typeof source, string> = {
  title: 'Compare hotels',
  description:
    'Up to four hotels side by side: prices, breakfast, free cancellation, facilities and fees at the hotel.',
  stayLine: '{from} – {to} · {nights} {nights|night|nights} · {rooms} {rooms|room|rooms}',
  publicPrice: 'Public prices',
  problem: '{problem}. Prices below are for tomorrow night',
  emptyTitle: 'No hotels to compare yet',
  emptyText: 'Tick “Add to quote” in the hotel list, then choose “Compare”.',
  toList: 'Go to the hotel list',
  row: 'Compared by',
  place: 'Location',
  distance: '{km} km from {place}',
  cheapest: 'Lowest price',
  withBreakfast: 'Lowest with breakfast',
  cancellable: 'Lowest with free cancellation',
  fees: 'Paid at the hotel',
  noFees: 'None',
  none: 'No such rate',
  freeUntil: 'Free cancellation until {time}',
  cancel_free: 'Free cancellation',
  cancel_fee: 'Cancellation fee applies',
  cancel_non_refundable: 'Non-refundable',
  facilitiesDiffer: 'Facilities that differ',
  facilitiesShared: 'Facilities of all',
  yes: 'Yes',
  no: 'No',
  book: 'Rooms and booking',
  bookOf: 'Rooms and booking: {hotel}',
  remove: 'Remove',
  removeOf: 'Remove {hotel}',
};

export default hotelCompare;
