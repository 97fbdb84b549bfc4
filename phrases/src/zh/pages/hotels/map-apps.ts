/** Links to open a position in a map app. */
const mapApps = {
  openIn: '在地图应用中打开',
  phoneMap: '手机默认地图',
  amap: '高德地图',
  apple: 'Apple 地图',
  google: 'Google 地图',
} as const;

export default mapApps;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'map-apps': typeof mapApps;
  }
}
