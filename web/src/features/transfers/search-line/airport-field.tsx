import type { Airport, TransferMode } from '@serai/contract/transfers/transfers';
import { Combobox } from '@serai/ui/combobox';
import { Field } from '@serai/ui/field';
import { Icon } from '@serai/ui/icons';
import { useApi } from '../../../platform/app.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { NamedPlace } from '../../vehicles/trip-address.ts';
import { airportName } from './airport-name.ts';

export interface NamedPlaceFieldProps {
  value: NamedPlace | null;
  /** Typed text; `value` is null until an option is picked. */
  text: string;
  error: string | undefined;
  onChange: (value: NamedPlace | null, text: string) => void;
}

/** Airport of the flight, searched by code, name or city. */
export function AirportField(props: NamedPlaceFieldProps & { mode: TransferMode }) {
  const { mode, value, text, error, onChange } = props;
  const t = usePhrases('transfer-search');
  const api = useApi();
  return (
    <Field label={t(`airport_${mode}`)} error={error}>
      {(control) => (
        <Combobox<Airport>
          control={control}
          text={text}
          placeholder={t('airportPlaceholder')}
          onTextChange={(next) => onChange(null, next)}
          onPick={(airport) => onChange({ id: airport.id, name: airportName(airport) }, airportName(airport))}
          suggest={async (keyword, signal) => {
            const reply = await api.get(
              'airport/airports',
              { keyword: value ? '' : keyword },
              { quiet: true, signal },
            );
            return reply.list;
          }}
          itemKey={(airport) => String(airport.id)}
          renderItem={(airport) => <FoundAirport airport={airport} />}
          words={{
            none: t('airportNone'),
            failed: t('suggestionsFailed'),
            results: (count) => t('results', { count }),
          }}
        />
      )}
    </Field>
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
