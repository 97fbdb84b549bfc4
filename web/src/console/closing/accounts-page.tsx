import { Skeleton } from '@serai/ui/skeleton';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { BackLink } from '../../platform/page/back-link.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { AccountsForm } from './accounts-form.tsx';

export const Page = withQueries(AccountsPage);

/** Account codes and names of each company for its bookkeeping. */
function AccountsPage() {
  const t = usePhrases('console-closing');
  const query = useRead('console/closing/accounts', {});
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('accountsTitle')} indexed={false} />
      <BackLink to={consolePaths.consoleClosing()}>{t('back')}</BackLink>
      <h1 className="text-title font-strong">{t('accountsTitle')}</h1>
      <p className="mt-1 max-w-prose text-muted">{t('accountsText')}</p>
      <div className="mt-4 grid gap-4">
        <Loaded query={query} skeleton={<Skeleton className="h-96" />}>
          {({ sellers }) => sellers.map((seller) => <AccountsForm key={seller.id} seller={seller} />)}
        </Loaded>
      </div>
    </div>
  );
}
