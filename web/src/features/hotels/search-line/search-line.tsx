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
import { DestinationField } from './destination-field.tsx';
import { GuestsField } from './guests-field.tsx';
import { NationalityField } from './nationality-field.tsx';
import type { RecentStay } from './recent-stay.ts';
import { type StaySearch, writeSearch } from './stay-search.ts';

export interface SearchLineProps {
  /** Initial value; give the line a `key` if it changes with the address. */
  initial: StaySearch;
  /**
   * The server's current time in unix milliseconds, from the page's loader, so that server and browser render the
   * same calendar.
   */
  nowMs: number;
  /** Compact form above the list. */
  compact?: boolean;
  /** In a column beside a menu, where a wider window is needed for one line. */
  narrow?: boolean;
  /** Label instead of “search hotels”; the button is then secondary. */
  submitLabel?: string;
  /** Called instead of opening the list, e.g. to keep the list's filters. */
  onSearch?: (search: StaySearch) => void;
  /** Marks the missing dates of `initial` at once. */
  asksDates?: boolean;
}

const maxNights = 30;

/** Destination, dates, guests and nationality in one line that works without a mouse. */
export function SearchLine(props: SearchLineProps) {
  const { initial, nowMs, compact = false, narrow = false, submitLabel, onSearch, asksDates = false } = props;
  const t = usePhrases('hotel-search');
  const navigate = useNavigate();
  const [search, setSearch] = useState(initial);
  const [tried, setTried] = useState(asksDates);
  const faults = tried ? faultsOf(search) : {};
  const change = (part: Partial<StaySearch>) => setSearch((before) => ({ ...before, ...part }));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (Object.keys(faultsOf(search)).length > 0) {
      setTried(true);
      return focusFirstFault(event.currentTarget);
    }
    run(search);
  }

  function run(asked: StaySearch) {
    if (onSearch) onSearch(asked);
    else navigate(paths.hotelList(writeSearch(asked)));
  }

  function repeat(recent: RecentStay) {
    setSearch(recent.search);
    setTried(recent.isOver);
    if (!recent.isOver) run(recent.search);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element has no support in older readers yet
    <form
      role="search"
      aria-label={t('form')}
      onSubmit={submit}
      noValidate
      className={narrow ? narrowLine : wideLine}
    >
      <SearchSlot compact={compact} narrow={narrow} error={faults.destination && t('destinationRequired')}>
        <DestinationField
          value={search.destination}
          onChange={(destination) => change({ destination })}
          onRepeat={repeat}
          today={calendarBounds(new Date(nowMs)).min}
        />
      </SearchSlot>
      <SearchSlot compact={compact} narrow={narrow} error={faults.dates && t('datesRequired')}>
        <StayDates search={search} nowMs={nowMs} onChange={change} />
      </SearchSlot>
      <SearchSlot compact={compact} narrow={narrow} error={faults.ages && t('childAgeRequired')}>
        <GuestsField rooms={search.rooms} onChange={(rooms) => change({ rooms })} />
      </SearchSlot>
      <SearchSlot compact={compact} narrow={narrow} error={faults.nationality && t('nationalityRequired')}>
        <NationalityField value={search.nationality} onChange={(nationality) => change({ nationality })} />
      </SearchSlot>
      <div
        className={classNames(
          'flex items-center',
          narrow ? narrowButton : wideButton,
          compact ? 'p-1' : 'p-2',
        )}
      >
        <Button
          type="submit"
          kind={submitLabel ? 'secondary' : 'primary'}
          size={compact ? 'regular' : 'large'}
          icon="search"
          block
        >
          {submitLabel ?? t('submit')}
        </Button>
      </div>
    </form>
  );
}

function StayDates(props: {
  search: StaySearch;
  nowMs: number;
  onChange: (part: Partial<StaySearch>) => void;
}) {
  const { search, nowMs, onChange } = props;
  const t = usePhrases('hotel-search');
  const common = usePhrases('common');
  const wrong = useSlotError();
  const { civil } = useDates();
  const { lang } = useApp();
  return (
    <DateRange
      bare
      invalid={wrong !== undefined}
      describedBy={wrong}
      value={{ from: search.check_in, to: search.check_out }}
      onChange={(range: CivilRange) => onChange({ check_in: range.from, check_out: range.to })}
      {...calendarBounds(new Date(nowMs))}
      maxNights={maxNights}
      locale={localeOf(lang)}
      weekStartsOn={1}
      formatDate={(date) => civil(date)}
      formatNights={(count) => t('nights', { count })}
      words={{
        from: t('checkIn'),
        to: t('checkOut'),
        choose: t('choose'),
        title: t('datesTitle'),
        close: common('close'),
        done: common('done'),
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
        note: t('datesNote', { max: maxNights }),
      }}
    />
  );
}

interface Faults {
  destination?: true;
  dates?: true;
  ages?: true;
  nationality?: true;
}

function faultsOf(search: StaySearch): Faults {
  return {
    ...(search.destination ? {} : { destination: true as const }),
    ...(search.check_in && search.check_out ? {} : { dates: true as const }),
    ...(search.rooms.some((room) => room.child_ages.some((age) => age < 0)) ? { ages: true as const } : {}),
    ...(search.nationality ? {} : { nationality: true as const }),
  };
}

const lineClass = 'grid rounded-card border border-line bg-surface text-text';
const wideLine =
  `${lineClass} sm:max-lg:grid-cols-2 ` +
  'lg:grid-cols-[minmax(0,1.35fr)_minmax(0,2.1fr)_minmax(0,1.15fr)_minmax(0,0.95fr)_auto]';
const narrowLine =
  `${lineClass} lg:max-xl:grid-cols-2 ` +
  'xl:grid-cols-[minmax(0,1.35fr)_minmax(0,2.1fr)_minmax(0,1.15fr)_minmax(0,0.95fr)_auto]';
// Below two columns of fields the button spans both.
const wideButton = 'sm:max-lg:col-span-2 lg:p-2';
const narrowButton = 'lg:max-xl:col-span-2 xl:p-2';
