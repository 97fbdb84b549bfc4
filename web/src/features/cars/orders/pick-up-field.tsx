import type { CarLocation } from '@serai/contract/cars/cars';
import { Combobox } from '@serai/ui/combobox';
import { Field } from '@serai/ui/field';
import { useApi } from '../../../platform/app.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Suggestion } from '../../offers/suggestion.tsx';

/** A place and its typed text; without a selection there is no id. */
interface TypedPlace {
  id: number | null;
  text: string;
}

/** Pick-up place, within the city of the booking. */
export function PickUpField(props: {
  city: string;
  value: TypedPlace;
  error: string | undefined;
  onChange: (place: TypedPlace) => void;
}) {
  const { city, value, error, onChange } = props;
  const t = usePhrases('vehicle-terms');
  const api = useApi();
  return (
    <Field label={t('changePickUpPlace')} error={error}>
      {(control) => (
        <Combobox<CarLocation>
          control={control}
          text={value.text}
          onTextChange={(text) => onChange({ id: null, text })}
          onPick={({ id, name }) => onChange({ id, text: name })}
          suggest={async (_, signal) => {
            const reply = await api.get('car/locations', { keyword: city }, { quiet: true, signal });
            return reply.list.filter((place) => place.city === city);
          }}
          itemKey={({ id }) => String(id)}
          renderItem={({ name, name_alt }) => (
            <Suggestion icon="pin" name={name} nameAlt={name_alt} facts={[]} />
          )}
          words={{
            none: t('changePlaceNone'),
            failed: t('changePlaceFailed'),
            results: (count) => t('changePlaceResults', { count }),
          }}
        />
      )}
    </Field>
  );
}
