import type { Airport, TransferMode } from '@serai/contract/transfers/transfers';
import { Combobox } from '@serai/ui/combobox';
import { Icon } from '@serai/ui/icons';
import { useApp } from '../../../platform/app.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useIsMember } from '../../../platform/session/use-is-member.ts';
import { isOwn, type OwnOption } from '../../offers/own-option.ts';
import { SlotField } from '../../offers/slot-field.tsx';
import type { NamedPlace } from '../../vehicles/trip-address.ts';
import { airportName } from './airport-name.ts';
import type { TransferSearch } from './transfer-search.ts';

interface AirportFieldProps {
  mode: TransferMode;
  value: NamedPlace | null;
  /** Typed text; `value` is null until an option is picked. */
  text: string;
  onChange: (value: NamedPlace | null, text: string) => void;
  /** A remembered search was chosen. */
  onRepeat: (search: TransferSearch) => void;
  /** First day for sale. */
  today: string;
}

/**
 * Airport of the flight, searched by code, name or city; a field of the search line. Until something is typed, it
 * offers a member's last searches first.
 */
export function AirportField({ mode, value, text, onChange, onRepeat, today }: AirportFieldProps) {
  const t = usePhrases('transfer-search');
  const app = useApp();
  const isMember = useIsMember();
  return (
    <SlotField label={t(`airport_${mode}`)}>
      {(control) => (
        <Combobox<Airport | OwnOption<TransferSearch>>
          bare
          wide
          control={control}
          text={text}
          placeholder={t('airportPlaceholder')}
          onTextChange={(next) => onChange(null, next)}
          onPick={(found) => {
            if (isOwn<TransferSearch>(found)) return onRepeat(found.choice);
            onChange({ id: found.id, name: airportName(found) }, airportName(found));
          }}
          suggest={async (keyword, signal) => {
            const options = { quiet: true, signal };
            const isTyped = keyword !== '' && !value;
            const [own, reply] = await Promise.all([
              isMember && !isTyped
                ? importOwn()
                    .then(({ findOwnTransfers }) => findOwnTransfers(app, today, options))
                    .catch(() => [])
                : [],
              app.api.get('airport/airports', { keyword: isTyped ? keyword : '' }, options),
            ]);
            return [...own, ...reply.list];
          }}
          itemKey={(found) => (isOwn(found) ? found.key : String(found.id))}
          groupOf={(found) => (isOwn(found) ? t(found.own) : '')}
          renderItem={(found) =>
            isOwn<TransferSearch>(found) ? found.content : <FoundAirport airport={found} />
          }
          words={{
            none: t('airportNone'),
            failed: t('suggestionsFailed'),
            results: (count) => t('results', { count }),
          }}
        />
      )}
    </SlotField>
  );
}

function FoundAirport({ airport }: { airport: Airport }) {
  return (
    <span className="flex items-start gap-3">
      <Icon name="plane" className="mt-1 shrink-0 text-teal" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-strong">{airport.name}</span>
        <span className="block truncate text-caption text-muted">
          {[airport.city, airport.name_alt].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="shrink-0 font-strong text-teal">{airport.iata}</span>
    </span>
  );
}

const importOwn = () => import('./find-own-transfers.ts');
