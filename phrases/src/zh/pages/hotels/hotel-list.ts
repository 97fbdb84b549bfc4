/** The list of hotels. */
const hotelList = {
  title: '{place}酒店',
  titleNear: '{place}附近的酒店',
  pageOf: '{text}（第 {page} 页）',
  titleAsk: '搜索酒店',
  description: '{place}的酒店：实时房量、总价、免费取消时限，一页比较。',
  descriptionAsk: '按城市、地标、区域或酒店搜索，实时房量与价格。',
  found: '{count} 家可订',
  foundOf: '{count} 家符合筛选，共 {total} 家可订',
  map: '地图',
  perStay: '{nights} 晚 · {rooms} 间',
  sort_default: '默认',
  sort_recommended: '推荐',
  sort_hot: '热门',
  sort_views: '浏览量',
  sort_price: '价格',
  sort_star: '星级',
  sort_time: '新上线',
  sort_cancellation: '可免费取消',
  showResults: '查看 {count} 家酒店',
  filterName: '酒店名称',
  filterNamePlaceholder: '中文、英文均可',
  filterPrice: '每间每晚价格（{currency}）',
  filterCancel: '取消规则',
  filterStars: '星级',
  filterMeals: '餐食',
  filterDistricts: '区域',
  filterFacilities: '设施',
  distance: '距{place} {km} 公里',
  perNight: '每间每晚 {amount}',
  recommended: '推荐',
  askTitle: '想去哪里？',
  askText: '在上面填好目的地与日期，或从常去的城市开始。',
  popular: '常去的城市',
  cityHotels: '{count} 家酒店',
  emptyTitle: '这几天没有可订的酒店',
  emptyText: '按您填写的日期、房间与住客，{place}暂时没有房。可以试试：',
  emptyOneRoom: '先查 1 间',
  emptyTwoAdults: '每间按 2 位成人查',
  emptyDates: '晚一天入住',
  emptyDatesEarlier: '早一天入住',
  emptyShorter: '少住一晚',
  emptyWeek: '晚一周入住',
  emptyFilteredTitle: '没有酒店符合全部筛选条件',
  emptyFilteredText: '不加筛选时有 {total} 家可订。',
  failedTitle: '无法按此条件搜索',
  fromTomorrow: '改为明天入住',
} as const;

export default hotelList;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'hotel-list': typeof hotelList;
  }
}
