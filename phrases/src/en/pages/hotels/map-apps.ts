import type source from '../../../zh/pages/hotels/map-apps.ts';

const mapApps: Readonly<Record<keyof typeof source, string>> = {
  openIn: 'Open in a map app',
  phoneMap: 'Default map app',
  amap: 'Amap',
  apple: 'Apple',
  google: 'Google',
};

export default mapApps;
