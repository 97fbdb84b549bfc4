import { expect, test } from 'vitest';
import { mapAppLinks } from './map-app-links.ts';

test('map apps: a hotel → its position and encoded name in the form of each app', () => {
  const links = mapAppLinks({ name: '金塔 & 湖', latitude: 16.8, longitude: 96.15 });
  const name = '%E9%87%91%E5%A1%94%20%26%20%E6%B9%96';
  expect(Object.fromEntries(links.map(({ app, href }) => [app, href]))).toEqual({
    phoneMap: `geo:16.8,96.15?q=16.8,96.15(${name})`,
    amap: `https://uri.amap.com/marker?position=96.15,16.8&name=${name}&coordinate=wgs84&callnative=1`,
    apple: `https://maps.apple.com/?ll=16.8,96.15&q=${name}`,
    google: 'https://www.google.com/maps/search/?api=1&query=16.8%2C96.15',
  });
});
