import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { firstPage } from '../../platform/list/place.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { ContractTerms } from './contract-terms.tsx';
import { Statement } from './statement.tsx';
import { readStatementSearch, type StatementSearch, writeStatementSearch } from './statement-search.ts';
import { ExposureParts } from './views/exposure-parts.tsx';
import { WalletFigures, WalletFiguresSkeleton } from './wallet-figures.tsx';

export const Page = withQueries(BalancePage);

/** Balance page: deposit, debt, and their movements. */
function BalancePage() {
  const t = usePhrases('balance');
  const wallet = useRead('account/wallet', {});
  const [params, setParams] = useSearchParams();
  const search = readStatementSearch(params);
  const go = (part: Partial<StatementSearch>) =>
    setParams(writeStatementSearch({ ...search, ...firstPage, ...part }), { preventScrollReset: true });
  return (
    <>
      <PageHead title={t('title')} indexed={false} />
      <h1 className="text-title font-strong">{t('title')}</h1>
      <div className="mt-4 grid gap-4">
        <Card>
          <Loaded query={wallet} skeleton={<WalletFiguresSkeleton />}>
            {(loaded) => <WalletFigures wallet={loaded} />}
          </Loaded>
        </Card>
        <Owed />
        <ContractTerms />
        <Card title={t('statementTitle')}>
          <Statement search={search} onChange={go} />
        </Card>
      </div>
    </>
  );
}

/** Exposure of the agency, by component. */
function Owed() {
  const t = usePhrases('exposure');
  const query = useRead('account/exposure', {});
  return (
    <Card title={t('title')}>
      <Loaded query={query} skeleton={<Skeleton className="h-84 sm:h-55 xl:h-41" />}>
        {({ exposure, credit_limit: limit, credit_left: left }) => (
          <ExposureParts exposure={exposure} credit={{ limit, left }} />
        )}
      </Loaded>
    </Card>
  );
}
