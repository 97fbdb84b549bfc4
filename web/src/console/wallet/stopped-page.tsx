import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { CheckHistory } from './check-history.tsx';
import { EvidenceExport } from './evidence-export.tsx';
import { MonthClosing } from './month-closing.tsx';
import { StoppedTable } from './stopped-table.tsx';

export const Page = withQueries(StoppedPage);

/** Agencies with a ledger difference, with the button to release their money; the checks and the closed months. */
function StoppedPage() {
  const t = usePhrases('console-wallet');
  const mayExport = useMay()('/console/wallet/export');
  const query = useRead('console/wallet/stopped', {});
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('title')} indexed={false} />
      <h1 className="text-title font-strong">{t('title')}</h1>
      <p className="mt-1 max-w-prose text-muted">{t('text')}</p>
      <div className="mt-6">
        <Loaded query={query} skeleton={<Skeleton className="h-60" />}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
            ) : (
              <Card>
                <StoppedTable agencies={list} />
              </Card>
            )
          }
        </Loaded>
      </div>
      <div className="mt-6">
        <CheckHistory />
      </div>
      <div className="mt-6">
        <MonthClosing />
      </div>
      {mayExport && (
        <div className="mt-6">
          <EvidenceExport />
        </div>
      )}
    </div>
  );
}
