import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import type { ReactNode } from 'react';
import type { Got } from '../../platform/api/calls.ts';
import { useApp } from '../../platform/app.tsx';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { zoneName } from '../../platform/format/zones.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';

/** Terms of the agency's contract, and its seller. The page loads the phrases 'wallet'. */
export function ContractTerms() {
  const t = usePhrases('wallet');
  const contract = useRead('account/contract', {});
  return (
    <Card title={t('termsTitle')}>
      <Loaded query={contract} skeleton={<Skeleton className="h-102 sm:h-89 lg:h-54 xl:h-45" />}>
        {(loaded) => <Terms contract={loaded} />}
      </Loaded>
    </Card>
  );
}

function Terms({ contract }: { contract: Got<'account/contract'> }) {
  const t = usePhrases('wallet');
  const money = useMoney();
  const { time } = useDates();
  const { lang } = useApp();
  const { temporary_limit: temporary, temporary_until: until, seller } = contract;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto] lg:gap-x-8">
      <Term name={t('termsCycle')}>{t(`cycle_${contract.cycle}`)}</Term>
      <Term name={t('termsZone')}>{zoneName(contract.tz, lang)}</Term>
      <Term name={t('termsDue')}>{t('dueDays', { days: contract.due_days })}</Term>
      <Term name={t('termsGrace')}>{t('graceDays', { days: contract.grace_days })}</Term>
      {temporary && until && (
        <Term name={t('termsTemporary')}>
          {t('temporaryUntil', { limit: money.text(temporary), time: time(until).slice(0, 16) })}
        </Term>
      )}
      {contract.tolerance.amount > 0 && (
        <Term name={t('termsTolerance')}>{t('toleranceUpTo', { sum: money.text(contract.tolerance) })}</Term>
      )}
      <Term name={t('termsInvoice')}>{t(`invoice_${contract.invoice_when}`)}</Term>
      {contract.low_balance.amount > 0 && (
        <Term name={t('termsLow')}>{t('lowBelow', { sum: money.text(contract.low_balance) })}</Term>
      )}
      {seller.bank ? (
        <Term name={t('termsBank')} wide>
          <span className="whitespace-pre-line">{`${seller.name}\n${seller.bank}`}</span>
        </Term>
      ) : (
        <Term name={t('termsSeller')}>{seller.name}</Term>
      )}
    </dl>
  );
}

function Term({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'max-lg:col-span-2 lg:col-start-4 lg:row-span-2 lg:row-start-1' : undefined}>
      <dt className="text-caption text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
