import type { Position } from './map-view.ts';

export interface NamedPosition extends Position {
  name: string;
}

/** Links to a position in the phone's own map app and in the apps of the trade's markets. */
export function mapAppLinks({ name, latitude, longitude }: NamedPosition) {
  const at = `${latitude},${longitude}`;
  const title = encodeURIComponent(name);
  return [
    { app: 'phoneMap', href: `geo:${at}?q=${at}(${title})` },
    // Chinese maps shift positions; this one converts those of the rest of the world.
    {
      app: 'amap',
      href: `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${title}&coordinate=wgs84&callnative=1`,
    },
    { app: 'apple', href: `https://maps.apple.com/?ll=${at}&q=${title}` },
    { app: 'google', href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(at)}` },
  ] as const;
}
