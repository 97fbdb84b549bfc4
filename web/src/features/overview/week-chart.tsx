import { classNames } from '@serai/ui/class-names';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { type Tone, WeekLine } from './week-line.tsx';

/** One value per day. */
export interface Series {
  key: string;
  name: string;
  /** Plotted values, e.g. minor units. */
  values: readonly number[];
  /** Formats a value for reading. */
  words: (value: number) => string;
  tone: Tone;
}

/** Values at the end of each of the last seven days, one line per series; all figures are below. */
export function WeekChart({ days, series }: { days: readonly string[]; series: readonly Series[] }) {
  const t = usePhrases('overview');
  const { civil } = useDates();
  return (
    <figure>
      <figcaption className="sr-only">{t('weekChart')}</figcaption>
      {series.map(({ key, name, values, words, tone }, at) => (
        <div key={key} className={at > 0 ? 'mt-4' : undefined}>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Mark tone={tone} />
            <span className="text-caption text-muted">{name}</span>
            <span className="figures font-strong">{words(values.at(-1) ?? 0)}</span>
            {values.every((value) => value === values[0]) && (
              <span className="text-caption text-muted">{t('weekStill')}</span>
            )}
          </p>
          {(at === 0 || values.some((value) => value !== 0)) && (
            <WeekLine values={values} tone={tone} tall={at === 0} />
          )}
        </div>
      ))}
      <ol className="mt-2 grid grid-cols-7 text-center text-caption max-sm:grid-cols-1 max-sm:text-left">
        {days.map((day, at) => (
          <li
            key={day}
            className="min-w-0 max-sm:flex max-sm:items-baseline max-sm:gap-3 max-sm:border-b max-sm:border-line max-sm:py-1"
          >
            <span className="block text-muted max-sm:flex-1">{civil(day)}</span>
            {series.map(({ key, name, values, words, tone }) => (
              <span
                key={key}
                className="figures flex items-center justify-center gap-1.5 max-sm:justify-end max-sm:last:min-w-16"
              >
                <Mark tone={tone} small />
                <span className="sr-only">{name}</span>
                {words(values[at] ?? 0)}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Colour of a line, with a distinct shape for colour-blind readers. */
function Mark({ tone, small = false }: { tone: Tone; small?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'shrink-0',
        small ? 'size-1.5' : 'size-2.5 self-center',
        tone === 'teal' ? 'rounded-full bg-teal' : 'bg-amber',
      )}
    />
  );
}
