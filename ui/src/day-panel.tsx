import type { RefObject } from 'react';
import { DayPicker } from 'react-day-picker';
import { type CalendarWords, calendarLooks, toCivil, toDay } from './calendar-looks.tsx';
import { PickerPanel } from './picker-panel.tsx';

/** A month to select one day from; floating below its field, a sheet on a phone. */
export function DayPanel(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: RefObject<HTMLElement | null>;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (value: string) => void;
  min: string | undefined;
  max: string | undefined;
  locale: string;
  words: CalendarWords & { choose: string; close: string };
}) {
  const { open, onOpenChange, anchor, value, onChange, min, max, locale, words } = props;
  const { classNames, ...looks } = calendarLooks(locale, words);
  const selected = value ? toDay(value) : undefined;
  return (
    <PickerPanel
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      title={words.choose}
      words={{ close: words.close }}
      align="end"
    >
      <DayPicker
        {...looks}
        classNames={{ ...classNames, selected: chosen }}
        mode="single"
        autoFocus
        required={false}
        selected={selected}
        defaultMonth={selected ?? (max ? toDay(max) : new Date())}
        captionLayout="label"
        disabled={[...(min ? [{ before: toDay(min) }] : []), ...(max ? [{ after: toDay(max) }] : [])]}
        weekStartsOn={1}
        onSelect={(_day, day) => {
          onChange(toCivil(day));
          onOpenChange(false);
        }}
      />
    </PickerPanel>
  );
}

const chosen = '[&>button]:bg-teal [&>button]:text-surface [&>button]:hover:bg-teal';
