import type { CarLocation } from '@serai/contract/cars/cars';
import { Combobox } from '@serai/ui/combobox';
import type { IconName } from '@serai/ui/icons';
import { useId, useState } from 'react';
import { useApi } from '../../../platform/app.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useSlotError } from '../../offers/search-slot.tsx';
import { Suggestion } from '../../offers/suggestion.tsx';
import type { NamedPlace } from '../../vehicles/trip-address.ts';

export interface PlaceFieldProps {
  label: string;
  placeholder: string;
  /** Text if nothing is found. */
  none: string;
  value: NamedPlace | null;
  onChange: (place: NamedPlace | null) => void;
  /** Restricts the options to places where a car from there may be returned, that place first. */
  pickUp?: NamedPlace | null;
}

/** Option of the field: a place, or the pick-up location again. */
type Offered = CarLocation | (NamedPlace & { kind: 'same' });

/** Field for a city or one of its branches; accepts Chinese, English and pinyin. */
export function PlaceField({ label, placeholder, none, value, onChange, pickUp = null }: PlaceFieldProps) {
  const t = usePhrases('car-search');
  const api = useApi();
  const id = useId();
  const wrong = useSlotError();
  const [text, setText] = useState(value?.name ?? '');
  return (
    <>
      <label htmlFor={id} className="block truncate text-caption text-muted">
        {label}
      </label>
      <Combobox<Offered>
        bare
        control={{ id, ...(wrong && { 'aria-invalid': true, 'aria-describedby': wrong }) }}
        text={text}
        placeholder={placeholder}
        onTextChange={(next) => {
          setText(next);
          onChange(null);
        }}
        onPick={(found) => {
          setText(found.name);
          onChange({ id: found.id, name: found.name });
        }}
        suggest={async (keyword, signal) => {
          const reply = await api.get(
            'car/locations',
            { keyword: value ? '' : keyword, pick_up_id: pickUp?.id },
            { quiet: true, signal },
          );
          if (!pickUp || (keyword !== '' && !value)) return reply.list;
          return [{ ...pickUp, kind: 'same' as const }, ...reply.list.filter(({ id }) => id !== pickUp.id)];
        }}
        itemKey={(found) => String(found.id)}
        renderItem={(found) =>
          found.kind === 'same' ? <SamePlace place={found} /> : <FoundPlace place={found} />
        }
        words={{
          none,
          failed: t('placeFailed'),
          results: (count) => t('placeResults', { count }),
        }}
      />
    </>
  );
}

function SamePlace({ place }: { place: NamedPlace }) {
  const t = usePhrases('car-search');
  return <Suggestion icon="pin" name={t('samePlace')} nameAlt="" facts={[place.name]} />;
}

function FoundPlace({ place }: { place: CarLocation }) {
  const t = usePhrases('car-search');
  const above = place.kind === 'city' ? place.country : place.city;
  return (
    <Suggestion
      icon={icons[place.kind]}
      name={place.name}
      nameAlt={place.name_alt}
      facts={[t(`kind_${place.kind}`), above]}
    />
  );
}

const icons: Record<CarLocation['kind'], IconName> = {
  city: 'building',
  downtown: 'district',
  airport: 'plane',
  station: 'landmark',
  border: 'passport',
};
