import { type RefObject, useState } from 'react';
import { DayPicker, type DateRange as DayRange } from 'react-day-picker';
import { Button } from './button.tsx';
import { calendarLooks, toCivil, toDay } from './calendar-looks.tsx';
import type { DateRangeProps } from './date-range-props.tsx';
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
      {...calendarLooks(locale, words)}
    />
  );
}

function addDays(date: string, days: number): string {
  const day = toDay(date);
  return toCivil(new Date(day.getFullYear(), day.getMonth(), day.getDate() + days));
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}
