import { IconButton } from '@serai/ui/icon-button';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { roundDistance } from './map-view.ts';

/** Longest scale bar in pixels. */
const maxBar = 110;

/** A bar with the distance that it spans. */
export function ScaleBar({ pxPerKm }: { pxPerKm: number }) {
  const t = usePhrases('city-map');
  const km = roundDistance(pxPerKm, maxBar);
  return (
    <div className="pointer-events-none absolute bottom-2 left-3 rounded-control bg-surface/85 px-1.5 text-caption text-muted">
      {km < 1
        ? t('metres', { count: Math.round(km * 1000) })
        : t('kilometres', { km: String(Math.round(km)) })}
      <div
        aria-hidden
        className="mb-1 h-1.5 border-x border-b border-line-strong"
        style={{ width: km * pxPerKm }}
      />
    </div>
  );
}

/** The credit that the source of the tiles asks for. */
export function MapCredit({ words }: { words: string }) {
  return (
    <p className="pointer-events-none absolute right-2 bottom-2 rounded-control bg-surface/85 px-1.5 text-caption text-muted">
      {words}
    </p>
  );
}

export interface MapButtonsProps {
  onZoom: (direction: 1 | -1) => void;
  onFit: () => void;
  isClosest: boolean;
}

/** Buttons to zoom and to show everything again. */
export function MapButtons({ onZoom, onFit, isClosest }: MapButtonsProps) {
  const t = usePhrases('city-map');
  return (
    <div className="absolute top-2 right-2 flex flex-col divide-y divide-line rounded-control border border-line bg-surface shadow-raised">
      <IconButton icon="plus" label={t('zoomIn')} disabled={isClosest} onClick={() => onZoom(1)} />
      <IconButton icon="minus" label={t('zoomOut')} onClick={() => onZoom(-1)} />
      <IconButton icon="grid" label={t('showAll')} onClick={onFit} />
    </div>
  );
}
