import { buttonClass } from '@serai/ui/button';
import { Icon } from '@serai/ui/icons';
import { Select } from '@serai/ui/select';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import type { Got } from '../../platform/api/calls.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

type City = Got<'cms.User/collect'>['cities'][number];

export interface FavouriteCitiesProps {
  cities: readonly City[];
  cityId: number | null;
  onChange: (cityId: number | null) => void;
}

/** Favourite hotels by city, and the search for prices of those of one city. Nothing without hotels. */
export function FavouriteCities({ cities, cityId, onChange }: FavouriteCitiesProps) {
  const t = usePhrases('own-content');
  if (cities.length === 0 && cityId === null) return null;
  const chosen = cities.length === 1 ? cities[0] : cities.find(({ id }) => id === cityId);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Select
        aria-label={t('favouriteCity')}
        className="w-56 max-sm:w-full"
        value={String(cityId ?? '')}
        onChange={({ target }) => onChange(Number(target.value) || null)}
        options={[
          { value: '', label: t('favouriteCities') },
          ...cities.map(({ id, name, count }) => ({
            value: String(id),
            label: t('favouriteCityCount', { name, count }),
          })),
        ]}
      />
      {chosen && (
        <Link to={searchOf(chosen)} className={buttonClass({ size: 'compact' })}>
          <Icon name="search" size={18} />
          {t('searchThese', { name: chosen.name, count: chosen.hotels.length })}
        </Link>
      )}
    </div>
  );
}

/** Address of the hotel list with these hotels only; the list proposes the dates. */
function searchOf({ id, name, hotels }: City): string {
  const place = { destination_type: 'city', destination_id: String(id), destination: name };
  return paths.hotelList(new URLSearchParams({ ...place, hotels: hotels.join(',') }));
}
