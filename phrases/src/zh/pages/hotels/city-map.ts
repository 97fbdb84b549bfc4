/** A drawn map of a city with its hotels. */
const cityMap = {
  titleOf: '{place}酒店地图',
  labelOf: '{place}地图，{count} 家酒店',
  aroundHotel: '{name}周边地图',
  count: '{count} 家酒店',
  firstOf: '共 {total} 家，图上为前 {count} 家',
  totals: '全程总价（{currency}）',
  points: '图上的酒店',
  cluster: '{count} 家酒店，放大查看',
  clusterShort: '{count} 家',
  comma: '，',
  chosen: '选中的酒店',
  closeCard: '收起',
  zoomIn: '放大',
  zoomOut: '缩小',
  showAll: '显示全部',
  keys: '方向键移动地图，加减号缩放，0 显示全部；在酒店上用方向键跳到相邻的酒店。',
  metres: '{count} 米',
  kilometres: '{km} 公里',
  placeAway: '{name} {km} 公里',
  drawn: '示意图，按经纬度绘制',
} as const;

export default cityMap;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'city-map': typeof cityMap;
  }
}
