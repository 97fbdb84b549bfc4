/** Two civil dates `YYYY-MM-DD`; the second is later than the first, or equal if allowed. Null if not selected. */
export interface CivilRange {
  from: string | null;
  to: string | null;
}

export interface DateRangeProps {
  value: CivilRange;
  onChange: (value: CivilRange) => void;
  /** First and last selectable date, `YYYY-MM-DD`. */
  min: string;
  max: string;
  /** Maximum number of nights between both dates. */
  maxNights: number;
  /** Both ends may be the same day: click it twice. */
  sameDay?: boolean | undefined;
  /** BCP 47, e.g. `zh-CN`; for names of months and days. */
  locale: string;
  /** 0 Sunday, 1 Monday. */
  weekStartsOn?: 0 | 1 | undefined;
  /** Format a selected date and a number of nights for the field. */
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
  /** Below the months, e.g. “At most 30 nights”. */
  note: string;
}
