import type { SecondPersonRequest } from '@serai/contract/staff/second-person';
import { Button } from '@serai/ui/button';
import { useState } from 'react';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';
import { useRequestWords } from './use-request-words.ts';

/**
 * One waiting act: kind, agency, sum, reason, requester and deadline; with the decisions that the reader may make.
 */
export function RequestCard({ request }: { request: SecondPersonRequest }) {
  const t = usePhrases('console-second-person');
  const words = usePhrases('console-activity');
  const money = useMoney();
  const { time } = useDates();
  const describe = useRequestWords();
  const [decision, setDecision] = useState<Decision | null>(null);
  const { amount, object_name, agency, reason, is_own: isOwn } = request;
  const what = words(`concession_${request.kind}`);
  const changes = describe(request);
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 font-strong [overflow-wrap:anywhere]">
          {what}
          {object_name && <span className="ml-2 font-normal">{object_name}</span>}
        </h2>
        {amount && <p className="figures font-strong">{money.text(amount)}</p>}
      </div>
      <p className="text-caption text-muted">
        {t('askedBy', { name: request.asked_by, time: time(request.asked_at) })}
        {agency && agency !== object_name && ` · ${t('agency')} ${agency}`}
      </p>
      {changes.length > 0 && (
        <dl className="grid gap-x-4 gap-y-1 text-caption sm:grid-cols-[minmax(0,12rem)_1fr]">
          {changes.map(({ name, value }) => (
            <div key={name} className="contents max-sm:block">
              <dt className="text-muted [overflow-wrap:anywhere]">{name}</dt>
              <dd className="line-clamp-6 [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-caption [overflow-wrap:anywhere]">
        {reason && changes.every(({ value }) => value !== reason) ? t('reason', { reason }) : t('noReason')}
      </p>
      <p className="text-caption text-muted">
        {t(`needs_${request.needs}`)} · {deadlineOf(request, t, time)}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {!request.may_confirm && (
          <p className="mr-auto text-caption text-muted">{t(isOwn ? 'own' : 'notYours')}</p>
        )}
        {request.may_reject && (
          <Button onClick={() => setDecision(isOwn ? 'withdraw' : 'decline')}>
            {t(isOwn ? 'withdraw' : 'decline')}
          </Button>
        )}
        {request.may_confirm && (
          <Button kind="primary" onClick={() => setDecision('approve')}>
            {t('approve')}
          </Button>
        )}
      </div>
      {decision && (
        <DecisionDialog
          id={request.id}
          what={[what, object_name].filter(Boolean).join(' ')}
          decision={decision}
          onClose={() => setDecision(null)}
        />
      )}
    </li>
  );
}

function deadlineOf(
  { due, takes_effect: effect }: SecondPersonRequest,
  t: ReturnType<typeof usePhrases<'console-second-person'>>,
  time: (seconds: number) => string,
): string {
  if (effect !== null) return t('takesEffect', { time: time(effect) });
  return due === null ? t('openEnded') : t('due', { time: time(due) });
}
