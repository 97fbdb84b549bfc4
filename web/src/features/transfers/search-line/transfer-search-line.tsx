import { Button } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { FieldError } from '@serai/ui/field';
import { type FormEvent, useState } from 'react';
import { focusFirstFault } from '../../../platform/focus/focus-first-fault.ts';
import { calendarBounds } from '../../../platform/format/calendar-bounds.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { SearchSlot } from '../../offers/search-slot.tsx';
import { AirportField } from './airport-field.tsx';
import { FlightNumberField, FlightTimeField, TransferTimeField } from './flight-fields.tsx';
import { ModeField } from './mode-field.tsx';
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
  /** Compact form above the list. */
  compact?: boolean;
  onSearch: (search: TransferSearch) => void;
  /** Called when the direction was changed, to update the address. */
  onTurn?: (search: TransferSearch) => void;
}

/** Direction, flight, place and passengers in one line; rarer choices below it; errors appear beside their fields. */
export function TransferSearchLine(props: TransferSearchLineProps) {
  const { search, refused, nowMs, compact = false, onSearch, onTurn } = props;
  const t = usePhrases('transfer-search');
  const { draft, messages, change, fill, turn } = useTransferDraft(search, refused);
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

  /** Runs a remembered search again; without its flight, the rest is filled in. */
  function repeat(recent: TransferSearch) {
    setTried(false);
    fill(recent);
    if (Object.keys(faultsOf(recent)).length === 0) onSearch(recent);
  }

  const fields = { draft, change, nowMs };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element has no support in older readers yet
    <form
      role="search"
      aria-label={t('form')}
      onSubmit={submit}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-1"
    >
      <div className={lineClass}>
        <SearchSlot compact={compact} error={undefined} className="flex items-center lg:px-3">
          <ModeField
            value={draft.mode}
            onChange={(mode) => {
              setTried(false);
              const turned = turn(mode);
              onTurn?.(turned);
            }}
          />
        </SearchSlot>
        <SearchSlot compact={compact} error={shown.airport_id}>
          <Airport {...fields} onRepeat={repeat} />
        </SearchSlot>
        <SearchSlot compact={compact} error={shown.flight_number}>
          <FlightNumber {...fields} />
        </SearchSlot>
        <SearchSlot compact={compact} error={shown.place_id}>
          <Place {...fields} />
        </SearchSlot>
        <SearchSlot compact={compact} error={shown.flight_at}>
          <FlightTime {...fields} />
        </SearchSlot>
        <SearchSlot compact={compact} error={shown.passengers}>
          <PassengersField value={draft} onChange={(value) => change(value, 'passengers')} />
        </SearchSlot>
        <div
          className={classNames('flex items-center sm:max-xl:col-span-full xl:p-2', compact ? 'p-1' : 'p-2')}
        >
          <Button type="submit" kind="primary" size={compact ? 'regular' : 'large'} icon="search" block>
            {t('submit')}
          </Button>
        </div>
      </div>
      {shown.line && <FieldError>{shown.line}</FieldError>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <DriverField
          value={draft.driver_language}
          onChange={(driver_language) => change({ driver_language }, 'line')}
        />
        {draft.mode === 'drop_off' && <DropOffFields {...fields} error={shown.transfer_at} />}
      </div>
    </form>
  );
}

interface FieldsProps extends Pick<ReturnType<typeof useTransferDraft>, 'draft' | 'change'> {
  nowMs: number;
}

/** Fields of a drop-off only. */
function DropOffFields({ draft, error, change, nowMs }: FieldsProps & { error: string | undefined }) {
  return (
    <>
      <FlightKindField
        value={draft.flight_kind}
        onChange={(flight_kind) => change({ flight_kind }, 'line')}
      />
      <TransferTimeField
        inLine
        value={draft.transfer_at}
        flightAt={draft.flight_at}
        nowMs={nowMs}
        error={error}
        onChange={(transfer_at) => change({ transfer_at }, 'transfer_at')}
      />
    </>
  );
}

function Airport(props: FieldsProps & { onRepeat: (search: TransferSearch) => void }) {
  const { draft, change, nowMs, onRepeat } = props;
  // A place belongs to its airport and would be refused with another one.
  const withoutPlace = { place: null, placeText: '' };
  return (
    <AirportField
      mode={draft.mode}
      value={draft.airport}
      text={draft.airportText}
      onChange={(airport, airportText) =>
        change({ airport, airportText, ...(airport?.id !== draft.airport?.id && withoutPlace) }, 'airport_id')
      }
      onRepeat={onRepeat}
      today={calendarBounds(new Date(nowMs)).min}
    />
  );
}

function FlightNumber({ draft, change }: FieldsProps) {
  return (
    <FlightNumberField
      inLine
      value={draft.flight_number}
      optional={draft.mode === 'drop_off'}
      onChange={(flight_number) => change({ flight_number }, 'flight_number')}
    />
  );
}

function Place({ draft, change }: FieldsProps) {
  return (
    <PlaceField
      inLine
      mode={draft.mode}
      airportId={draft.airport?.id ?? null}
      value={draft.place}
      text={draft.placeText}
      onChange={(place, placeText) => change({ place, placeText }, 'place_id')}
    />
  );
}

function FlightTime({ draft, change, nowMs }: FieldsProps) {
  return (
    <FlightTimeField
      inLine
      mode={draft.mode}
      value={draft.flight_at}
      nowMs={nowMs}
      onChange={(flight_at) => change({ flight_at }, 'flight_at')}
    />
  );
}

function entriesOf<Value>(record: Partial<Record<TransferField, Value>>): [TransferField, Value][] {
  return Object.entries(record) as [TransferField, Value][];
}

const lineClass =
  'grid rounded-card border border-line bg-surface text-text sm:max-lg:grid-cols-2 lg:max-xl:grid-cols-3 ' +
  'xl:grid-cols-[auto_minmax(0,1.2fr)_minmax(0,0.75fr)_minmax(0,1.2fr)_minmax(13.5rem,1.35fr)_minmax(0,0.95fr)_auto]';
