/** Texts common to all lists of offers: sorting, filters, prices, paging. */
const offerList = {
  sort: '排序',
  moreSorts: '更多排序',
  ascending: '从低到高',
  descending: '从高到低',
  filters: '筛选',
  filtersActive: '筛选（{count}）',
  clearAll: '全部清除',
  clearOne: '清除筛选：{filter}',
  filterPriceMin: '最低',
  filterPriceMax: '最高',
  filterPriceReversed: '最低价不能高于最高价',
  filterApply: '应用',
  showMore: '还有 {count} 项',
  showFewer: '收起',
  total: '总价',
  publicPrice: '公开价',
  loginForNet: '登录看同业价',
  results: '搜索结果',
  loadingResults: '正在更新结果',
  book: '预订',
  request: '申请预订',
  bookLogin: '登录后预订',
  bookForbidden: '您的账号不能预订',
} as const;

export default offerList;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'offer-list': typeof offerList;
  }
}
