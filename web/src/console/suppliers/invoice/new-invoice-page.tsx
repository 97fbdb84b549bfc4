import { Skeleton } from '@serai/ui/skeleton';
import { useParams } from 'react-router';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { BackLink } from '../../../platform/page/back-link.tsx';
import { MissingPage } from '../../../platform/page/missing-page.tsx';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { consolePaths } from '../../addresses/console-paths.ts';
import { NewInvoiceForm } from './new-invoice-form.tsx';

export const Page = withQueries(NewInvoicePage);

/** Enters an invoice of a supplier with the orders on it. */
function NewInvoicePage() {
  const t = usePhrases('console-suppliers');
  const id = Number(useParams().id);
  const query = useRead('console/payable/supplier', { id });
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('enterInvoice')} indexed={false} />
      <BackLink to={consolePaths.consoleSupplier(id)} isSameList={false}>
        {query.data?.supplier.name ?? t('back')}
      </BackLink>
      <h1 className="text-title font-strong">{t('enterInvoice')}</h1>
      <p className="mt-1 max-w-prose text-muted">{t('enterText')}</p>
      <Loaded
        query={query}
        skeleton={<Skeleton className="mt-4 h-96" />}
        missing={
          <MissingPage title={t('missing')} list={{ to: consolePaths.consoleSuppliers(), words: t('back') }}>
            {t('missingHelp')}
          </MissingPage>
        }
      >
        {(reply) => <NewInvoiceForm reply={reply} />}
      </Loaded>
    </div>
  );
}
