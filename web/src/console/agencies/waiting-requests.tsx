import { Card } from '@serai/ui/card';
import { Link } from 'react-router';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import type { AgencyReply } from './agency-reply.ts';

/** Changes of the agency that wait for a second person; nothing if there are none. */
export function WaitingRequests({ waiting }: { waiting: AgencyReply['waiting'] }) {
  const t = usePhrases('console-agencies');
  const money = useMoney();
  const { time } = useDates();
  if (waiting === null || waiting.length === 0) return null;
  return (
    <Card title={t('waiting')}>
      <ul className="grid gap-3">
        {waiting.map(({ id, kind, amount, reason, asked_by: name, asked_at }) => (
          <li key={id}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span className="font-strong">{t(kindPhrases[kind] ?? 'waitsOther')}</span>
              {amount && <span className="figures">{money.text(amount)}</span>}
            </div>
            <p className="text-caption text-muted">{t('askedBy', { name, time: time(asked_at) })}</p>
            {reason && <p className="text-caption [overflow-wrap:anywhere]">{reason}</p>}
          </li>
        ))}
      </ul>
      <Link
        to={consolePaths.consoleSecondPerson()}
        className="mt-3 inline-block text-teal underline underline-offset-4"
      >
        {t('toSecondPerson')}
      </Link>
    </Card>
  );
}

/** Names of the requests about an agency. */
const kindPhrases: Partial<
  Record<NonNullable<AgencyReply['waiting']>[number]['kind'], 'waitsTopUp' | 'waitsCredit' | 'waitsGroup'>
> = { top_up: 'waitsTopUp', credit: 'waitsCredit', price_group: 'waitsGroup' };
