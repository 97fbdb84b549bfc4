import { classNames } from '@serai/ui/class-names';
import { useApp } from '../../platform/app.tsx';
import { useDates } from '../../platform/format/dates.ts';
import { localeOf } from '../../platform/i18n/language.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { distanceText } from '../format/distance-text.ts';
import type { QueueEntry } from './queue-words.ts';

const HOUR_SECONDS = 3600;

/** Due time of an entry in words, with the exact time as a tooltip; without one, since when it has waited. */
export function DueText({ entry: { due, since, overdue } }: { entry: QueueEntry }) {
  const t = usePhrases('console-queues');
  const { lang } = useApp();
  const { time } = useDates();
  const now = Date.now() / 1000;
  if (due === null) {
    return (
      <span title={time(since)} className="whitespace-nowrap text-muted">
        {t('waiting', { time: distanceText(since - now, localeOf(lang)) })}
      </span>
    );
  }
  const isSoon = due - now < HOUR_SECONDS;
  return (
    <span
      title={time(due)}
      className={classNames(
        'whitespace-nowrap',
        overdue ? 'font-strong text-lacquer' : isSoon ? 'font-strong text-amber' : 'text-muted',
      )}
    >
      {t(overdue ? 'overdue' : 'due', { time: distanceText(due - now, localeOf(lang)) })}
    </span>
  );
}
