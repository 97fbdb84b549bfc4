/** The trade's words for a hotel offer: meal, bed, cancellation. Shared by list, detail, booking and order. */
const hotelTerms = {
  meal_room_only: '不含餐',
  meal_breakfast: '含早餐',
  meal_half_board: '含早晚餐',
  meal_full_board: '含三餐',
  bed_king: '特大床',
  bed_queen: '大床',
  bed_double: '一张双人床',
  bed_twin: '双床',
  bed_single: '单人床',
  bed_triple: '三床',
  bed_family: '家庭床',
  breakfasts: '每间 {count} 份早餐',
  stars: '{count} 星级',
  onRequest: '需二次确认',
  unitsLeft: '仅剩 {count} 间',
};

export default hotelTerms;

declare module '../../pages.ts' {
  interface PagePhrases {
    'hotel-terms': typeof hotelTerms;
  }
}
