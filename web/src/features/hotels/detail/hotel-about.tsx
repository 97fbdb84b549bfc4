import { Card } from '@serai/ui/card';
import { Icon } from '@serai/ui/icons';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { HotelSurroundings } from '../map/hotel-surroundings.tsx';
import type { Hotel } from './load-detail.ts';

/** Description and location of a hotel, below its rates. */
export function HotelAbout({ hotel }: { hotel: Hotel }) {
  const t = usePhrases('hotel-detail');
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:items-start">
      <Card title={t('about')} flush className="p-4">
        <p className="max-w-prose whitespace-pre-line">{hotel.description}</p>
      </Card>
      <div id="location" className="scroll-mt-24 lg:scroll-mt-32">
        <Card title={t('part_location')} flush className="p-4">
          <p className="mb-3">{whereIs(hotel)}</p>
          <HotelSurroundings hotel={hotel} />
          {hotel.landmarks.length > 0 && <Nearby hotel={hotel} />}
        </Card>
      </div>
    </div>
  );
}

/** The address, with district and city unless it contains them. */
export function whereIs({ address, district, city }: Hotel): string {
  return [address, ...[district, city].filter((place) => place && !address.includes(place))].join(' · ');
}

function Nearby({ hotel }: { hotel: Hotel }) {
  const t = usePhrases('hotel-detail');
  return (
    <>
      <h3 className="mt-3 mb-1 font-strong">{t('landmarks')}</h3>
      <ul className="grid gap-y-1">
        {hotel.landmarks.map(({ id, name, distance_km }) => (
          <li key={id} className="flex items-center gap-2">
            <Icon name="landmark" size={16} className="shrink-0 text-teal" />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="text-caption text-muted">{t('kilometres', { km: distance_km.toFixed(1) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
