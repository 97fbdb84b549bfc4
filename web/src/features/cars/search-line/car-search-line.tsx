import { Button } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { DateRange } from '@serai/ui/date-range';
import type { CivilRange } from '@serai/ui/date-range-props';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useApp } from '../../../platform/app.tsx';
import { focusFirstFault } from '../../../platform/focus/focus-first-fault.ts';
import { calendarBounds } from '../../../platform/format/calendar-bounds.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { localeOf } from '../../../platform/i18n/language.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { SearchSlot, useSlotError } from '../../offers/search-slot.tsx';
import { PassengersField } from './car-passengers-field.tsx';
import { PlaceField } from './car-place-field.tsx';
import { type CarSearch, withDates, withUsualTimes, writeCarSearch } from './car-search.ts';
import { TimeFields } from './time-fields.tsx';

export interface CarSearchLineProps {
  /** Initial value; give the line a `key` if it changes with the address. */
  initial: CarSearch;
  /**
   * The server's current time in unix milliseconds, from the page's loader, so that server and browser render the
   * same calendar.
   */
  nowMs: number;
  /** Compact form above the list. */
  compact?: boolean;
  /** Called instead of opening the list, e.g. to keep the list's filters. */
  onSearch?: (search: CarSearch) => void;
}

const maxDays = 30;

/** Places, times and passengers in one line that works without a mouse. */
export function CarSearchLine({ initial, nowMs, compact = false, onSearch }: CarSearchLineProps) {
  const t = usePhrases('car-search');
  const navigate = useNavigate();
  const [search, setSearch] = useState(() => withUsualTimes(initial, nowMs));
  const [tried, setTried] = useState(false);
  const [repeats, setRepeats] = useState(0);
  const found = faultsOf(search);
  const faults = tried ? found : {};
  const change = (part: Partial<CarSearch>) => setSearch((before) => ({ ...before, ...part }));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (Object.keys(found).length > 0) {
      setTried(true);
      return focusFirstFault(event.currentTarget);
    }
    run(search);
  }

  function run(asked: CarSearch) {
    if (onSearch) onSearch(asked);
    else navigate(paths.carList(writeCarSearch(asked)));
  }

  function repeat(recent: CarSearch) {
    const asked = withUsualTimes(recent, nowMs);
    setSearch(asked);
    setRepeats(repeats + 1);
    run(asked);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element has no support in older readers yet
    <form role="search" aria-label={t('form')} onSubmit={submit} noValidate className={lineClass}>
      <SearchSlot compact={compact} error={faults.pickUp && t('pickUpRequired')}>
        <PlaceField
          label={t('pickUp')}
          placeholder={t('placePlaceholder')}
          none={t('placeNone')}
          value={search.pickUp}
          onChange={(pickUp) => change({ pickUp })}
          own={{ today: calendarBounds(new Date(nowMs)).min, onRepeat: repeat }}
        />
      </SearchSlot>
      <SearchSlot compact={compact} error={faults.dropOff && t('dropOffRequired')}>
        <PlaceField
          // The field keeps its own text, which a repeated search replaces.
          key={repeats}
          label={t('dropOff')}
          placeholder={t('placePlaceholder')}
          none={search.pickUp ? t('dropOffNone') : t('placeNone')}
          value={search.dropOff}
          pickUp={search.pickUp}
          onChange={(dropOff) => change({ dropOff })}
        />
      </SearchSlot>
      <SearchSlot compact={compact} error={faults.dates && t('datesRequired')}>
        <RentalDates search={search} nowMs={nowMs} onChange={change} />
      </SearchSlot>
      <SearchSlot compact={compact} error={faults.reversed && t('reversed')}>
        <RentalTimes search={search} onChange={change} />
      </SearchSlot>
      <SearchSlot compact={compact} error={undefined}>
        <PassengersField
          value={search}
          onChange={({ adults, children, bags }) => change({ adults, children, bags })}
        />
      </SearchSlot>
      <div className={classNames('flex items-center lg:p-2', compact ? 'p-1' : 'p-2')}>
        <Button type="submit" kind="primary" size={compact ? 'regular' : 'large'} icon="search" block>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

interface PartProps {
  search: CarSearch;
  onChange: (part: Partial<CarSearch>) => void;
}

function RentalDates({ search, nowMs, onChange }: PartProps & { nowMs: number }) {
  const t = usePhrases('car-search');
  const common = usePhrases('common');
  const wrong = useSlotError();
  const { civil } = useDates();
  const { lang } = useApp();
  return (
    <DateRange
      bare
      invalid={wrong !== undefined}
      describedBy={wrong}
      sameDay
      value={{ from: search.pickUpAt?.slice(0, 10) ?? null, to: search.dropOffAt?.slice(0, 10) ?? null }}
      onChange={({ from, to }: CivilRange) => {
        if (from && to) onChange(withDates(search, from, to));
      }}
      {...calendarBounds(new Date(nowMs))}
      maxNights={maxDays}
      locale={localeOf(lang)}
      weekStartsOn={1}
      formatDate={(date) => civil(date)}
      formatNights={(nights) => t('days', { count: nights + 1 })}
      words={{
        from: t('pickUpDate'),
        to: t('dropOffDate'),
        choose: t('choose'),
        title: t('datesTitle'),
        close: common('close'),
        done: common('done'),
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
        note: t('datesNote', { max: maxDays }),
      }}
    />
  );
}

function RentalTimes({ search: { pickUpAt, dropOffAt }, onChange }: PartProps) {
  if (!pickUpAt || !dropOffAt) return null;
  return (
    <TimeFields
      pickUp={pickUpAt.slice(11)}
      dropOff={dropOffAt.slice(11)}
      onChange={({ pickUp, dropOff }) =>
        onChange({
          pickUpAt: `${pickUpAt.slice(0, 11)}${pickUp}`,
          dropOffAt: `${dropOffAt.slice(0, 11)}${dropOff}`,
        })
      }
    />
  );
}

interface Faults {
  pickUp?: true;
  dropOff?: true;
  dates?: true;
  reversed?: true;
}

function faultsOf({ pickUp, dropOff, pickUpAt, dropOffAt }: CarSearch): Faults {
  return {
    ...(pickUp ? {} : { pickUp: true as const }),
    ...(dropOff ? {} : { dropOff: true as const }),
    ...(pickUpAt && dropOffAt ? {} : { dates: true as const }),
    ...(pickUpAt && dropOffAt && dropOffAt <= pickUpAt ? { reversed: true as const } : {}),
  };
}

const lineClass =
  'grid rounded-card border border-line bg-surface text-text sm:max-lg:grid-cols-2 ' +
  'lg:max-xl:grid-cols-3 xl:grid-cols-[minmax(0,1.25fr)_minmax(0,1.15fr)_minmax(0,1.75fr)_minmax(8.5rem,0.9fr)_minmax(0,0.9fr)_auto]';
