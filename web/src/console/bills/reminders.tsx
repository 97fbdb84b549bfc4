import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { useState } from 'react';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { RemindDialog } from '../dunning/remind-dialog.tsx';
import type { DeskBillReply } from './desk-bill.ts';

/** Reminders that the agency got, the next one with its text, and the button for one by hand. */
export function Reminders({ reply }: { reply: DeskBillReply }) {
  const { bill, actions, history, next_reminder: next, reminders_paused: paused } = reply;
  const [reminding, setReminding] = useState(false);
  const t = usePhrases('console-bills');
  const { civil, time } = useDates();
  const sent = history.filter(({ event }) => event === 'reminded');
  const mayRemind = actions.includes('remind');
  if (sent.length === 0 && next === null && !mayRemind) return null;
  return (
    <Card title={t('reminders')}>
      {sent.length > 0 && (
        <ul className="mb-3 grid gap-1">
          {sent.map(({ at, user, note }) => (
            <li key={at} className="[overflow-wrap:anywhere]">
              {t('remindedAt', { time: time(at).slice(0, 16) })}
              {user && <span className="text-muted"> · {user}</span>}
              {note && <div className="text-caption text-muted">{note}</div>}
            </li>
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
      {paused && (
        <p className="mt-2 text-caption text-amber [overflow-wrap:anywhere]">
          {t('remindersPaused', { date: civil(paused.until, { year: true }), reason: paused.reason })}
        </p>
      )}
      {mayRemind && (
        <div className="not-printed mt-3">
          <Button onClick={() => setReminding(true)}>{t('action_remind')}</Button>
        </div>
      )}
      {reminding && <RemindDialog bill={bill} onClose={() => setReminding(false)} />}
    </Card>
  );
}
