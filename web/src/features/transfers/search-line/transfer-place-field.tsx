import type { TransferMode, TransferPlace } from '@serai/contract/transfers/transfers';
import { Combobox } from '@serai/ui/combobox';
import { Field } from '@serai/ui/field';
import type { IconName } from '@serai/ui/icons';
import { useApi } from '../../../platform/app.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Suggestion } from '../../offers/suggestion.tsx';
import type { NamedPlaceFieldProps } from './airport-field.tsx';

/** The other end of the transfer; the available places depend on the airport. */
export function PlaceField(props: NamedPlaceFieldProps & { mode: TransferMode; airportId: number | null }) {
  const { mode, airportId, value, text, error, onChange } = props;
  const t = usePhrases('transfer-search');
  const api = useApi();
  return (
    <Field label={mode === 'pick_up' ? t('destination') : t('departure')} error={error}>
      {(control) => (
        <Combobox<TransferPlace>
          // Another airport has other places, so earlier suggestions are dropped.
          key={airportId ?? 'none'}
          control={control}
          text={text}
          placeholder={t('placePlaceholder')}
          onTextChange={(next) => onChange(null, next)}
          onPick={(place) => onChange({ id: place.id, name: place.name }, place.name)}
          suggest={async (keyword, signal) => {
            if (airportId === null) return [];
            const reply = await api.get(
              'airport/destinations',
              { airport_id: airportId, keyword: value ? '' : keyword },
              { quiet: true, signal },
            );
            return reply.list;
          }}
          itemKey={(place) => String(place.id)}
          renderItem={(place) => <FoundPlace place={place} />}
          words={{
            none: airportId === null ? t('placeAfterAirport') : t('placeNone'),
            failed: t('suggestionsFailed'),
            results: (count) => t('results', { count }),
          }}
        />
      )}
    </Field>
  );
}

function FoundPlace({ place }: { place: TransferPlace }) {
  const t = usePhrases('transfer-search');
  return (
    <Suggestion
      icon={icons[place.kind]}
      name={place.name}
      nameAlt={place.name_alt}
      facts={[t(`kind_${place.kind}`), place.zone, place.address]}
    />
  );
}

const icons: Record<TransferPlace['kind'], IconName> = {
  hotel: 'bed',
  landmark: 'landmark',
  station: 'building',
  border: 'district',
  area: 'pin',
};
