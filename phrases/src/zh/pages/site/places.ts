/** Choosing a country, or a province, city and district. */
const places = {
  country: '国家或地区',
  countryChoose: '请选择国家或地区',
  countrySearch: '名称、拼音或代码',
  citySearch: '城市名或拼音',
  none: '没有找到，请换个词试试',
  failed: '加载失败',
  results: '共 {total} 项',
  area: '所在地区',
  province: '省份',
  city: '城市',
  district: '区县',
  provinceChoose: '请选择省份',
  cityChoose: '请选择城市',
  districtChoose: '请选择区县',
} as const;

export default places;

declare module '../../../pages.ts' {
  interface PagePhrases {
    places: typeof places;
  }
}
