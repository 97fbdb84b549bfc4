import type { CarLocation, listCarLocations } from '@serai/contract/cars';
import type { ReplyOf } from '@serai/contract/endpoint';
import { Combobox } from '@serai/ui/combobox';
import { Icon, type IconName } from '@serai/ui/icons';
import { useId, useState } from 'react';
import { useApi } from '../../../platform/app.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { CarPlace } from './car-search.ts';

export interface PlaceFieldProps {
  label: string;
  placeholder: string;
  /** Said when nothing is found. */
  none: string;
  value: CarPlace | null;
  /** `typed` is what stands in the field: with no place it is not one of the list. */
  onChange: (place: CarPlace | null, typed: string) => void;
  /** Only where a car from there may be given back. */
  pickUpId?: number | undefined;
}

/** A city, or one of its branches; Chinese, English, pinyin. */
export function PlaceField({ label, placeholder, none, value, onChange, pickUpId }: PlaceFieldProps) {
  const t = usePhrases('car-search');
  const api = useApi();
  const id = useId();
  const [text, setText] = useState(value?.name ?? '');
  return (
    <>
      <label htmlFor={id} className="block truncate text-caption text-muted">
        {label}
      </label>
      <Combobox<CarLocation>
        bare
        control={{ id }}
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
    <span className="flex items-start gap-3">
      <Icon name={icons[place.kind]} className="mt-1 shrink-0 text-teal" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <span className="font-strong">{place.name}</span>
          {place.name_alt && <span className="ml-2 text-muted">{place.name_alt}</span>}
        </span>
        <span className="block truncate text-caption text-muted">
          {[t(`kind_${place.kind}`), above].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  );
}

const icons: Record<CarLocation['kind'], IconName> = {
  city: 'building',
  downtown: 'district',
  airport: 'plane',
  station: 'landmark',
  border: 'passport',
};
