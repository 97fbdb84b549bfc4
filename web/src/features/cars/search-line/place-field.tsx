import type { CarLocation, listCarLocations } from '@serai/contract/cars';
import type { ReplyOf } from '@serai/contract/endpoint';
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
  /** Said when nothing is found. */
  none: string;
  value: NamedPlace | null;
  /** `typed` is what stands in the field: with no place it is not one of the list. */
  onChange: (place: NamedPlace | null, typed: string) => void;
  /** Only where a car from there may be given back. */
  pickUpId?: number | undefined;
}

/** A city, or one of its branches; Chinese, English, pinyin. */
export function PlaceField({ label, placeholder, none, value, onChange, pickUpId }: PlaceFieldProps) {
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
      <Combobox<CarLocation>
        bare
        control={{ id, ...(wrong && { 'aria-invalid': true, 'aria-describedby': wrong }) }}
        text={text}
        placeholder={placeholder}
        onTextChange={(next) => {
          setText(next);
          onChange(null, next.trim());
        }}
        onPick={(found) => {
          setText(found.name);
          onChange({ id: found.id, name: found.name }, found.name);
        }}
        suggest={async (keyword, signal) => {
          const reply = await api.get<ReplyOf<typeof listCarLocations>>(
            'car/locations',
            { keyword: value ? '' : keyword, pick_up_id: pickUpId },
            { quiet: true, signal },
          );
          return reply.list;
        }}
        itemKey={(found) => String(found.id)}
        renderItem={(found) => <FoundPlace place={found} />}
        words={{
          none,
          failed: t('placeFailed'),
          results: (count) => t('placeResults', { count }),
        }}
      />
    </>
  );
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
