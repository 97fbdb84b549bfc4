import type { CarLocation } from '@serai/contract/cars/cars';
import { Combobox } from '@serai/ui/combobox';
import type { IconName } from '@serai/ui/icons';
import { useId, useState } from 'react';
import { useApp } from '../../../platform/app.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useIsMember } from '../../../platform/session/use-is-member.ts';
import { isOwn, type OwnOption } from '../../offers/own-option.ts';
import { useSlotError } from '../../offers/search-slot.tsx';
import { Suggestion } from '../../offers/suggestion.tsx';
import type { NamedPlace } from '../../vehicles/trip-address.ts';
import type { CarSearch } from './car-search.ts';
import type { OwnTrip } from './find-own-trips.ts';

export interface PlaceFieldProps {
  label: string;
  placeholder: string;
  /** Text if nothing is found. */
  none: string;
  value: NamedPlace | null;
  onChange: (place: NamedPlace | null) => void;
  /** Restricts the options to places where a car from there may be returned, that place first. */
  pickUp?: NamedPlace | null;
  /** Offers a member's last searches and favourites first, until something is typed. */
  own?: {
    /** First day for sale. */
    today: string;
    /** A search was chosen that is to be run again. */
    onRepeat: (search: CarSearch) => void;
  };
}

/** Option of the field: a place, the pick-up location again, or one of the member's own. */
type Offered = CarLocation | (NamedPlace & { kind: 'same' }) | OwnOption<OwnTrip>;

/** Field for a city or one of its branches; accepts Chinese, English and pinyin. */
export function PlaceField(props: PlaceFieldProps) {
  const { label, placeholder, none, value, onChange, pickUp = null, own } = props;
  const t = usePhrases('car-search');
  const app = useApp();
  const isMember = useIsMember();
  const id = useId();
  const wrong = useSlotError();
  const [text, setText] = useState(value?.name ?? '');
  const choose = ({ id, name }: NamedPlace) => {
    setText(name);
    onChange({ id, name });
  };
  return (
    <>
      <label htmlFor={id} className="block truncate text-caption text-muted">
        {label}
      </label>
      <Combobox<Offered>
        bare
        wide
        control={{ id, ...(wrong && { 'aria-invalid': true, 'aria-describedby': wrong }) }}
        text={text}
        placeholder={placeholder}
        onTextChange={(next) => {
          setText(next);
          onChange(null);
        }}
        onPick={(found) => {
          if (!isOwn<OwnTrip>(found)) return choose(found);
          const { choice } = found;
          if ('place' in choice) return choose(choice.place);
          setText(choice.recent.pickUp?.name ?? '');
          own?.onRepeat(choice.recent);
        }}
        suggest={async (keyword, signal) => {
          const options = { quiet: true, signal };
          const isTyped = keyword !== '' && !value;
          const [offered, reply] = await Promise.all([
            own && isMember && !isTyped
              ? importOwn()
                  .then(({ findOwnTrips }) => findOwnTrips(app, own.today, options))
                  .catch(() => [])
              : [],
            app.api.get(
              'car/locations',
              { keyword: isTyped ? keyword : '', pick_up_id: pickUp?.id },
              options,
            ),
          ]);
          if (!pickUp || isTyped) return [...offered, ...reply.list];
          return [{ ...pickUp, kind: 'same' as const }, ...reply.list.filter(({ id }) => id !== pickUp.id)];
        }}
        itemKey={(found) => (isOwn(found) ? found.key : String(found.id))}
        groupOf={(found) => (isOwn(found) ? t(found.own) : '')}
        renderItem={(found) => {
          if (isOwn<OwnTrip>(found)) return found.content;
          return found.kind === 'same' ? <SamePlace place={found} /> : <FoundPlace place={found} />;
        }}
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

const importOwn = () => import('./find-own-trips.ts');
