import { useRef } from 'react';
import { type FrameSize, type MapView, type Position, tilesIn } from './map-view.ts';

export interface MapTilesProps {
  /** Address with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** The position at 0, 0 of the flat map. */
  origin: Position;
  view: MapView;
  size: FrameSize;
  /** No tile could be loaded. */
  onBroken: () => void;
}

/** Map tiles of another source below the points, in pixels of the scaled map. */
export function MapTiles({ url, origin, view, size, onBroken }: MapTilesProps) {
  const hasLoaded = useRef(false);
  return tilesIn(view, size, origin).map(({ z, x, y, left, top, width, height }) => (
    <img
      key={`${z}/${x}/${y}`}
      src={url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))}
      alt=""
      draggable={false}
      decoding="async"
      className="absolute max-w-none dark:brightness-75"
      style={{ left, top, width, height }}
      onLoad={() => {
        hasLoaded.current = true;
      }}
      onError={() => {
        if (!hasLoaded.current) onBroken();
      }}
    />
  ));
}
