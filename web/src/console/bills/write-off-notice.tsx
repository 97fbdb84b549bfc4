import { Button } from '@serai/ui/button';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { DecideWriteOffDialog } from './actions/decide-write-off-dialog.tsx';
import type { DeskBillReply } from './desk-bill.ts';

/** What holds the bill or its agency up: a write-off that waits for a second person, or a stop of the credit. */
export function WriteOffNotice({ reply }: { reply: DeskBillReply }) {
  const t = usePhrases('console-bills');
  const money = useMoney();
  const { time } = useDates();
  const [deciding, setDeciding] = useState<'confirm' | 'reject' | null>(null);
  const { bill, write_off: writeOff, credit_stop: stop, credit_stopped_at: since, actions } = reply;
  const link = 'text-teal underline underline-offset-4';
  if (writeOff === null && stop === null) return null;
  return (
    <section
      aria-label={t('notice')}
      className="mt-4 grid gap-2 rounded-card border border-amber bg-surface p-4 [overflow-wrap:anywhere]"
    >
      {writeOff && (
        <>
          <p className="font-strong">{t('writeOffWaits', { sum: money.text(writeOff.amount) })}</p>
          <p className="text-caption">
            {t('writeOffAsked', {
              name: writeOff.asked_by,
              time: time(writeOff.asked_at).slice(0, 16),
              reason: writeOff.reason,
            })}
          </p>
          {actions.includes('decideWriteOff') ? (
            <div className="flex flex-wrap gap-2">
              <Button kind="primary" onClick={() => setDeciding('confirm')}>
                {t('approveWriteOff')}
              </Button>
              <Button onClick={() => setDeciding('reject')}>{t('declineWriteOff')}</Button>
            </div>
          ) : (
            <p className="text-caption">
              {t('writeOffOthers')}{' '}
              <Link to={consolePaths.consoleSecondPerson()} className={link}>
                {t('toSecondPerson')}
              </Link>
            </p>
          )}
        </>
      )}
      {stop !== null && (
        <p>
          {stop === 'overdue' || since === null
            ? t('creditOverdue')
            : t('creditStopped', { time: time(since).slice(0, 16) })}{' '}
          <Link to={consolePaths.consoleAgency(bill.agency_id)} className={link}>
            {t(stop === 'overdue' ? 'toAgency' : 'toLift')}
          </Link>
        </p>
      )}
      {deciding && writeOff && (
        <DecideWriteOffDialog
          reply={reply}
          writeOff={writeOff}
          decision={deciding}
          onClose={() => setDeciding(null)}
        />
      )}
    </section>
  );
}
