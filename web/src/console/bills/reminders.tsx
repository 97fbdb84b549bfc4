import { Card } from '@serai/ui/card';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { DeskBillReply } from './desk-bill.ts';

/** Reminders that the agency got, and the next one with its text. */
export function Reminders({ reply: { history, next_reminder: next } }: { reply: DeskBillReply }) {
  const t = usePhrases('console-bills');
  const { civil, time } = useDates();
  const sent = history.filter(({ event }) => event === 'reminded');
  if (sent.length === 0 && next === null) return null;
  return (
    <Card title={t('reminders')}>
      {sent.length > 0 && (
        <ul className="mb-3 grid gap-1">
          {sent.map(({ at }) => (
            <li key={at}>{t('remindedAt', { time: time(at).slice(0, 16) })}</li>
          ))}
        </ul>
      )}
      {next === null ? (
        <p className="text-muted">{t('noReminder')}</p>
      ) : (
        <>
          <p>{t('nextReminder', { date: civil(next.on, { year: true }) })}</p>
          <blockquote className="mt-2 border-l-2 border-line pl-3 text-caption [overflow-wrap:anywhere]">
            <p className="font-strong">{next.title}</p>
            <p className="whitespace-pre-line">{next.text}</p>
          </blockquote>
        </>
      )}
    </Card>
  );
}
