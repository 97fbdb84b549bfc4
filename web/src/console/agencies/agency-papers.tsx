import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { KeyValues } from '@serai/ui/key-values';
import { useSending } from '../../platform/api/use-send.ts';
import { useFetchFile } from '../../platform/files/use-fetch-file.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { AgencyReply } from './agency-reply.ts';

/** State of the verification, and the companies that the agency has entered for its invoices. */
export function AgencyPapers({ reply: { agency, titles, papers } }: { reply: AgencyReply }) {
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
      <LicenceFiles papers={papers} />
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

/** Scans of the licence that the agency has submitted, each opened by a button. */
function LicenceFiles({ papers }: Pick<AgencyReply, 'papers'>) {
  const t = usePhrases('console-agencies');
  const { time } = useDates();
  const fetchFile = useFetchFile();
  const opening = useSending(({ id, name }: AgencyReply['papers'][number]) =>
    fetchFile('console/agency/licencePaper', { file: id }, name),
  );
  return (
    <>
      <h3 className="mt-4 text-caption text-muted">{t('licence')}</h3>
      {papers.length === 0 && <p>{t('noLicence')}</p>}
      <ul className="grid justify-items-start gap-2">
        {papers.map((paper) => (
          <li key={paper.id}>
            <Button size="compact" icon="download" onClick={() => void opening.send(paper)}>
              {paper.name}
            </Button>
            <span className="block text-caption text-muted">{time(paper.added_at).slice(0, 16)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
