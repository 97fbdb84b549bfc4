import { inLanguage } from '@serai/phrases/lang';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Select } from '@serai/ui/select';
import { useState } from 'react';
import { useSending } from '../../platform/api/use-send.ts';
import { useApp } from '../../platform/app.tsx';
import { useOpenLink } from '../../platform/files/use-open-link.ts';
import { readersDay } from '../../platform/form/date-input.tsx';
import { DatePeriod } from '../../platform/form/date-period.tsx';
import { type Period, periodOf } from '../../platform/form/periods.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';

/** Exports the books of a period as one archive for an auditor. */
export function EvidenceExport() {
  const t = usePhrases('console-wallet');
  const common = usePhrases('common');
  const { api, lang } = useApp();
  const notify = useNotify();
  const open = useOpenLink();
  const [period, setPeriod] = useState<Period>(() => periodOf('last_month', readersDay()));
  const { from, to } = period;
  const mayViewCompanies = useMay()('/console/entity/view');
  const companies = useRead('console/entity/list', {}, { enabled: mayViewCompanies }).data?.list ?? [];
  const [company, setCompany] = useState('');
  const exporting = useSending(async () => {
    if (from === null || to === null) return;
    const { url } = await api.post('console/evidence/link', {
      from,
      to,
      ...(company && { entity_id: Number(company) }),
    });
    if (await open(url, `${t('evidenceFile')} ${from} ${to}.zip`)) notify('success', common('exported'));
  });
  return (
    <Card title={t('evidenceTitle')}>
      <p className="mb-4 max-w-prose text-muted">{t('evidenceText')}</p>
      <div className="flex flex-wrap items-start gap-4">
        <DatePeriod
          name={t('evidencePeriod')}
          lean="past"
          offers={['this_month', 'last_month']}
          value={period}
          onChange={setPeriod}
        />
        {companies.length > 1 && (
          <Select
            aria-label={t('evidenceCompany')}
            className="w-56 max-sm:w-full"
            value={company}
            onChange={({ target }) => setCompany(target.value)}
            options={[
              { value: '', label: t('evidenceAllCompanies') },
              ...companies.map(({ id, name_zh, name_en }) => ({
                value: String(id),
                label: inLanguage(lang, { zh: name_zh, en: name_en }),
              })),
            ]}
          />
        )}
        <Button
          icon="download"
          idle={from === null || to === null}
          busy={exporting.busy}
          onClick={() => void exporting.send()}
        >
          {exporting.busy ? t('evidenceBusy') : t('evidenceMake')}
        </Button>
      </div>
      {(from === null || to === null) && (
        <p className="mt-2 text-caption text-muted">{t('evidenceNeedsDays')}</p>
      )}
    </Card>
  );
}
