import type source from '../../../zh/pages/hotels/city-map.ts';

const cityMap: Readonly<Record<keyof typeof source, string>> = {
  titleOf: 'Map of hotels in {place}',
  labelOf: 'Map of {place}, {count} {count|hotel|hotels}',
  aroundHotel: 'Map around {name}',
  count: '{count} {count|hotel|hotels}',
  firstOf: 'First {count} of {total} hotels',
  totals: 'total for the stay, {currency}',
  points: 'Hotels on the map',
  cluster: '{count} hotels, zoom in',
  clusterShort: '{count}',
  comma: ', ',
  chosen: 'Selected hotel',
  closeCard: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all',
  keys: 'Arrow keys move the map, plus and minus zoom, 0 shows everything. On a hotel, arrow keys lead to the next one.',
  metres: '{count} m',
  kilometres: '{km} km',
  placeAway: '{name}, {km} km',
  drawn: 'Sketch drawn from coordinates',
};

export default cityMap;
