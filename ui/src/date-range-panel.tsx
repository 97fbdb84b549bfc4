import { type RefObject, useState } from 'react';
import { DayPicker, type DateRange as DayRange } from 'react-day-picker';
import { Button } from './button.tsx';
import type { DateRangeProps } from './date-range-props.tsx';
import { Icon } from './icons.tsx';
import { PickerPanel } from './picker-panel.tsx';
import { useNarrow } from './use-narrow.tsx';

/** Two months side by side, one in a sheet on a phone. First click arrival, second click departure. */
export function DateRangePanel(
  props: DateRangeProps & {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    anchor: RefObject<HTMLElement | null>;
  },
) {
  const { value, onChange, open, onOpenChange, anchor, words, sameDay = false } = props;
  const [started, setStarted] = useState<string | null>(null);
  const shown = started ? { from: started, to: null } : value;

  function pick(day: Date) {
    const date = toCivil(day);
    if (!started || date < started || (date === started && !sameDay)) {
      setStarted(date);
      return;
    }
    setStarted(null);
    onChange({ from: started, to: date });
    onOpenChange(false);
  }

  return (
    <PickerPanel
      open={open}
      onOpenChange={(next) => {
        if (!next) setStarted(null);
        onOpenChange(next);
      }}
      anchor={anchor}
      title={words.title}
      words={{ close: words.close }}
      footer={
        <div className="flex items-center justify-between gap-4">
          <p className="text-caption text-muted">{words.note}</p>
          <Button size="compact" onClick={() => onOpenChange(false)}>
            {words.done}
          </Button>
        </div>
      }
    >
      <Months {...props} shown={shown} started={started} onPick={pick} />
    </PickerPanel>
  );
}

function Months(
  props: DateRangeProps & {
    shown: { from: string | null; to: string | null };
    started: string | null;
    onPick: (day: Date) => void;
  },
) {
  const { shown, started, onPick, min, max, maxNights, locale, weekStartsOn = 1, words } = props;
  const narrow = useNarrow();
  const first = toDay(min);
  const last = toDay(started ? earlier(addDays(started, maxNights), max) : max);
  const selected: DayRange | undefined = shown.from
    ? { from: toDay(shown.from), to: shown.to ? toDay(shown.to) : undefined }
    : undefined;
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'narrow' });
  const weekdayName = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  const dayName = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  return (
    <DayPicker
      mode="range"
      autoFocus
      selected={selected}
      onSelect={(_range, day) => onPick(day)}
      numberOfMonths={narrow ? 1 : 2}
      defaultMonth={shown.from ? toDay(shown.from) : first}
      startMonth={first}
      endMonth={toDay(max)}
      disabled={{ before: first, after: last }}
      weekStartsOn={weekStartsOn}
      formatters={{
        formatCaption: (date) => month.format(date),
        formatWeekdayName: (date) => weekday.format(date),
      }}
      labels={{
        labelPrevious: () => words.previousMonth,
        labelNext: () => words.nextMonth,
        labelGrid: (date) => month.format(date),
        labelWeekday: (date) => weekdayName.format(date),
        labelDayButton: (date) => dayName.format(date),
      }}
      components={{ Chevron: MonthArrow }}
      classNames={looks}
    />
  );
}

function MonthArrow({ orientation }: { orientation?: string }) {
  return <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} />;
}

const looks = {
  root: 'relative w-full',
  months: 'flex flex-wrap justify-center gap-8',
  month: 'w-full max-w-80 md:w-72',
  month_caption: 'flex h-10 items-center justify-center font-strong',
  nav: 'absolute inset-x-0 top-0 z-10 flex h-10 items-center justify-between pointer-events-none',
  button_previous:
    'pointer-events-auto inline-flex size-10 items-center justify-center rounded-control text-teal hover:bg-teal-soft aria-disabled:opacity-30',
  button_next:
    'pointer-events-auto inline-flex size-10 items-center justify-center rounded-control text-teal hover:bg-teal-soft aria-disabled:opacity-30',
  month_grid: 'w-full border-collapse figures',
  weekday: 'h-8 text-center text-caption font-normal text-muted',
  day: 'h-10 p-0 text-center',
  day_button:
    'h-10 w-full rounded-control hover:bg-sunken focus-visible:outline-2 disabled:text-muted/50 disabled:line-through disabled:hover:bg-transparent',
  today: 'font-strong [&>button]:underline [&>button]:underline-offset-4',
  outside: 'invisible',
  range_start:
    'rounded-l-control bg-teal-soft [&>button]:bg-teal [&>button]:text-surface [&>button]:hover:bg-teal',
  range_end:
    'rounded-r-control bg-teal-soft [&>button]:bg-teal [&>button]:text-surface [&>button]:hover:bg-teal',
  range_middle: 'bg-teal-soft',
};

/** Civil dates are handled as local midnights, the calendar's own manner; no zone is ever applied. */
function toDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

function toCivil(day: Date): string {
  return [
    day.getFullYear(),
    String(day.getMonth() + 1).padStart(2, '0'),
    String(day.getDate()).padStart(2, '0'),
  ].join('-');
}

function addDays(date: string, days: number): string {
  const day = toDay(date);
  return toCivil(new Date(day.getFullYear(), day.getMonth(), day.getDate() + days));
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}
