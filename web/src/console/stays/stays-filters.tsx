import { Button } from '@serai/ui/button';
import { CityField } from '../../features/places/city-field.tsx';
import { DateInput } from '../../platform/form/date-input.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { ListSearch } from '../../platform/list/use-list-search.ts';
import type { Stay } from './stay-table.tsx';
import type { StaysSearch } from './stays-address.ts';

/** Day at the hotels, their city, and the chosen hotel and agency, whose names come from the stays shown. */
export function StaysFilters(props: { list: ListSearch<StaysSearch>; stays: readonly Stay[] }) {
  const { list, stays } = props;
  const { search, change } = list;
  const t = usePhrases('console-stays');
  const [shown] = stays;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <DateInput
        aria-label={t('day')}
        className="w-52"
        value={search.day ?? ''}
        onChange={(day) => change({ day: day || null })}
      />
      <div className="w-52">
        <CityField
          value={search.city_id === null ? '' : String(search.city_id)}
          onChange={(city) => change({ city_id: Number(city) })}
        />
      </div>
      {search.hotel_id !== null && (
        <Button icon="close" size="compact" onClick={() => change({ hotel_id: null })}>
          {t('onlyHotel', { hotel: shown?.hotel.name ?? String(search.hotel_id) })}
        </Button>
      )}
      {search.agency_id !== null && (
        <Button icon="close" size="compact" onClick={() => change({ agency_id: null })}>
          {t('onlyAgency', { agency: shown?.agency.name ?? String(search.agency_id) })}
        </Button>
      )}
      {list.isFiltered && (
        <Button kind="quiet" size="compact" onClick={list.clear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
