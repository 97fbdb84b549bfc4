import { Button } from '@serai/ui/button';
import { FieldError } from '@serai/ui/field';
import { Tabs } from '@serai/ui/tabs';
import { type FormEvent, useState } from 'react';
import { focusFirstFault } from '../../../platform/focus/focus-first-fault.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AirportField } from './airport-field.tsx';
import { FlightNumberField, FlightTimeField, TransferTimeField } from './flight-fields.tsx';
import { DriverField, FlightKindField } from './option-fields.tsx';
import { faultsOf, type TransferField, type TransferMessages } from './transfer-faults.ts';
import { PassengersField } from './transfer-passengers-field.tsx';
import { PlaceField } from './transfer-place-field.tsx';
import type { TransferSearch } from './transfer-search.ts';
import { useTransferDraft } from './use-transfer-draft.ts';

export interface TransferSearchLineProps {
  /** The search in the address; the line follows its changes. */
  search: TransferSearch;
  /** Refusals of the server. */
  refused: TransferMessages;
  /** The server's current time in unix milliseconds, from the page's loader. */
  nowMs: number;
  onSearch: (search: TransferSearch) => void;
  /** Called when the direction was changed, to update the address. */
  onTurn?: (search: TransferSearch) => void;
}

/** Direction, then the facts of the transfer; errors appear beside their fields. */
export function TransferSearchLine({ search, refused, nowMs, onSearch, onTurn }: TransferSearchLineProps) {
  const t = usePhrases('transfer-search');
  const { draft, messages, change, turn } = useTransferDraft(search, refused);
  const [tried, setTried] = useState(false);
  const shown: TransferMessages = { ...messages };
  if (tried) for (const [field, key] of entriesOf(faultsOf(draft))) shown[field] = t(key);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { airportText, placeText, ...asked } = draft;
    if (Object.keys(faultsOf(asked)).length === 0) onSearch(asked);
    else {
      setTried(true);
      focusFirstFault(event.currentTarget);
    }
  }

  const fields = { draft, shown, change, nowMs };
  return (
    <Tabs
      label={t('mode')}
      items={[
        { value: 'pick_up', label: t('mode_pick_up') },
        { value: 'drop_off', label: t('mode_drop_off') },
      ]}
      value={draft.mode}
      onChange={(mode) => {
        setTried(false);
        const turned = turn(mode);
        onTurn?.(turned);
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the search element has no support in older readers yet */}
      <form role="search" aria-label={t('form')} onSubmit={submit} noValidate className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1.3fr_0.8fr_1.3fr_1fr]">
          <Airport {...fields} />
          <FlightNumber {...fields} />
          <Place {...fields} />
          <FlightTime {...fields} />
        </div>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
          {draft.mode === 'drop_off' && <DropOffFields {...fields} />}
          <PassengersField
            value={draft}
            error={shown.passengers}
            onChange={(value) => change(value, 'passengers')}
          />
          <DriverField
            value={draft.driver_language}
            onChange={(driver_language) => change({ driver_language }, 'line')}
          />
          <div className="grid gap-1 max-sm:w-full sm:mt-6 sm:ml-auto">
            <Button type="submit" kind="primary" icon="search" block>
              {t('submit')}
            </Button>
            {shown.line && <FieldError>{shown.line}</FieldError>}
          </div>
        </div>
      </form>
    </Tabs>
  );
}

interface FieldsProps extends Pick<ReturnType<typeof useTransferDraft>, 'draft' | 'change'> {
  shown: TransferMessages;
  nowMs: number;
}

/** Fields of a drop-off only. */
function DropOffFields({ draft, shown, change, nowMs }: FieldsProps) {
  return (
    <>
      <FlightKindField
        value={draft.flight_kind}
        onChange={(flight_kind) => change({ flight_kind }, 'line')}
      />
      <TransferTimeField
        value={draft.transfer_at}
        flightAt={draft.flight_at}
        nowMs={nowMs}
        error={shown.transfer_at}
        onChange={(transfer_at) => change({ transfer_at }, 'transfer_at')}
      />
    </>
  );
}

function Airport({ draft, shown, change }: FieldsProps) {
  // A place belongs to its airport and would be refused with another one.
  const withoutPlace = { place: null, placeText: '' };
  return (
    <AirportField
      mode={draft.mode}
      value={draft.airport}
      text={draft.airportText}
      error={shown.airport_id}
      onChange={(airport, airportText) =>
        change({ airport, airportText, ...(airport?.id !== draft.airport?.id && withoutPlace) }, 'airport_id')
      }
    />
  );
}

function FlightNumber({ draft, shown, change }: FieldsProps) {
  return (
    <FlightNumberField
      value={draft.flight_number}
      optional={draft.mode === 'drop_off'}
      error={shown.flight_number}
      onChange={(flight_number) => change({ flight_number }, 'flight_number')}
    />
  );
}

function Place({ draft, shown, change }: FieldsProps) {
  return (
    <PlaceField
      mode={draft.mode}
      airportId={draft.airport?.id ?? null}
      value={draft.place}
      text={draft.placeText}
      error={shown.place_id}
      onChange={(place, placeText) => change({ place, placeText }, 'place_id')}
    />
  );
}

function FlightTime({ draft, shown, change, nowMs }: FieldsProps) {
  return (
    <FlightTimeField
      mode={draft.mode}
      value={draft.flight_at}
      nowMs={nowMs}
      error={shown.flight_at}
      onChange={(flight_at) => change({ flight_at }, 'flight_at')}
    />
  );
}

function entriesOf<Value>(record: Partial<Record<TransferField, Value>>): [TransferField, Value][] {
  return Object.entries(record) as [TransferField, Value][];
}
