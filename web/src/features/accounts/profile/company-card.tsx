import type { Company } from '@serai/contract/accounts/company';
import { Card } from '@serai/ui/card';
import { KeyValues } from '@serai/ui/key-values';
import { Skeleton } from '@serai/ui/skeleton';
import { useApp } from '../../../platform/app.tsx';
import { zoneName } from '../../../platform/format/zones.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { CompanyForm } from './company-form.tsx';
import { LicencePapers } from './licence-papers.tsx';
import { useOwnCompany } from './own-company.ts';

interface CompanyCardProps {
  /** Called when the form becomes changed or unchanged. */
  onDirty: (isDirty: boolean) => void;
}

/** The member's company and its address: the owner edits it, other members read it. */
export function CompanyCard({ onDirty }: CompanyCardProps) {
  const t = usePhrases('profile');
  return (
    <Card title={t('companyTitle')}>
      <Loaded query={useOwnCompany()} skeleton={<Skeleton className="h-40" />}>
        {(company) => (
          <>
            <p className="-mt-2 mb-4 text-muted">
              {t(company.can_save ? 'companyHelp' : 'companyOwnerSays')}
            </p>
            <p className="mb-4">
              {t(`verification_${company.verification}`, { note: company.verification_note })}
            </p>
            {company.can_save ? (
              <CompanyForm company={company} onDirty={onDirty} />
            ) : (
              <CompanyFacts company={company} />
            )}
            {company.can_save && <LicencePapers />}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function CompanyFacts({ company }: { company: Company }) {
  const t = usePhrases('profile');
  const places = usePhrases('places');
  const notTold = <span className="text-muted">{t('companyNotTold')}</span>;
  const { lang } = useApp();
  const area = company.area_names.join(' · ');
  return (
    <KeyValues
      items={[
        { key: 'name', name: t('companyName'), value: company.name },
        { key: 'country', name: places('country'), value: company.country_name || notTold },
        ...(area ? [{ key: 'area', name: places('area'), value: area }] : []),
        { key: 'address', name: t('companyAddress'), value: company.address || notTold },
        { key: 'zone', name: t('companyZone'), value: zoneName(company.tz, lang) },
      ]}
    />
  );
}
