/** Two civil dates `YYYY-MM-DD`; the second is later than the first, or the same where that is allowed. Null while not chosen. */
export interface CivilRange {
  from: string | null;
  to: string | null;
}

export interface DateRangeProps {
  value: CivilRange;
  onChange: (value: CivilRange) => void;
  /** The first and last date that can be picked, `YYYY-MM-DD`. */
  min: string;
  max: string;
  /** Maximum number of nights between both dates. */
  maxNights: number;
  /** Both ends may be one day: it is picked by choosing it twice. */
  sameDay?: boolean | undefined;
  /** BCP 47, e.g. `zh-CN`: names of months and days. */
  locale: string;
  /** 0 Sunday, 1 Monday. */
  weekStartsOn?: 0 | 1 | undefined;
  /** Format a chosen date and a number of nights for the field. */
  formatDate: (date: string) => string;
  formatNights: (nights: number) => string;
  words: DateRangePanelWords & { from: string; to: string; choose: string };
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
  className?: string | undefined;
  /** Without a border, for use in a row with other fields. */
  bare?: boolean | undefined;
}

export interface DateRangePanelWords {
  title: string;
  close: string;
  done: string;
  previousMonth: string;
  nextMonth: string;
  /** Under the months, e.g. “At most 30 nights”. */
  note: string;
}
