import { useMemo } from 'react';
import { readMapTiles } from '../../../platform/api/service-addresses.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { CityMap } from '../../map/city-map.tsx';
import { MapApps } from '../../map/map-apps.tsx';
import type { Hotel } from '../detail/load-detail.ts';

/** Landmarks farther away would make the surroundings too small to read. */
const shownKm = 8;

/** The hotel among the landmarks with their distances, and links to open its position in a map app. */
export function SurroundingsMap({ hotel }: { hotel: Hotel }) {
  const t = usePhrases('city-map');
  const { id, name, latitude, longitude, landmarks } = hotel;
  const points = useMemo(
    () => [{ id, name, latitude, longitude, label: '' }],
    [id, name, latitude, longitude],
  );
  const places = useMemo(
    () =>
      landmarks
        .filter(({ distance_km }, index) => index === 0 || distance_km <= shownKm)
        .map(({ distance_km, ...place }) => ({
          ...place,
          kind: 'landmark' as const,
          name: t('placeAway', { name: place.name, km: distance_km.toFixed(1) }),
        })),
    [landmarks, t],
  );
  return (
    <>
      <div className="h-80 overflow-clip rounded-card border border-line">
        <CityMap inPage label={t('aroundHotel', { name })} points={points} places={places} />
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-caption text-muted">{readMapTiles() ? '' : t('drawn')}</p>
        <MapApps name={name} latitude={latitude} longitude={longitude} />
      </div>
    </>
  );
}
