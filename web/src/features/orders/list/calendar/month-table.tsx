import { classNames } from '@serai/ui/class-names';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useApp } from '../../../../platform/app.tsx';
import { localeOf } from '../../../../platform/i18n/language.ts';
import { dayByKey, weeksOf } from './month-grid.ts';

interface MonthTableProps {
  label: string;
  /** `YYYY-MM`. */
  month: string;
  /** The day that the Tab key reaches first. */
  startsAt: string;
  /** Another month, to which a key has moved. */
  onMonth: (month: string) => void;
  stale: boolean;
  /** Renders a day with the attributes of the cell's only control. */
  renderDay: (day: string, control: DayControl) => ReactNode;
}

/** Attributes of the link or button of a day. */
export interface DayControl {
  'data-day': string;
  tabIndex: 0 | -1;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
}

/** A month as a grid, Monday first; arrow keys move between its days, and on to the months beside it. */
export function MonthTable({ label, month, startsAt, onMonth, stale, renderDay }: MonthTableProps) {
  const { lang } = useApp();
  const table = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const wantsFocus = useRef(false);
  const current = moved?.startsWith(month) ? moved : startsAt;

  // The day can belong to another month, which is rendered after the address has changed.
  useEffect(() => {
    if (!wantsFocus.current || !moved?.startsWith(month)) return;
    wantsFocus.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${moved}"]`)?.focus();
  }, [moved, month]);

  function move(from: string, event: KeyboardEvent) {
    const day = dayByKey(from, event.key);
    if (day === null) return;
    event.preventDefault();
    wantsFocus.current = true;
    setMoved(day);
    if (!day.startsWith(month)) onMonth(day.slice(0, 7));
  }

  const names = new Intl.DateTimeFormat(localeOf(lang), { weekday: 'short', timeZone: 'UTC' });
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the days are reached by arrow keys, as in a grid
      role="grid"
      aria-label={label}
      className={classNames('w-full table-fixed border-collapse text-caption', stale && 'opacity-60')}
    >
      <thead>
        <tr>
          {mondayToSunday.map((day) => (
            <th key={day} scope="col" className="h-8 font-normal text-muted">
              {names.format(new Date(`${day}T00:00:00Z`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, at) => (
              <td
                key={day ?? `outside ${at}`}
                className={classNames(
                  'h-14 border border-line p-0 align-top md:h-30',
                  day === null ? 'bg-sunken/40' : 'bg-surface',
                )}
              >
                {day !== null &&
                  renderDay(day, {
                    'data-day': day,
                    tabIndex: day === current ? 0 : -1,
                    onKeyDown: (event) => move(day, event),
                    onFocus: () => setMoved(day),
                  })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Days of any week, for the names of its days. */
const mondayToSunday = ['05', '06', '07', '08', '09', '10', '11'].map((day) => `2026-01-${day}`);
