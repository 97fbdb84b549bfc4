import { Card } from '@serai/ui/card';
import { KeyValues } from '@serai/ui/key-values';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { AgencyReply } from './agency-reply.ts';

/** State of the verification, and the companies that the agency has entered for its invoices. */
export function AgencyPapers({ reply: { agency, titles } }: { reply: AgencyReply }) {
  const t = usePhrases('console-agencies');
  const { time } = useDates();
  const minute = (seconds: number) => time(seconds).slice(0, 16);
  const { verification_asked_at: asked, verification_due_at: due, verification_note: note } = agency;
  return (
    <Card title={t('verification')}>
      <KeyValues
        columns={1}
        items={[
          { key: 'state', name: t('columnState'), value: t(`verification_${agency.verification}`) },
          ...(asked !== null ? [{ key: 'asked', name: t('askedOn'), value: minute(asked) }] : []),
          ...(due !== null ? [{ key: 'due', name: t('dueOn'), value: minute(due) }] : []),
          ...(note ? [{ key: 'note', name: t('refusedFor'), value: note }] : []),
        ]}
      />
      <h3 className="mt-4 text-caption text-muted">{t('papers')}</h3>
      {titles.length === 0 && <p>{t('noPapers')}</p>}
      <ul className="grid gap-2">
        {titles.map(({ title, taxpayer_id: number, address }) => (
          <li key={`${title} ${number}`} className="[overflow-wrap:anywhere]">
            {title}
            <span className="block text-caption text-muted">
              {[number, address].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
