import type source from '../../zh/pages/hotel-terms.ts';

const hotelTerms: Record<keyof typeof source, string> = {
  meal_room_only: 'Room only',
  meal_breakfast: 'Breakfast',
  meal_half_board: 'Half board',
  meal_full_board: 'Full board',
  bed_king: 'King bed',
  bed_queen: 'Queen bed',
  bed_double: 'One double bed',
  bed_twin: 'Twin beds',
  bed_single: 'Single bed',
  bed_triple: 'Three beds',
  bed_family: 'Family beds',
  breakfasts: '{count} {count|breakfast|breakfasts} per room',
  stars: '{count} {count|star|stars}',
  onRequest: 'On request',
  unitsLeft: 'Only {count} left',
};

export default hotelTerms;
