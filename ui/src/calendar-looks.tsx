import { Icon } from './icons.tsx';

/** Texts of a calendar except names of days and months. */
export interface CalendarWords {
  previousMonth: string;
  nextMonth: string;
}

/** Names, labels and classes shared by all calendars of the kit; spread them on a `DayPicker`. `locale` is BCP 47. */
export function calendarLooks(locale: string, words: CalendarWords) {
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'narrow' });
  const weekdayName = new Intl.DateTimeFormat(locale, { weekday: 'long' });
  const dayName = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  return {
    formatters: {
      formatCaption: (date: Date) => month.format(date),
      formatWeekdayName: (date: Date) => weekday.format(date),
    },
    labels: {
      labelPrevious: () => words.previousMonth,
      labelNext: () => words.nextMonth,
      labelGrid: (date: Date) => month.format(date),
      labelWeekday: (date: Date) => weekdayName.format(date),
      labelDayButton: (date: Date) => dayName.format(date),
    },
    components: { Chevron: MonthArrow },
    classNames: looks,
  };
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
    'h-10 w-full rounded-control hover:bg-sunken focus-visible:outline-2 disabled:text-muted/50 disabled:hover:bg-transparent',
  today: 'font-strong [&>button]:underline [&>button]:underline-offset-4',
  outside: 'invisible',
  selected: '',
  range_start:
    'rounded-l-control bg-teal-soft [&>button]:bg-teal [&>button]:text-surface [&>button]:hover:bg-teal',
  range_end:
    'rounded-r-control bg-teal-soft [&>button]:bg-teal [&>button]:text-surface [&>button]:hover:bg-teal',
  range_middle: 'bg-teal-soft',
};

/** Civil dates are handled as local midnights, as the calendar does; no time zone is applied. */
export function toDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** The civil date `YYYY-MM-DD` of a local midnight. */
export function toCivil(day: Date): string {
  return [
    day.getFullYear(),
    String(day.getMonth() + 1).padStart(2, '0'),
    String(day.getDate()).padStart(2, '0'),
  ].join('-');
}
