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
  breakfasts: '每天 {count} 份早餐',
  tax_vat: '增值税',
  tax_service_charge: '服务费',
  tax_commercial_tax: '商业税',
  tax_city_tax: '城市税',
  included: '房价已含{taxes}',
  feesLine: '到店另付：{fees}',
  join: '、',
  withBeds: '，其中 {count} 名占床',
  feesTitle: '到店另付',
  feesNote: '以下费用由酒店现场收取，不含在订单金额内',
  fee_room_night: '每间每晚 {amount}',
  fee_person_night: '每人每晚 {amount}',
  fee_person_stay: '每人每次入住 {amount}',
  fee_stay: '每次入住 {amount}',
  fee_percent: '酒店房价的 {percent}%',
  fee_from_age: '（{age} 岁及以上）',
  fee_on_nights: '（仅 {nights} 晚）',
  fee_total: '{by}，共 {total}',
  importantTitle: '重要信息',
  stars: '{count} 星级',
  onRequest: '需二次确认',
  unitsLeft: '仅剩 {count} 间',
} as const;

export default hotelTerms;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'hotel-terms': typeof hotelTerms;
  }
}
