import { classNames } from './class-names.tsx';
import type { DateRangeProps } from './date-range-props.tsx';
import { Icon } from './icons.tsx';
import { controlClass } from './text-input.tsx';
import { useLatePanel } from './use-late-panel.tsx';

/** Arrival and departure as one range. The calendar is loaded when the field is first touched. */
export function DateRange(props: DateRangeProps) {
  const { value, formatDate, formatNights, words, className, bare = false, invalid, describedBy } = props;
  const { module, panel, button } = useLatePanel(importPanel);
  const nights = value.from && value.to ? nightsBetween(value.from, value.to) : null;
  return (
    <>
      <button
        {...button}
        aria-describedby={describedBy}
        data-invalid={invalid || undefined}
        className={classNames(
          bare
            ? 'w-full outline-none'
            : classNames(controlClass, 'h-auto min-h-10 py-1', invalid && 'border-lacquer'),
          'grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-left',
          className,
        )}
      >
        <DateSide name={words.from} shown={value.from ? formatDate(value.from) : words.choose} />
        <span className="rounded-full bg-teal-soft px-2 text-caption whitespace-nowrap text-teal">
          {nights === null ? <Icon name="arrow-right" size={16} className="my-1" /> : formatNights(nights)}
        </span>
        <DateSide name={words.to} shown={value.to ? formatDate(value.to) : words.choose} />
      </button>
      {module && <module.DateRangePanel {...props} {...panel} />}
    </>
  );
}

/** Nights between two civil dates; negative when they are reversed. */
export function nightsBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

function DateSide({ name, shown }: { name: string; shown: string }) {
  return (
    <span className="min-w-0">
      <span className="block truncate text-caption text-muted">{name}</span>
      <span className="block truncate font-strong text-text">{shown}</span>
    </span>
  );
}

const importPanel = () => import('./date-range-panel.tsx');
