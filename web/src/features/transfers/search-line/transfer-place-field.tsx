import type { TransferMode, TransferPlace } from '@serai/contract/transfers/transfers';
import { Combobox } from '@serai/ui/combobox';
import { Field } from '@serai/ui/field';
import type { IconName } from '@serai/ui/icons';
import { useApp } from '../../../platform/app.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useIsMember } from '../../../platform/session/use-is-member.ts';
import { isOwn, type OwnOption } from '../../offers/own-option.ts';
import { SlotField } from '../../offers/slot-field.tsx';
import { Suggestion } from '../../offers/suggestion.tsx';
import type { NamedPlace } from '../../vehicles/trip-address.ts';

interface PlaceFieldProps {
  mode: TransferMode;
  airportId: number | null;
  value: NamedPlace | null;
  /** Typed text; `value` is null until an option is picked. */
  text: string;
  /** Shown beside a field of a form; in a line its slot shows it. */
  error?: string | undefined;
  onChange: (value: NamedPlace | null, text: string) => void;
  /** Within a slot of the search line. */
  inLine?: boolean;
}

/**
 * The other end of the transfer; the available places depend on the airport. Until something is typed, it offers a
 * member's favourite hotels first.
 */
export function PlaceField(props: PlaceFieldProps) {
  const { mode, airportId, value, text, error, onChange, inLine = false } = props;
  const t = usePhrases('transfer-search');
  const app = useApp();
  const isMember = useIsMember();
  const Frame = inLine ? SlotField : Field;
  return (
    <Frame label={mode === 'pick_up' ? t('destination') : t('departure')} error={error}>
      {(control) => (
        <Combobox<TransferPlace | OwnOption<NamedPlace>>
          bare={inLine}
          wide={inLine}
          // Another airport has other places, so earlier suggestions are dropped.
          key={airportId ?? 'none'}
          control={control}
          text={text}
          placeholder={t('placePlaceholder')}
          onTextChange={(next) => onChange(null, next)}
          onPick={(found) => {
            const { id, name } = isOwn<NamedPlace>(found) ? found.choice : found;
            onChange({ id, name }, name);
          }}
          suggest={async (keyword, signal) => {
            if (airportId === null) return [];
            const options = { quiet: true, signal };
            const isTyped = keyword !== '' && !value;
            const [own, reply] = await Promise.all([
              isMember && !isTyped
                ? importOwn()
                    .then(({ findFavouritePlaces }) => findFavouritePlaces(app, airportId, options))
                    .catch(() => [])
                : [],
              app.api.get(
                'airport/destinations',
                { airport_id: airportId, keyword: isTyped ? keyword : '' },
                options,
              ),
            ]);
            return [...own, ...reply.list];
          }}
          itemKey={(found) => (isOwn(found) ? found.key : String(found.id))}
          groupOf={(found) => (isOwn(found) ? t(found.own) : '')}
          renderItem={(found) => (isOwn<NamedPlace>(found) ? found.content : <FoundPlace place={found} />)}
          words={{
            none: airportId === null ? t('placeAfterAirport') : t('placeNone'),
            failed: t('suggestionsFailed'),
            results: (count) => t('results', { count }),
          }}
        />
      )}
    </Frame>
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

const importOwn = () => import('./find-own-transfers.ts');
