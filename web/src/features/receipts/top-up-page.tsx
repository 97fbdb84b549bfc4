import { Card } from '@serai/ui/card';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { BankDetails } from './bank-details.tsx';
import { DeclareForm } from './declare-form.tsx';
import { OpenReceipt } from './open-receipt.tsx';
import { TopUpHistory } from './top-up-history.tsx';
import { readProposed } from './top-up-search.ts';
import { TopUpSkeleton } from './top-up-skeleton.tsx';

export const Page = withQueries(TopUpPage);

/** Bank account, declaration of a payment, and its progress. */
function TopUpPage() {
  const t = usePhrases('top-up');
  const [params] = useSearchParams();
  // As the page was opened, because paging through the list below changes the address.
  const [proposed] = useState(() => readProposed(params));
  const details = useRead('account/paymentDetails', {});
  return (
    <>
      <PageHead title={t('title')} indexed={false} />
      <h1 className="text-title font-strong">{t('title')}</h1>
      <p className="mt-1 mb-4 max-w-prose text-muted">{t('intro')}</p>
      <Loaded query={details} skeleton={<TopUpSkeleton />}>
        {(loaded) => (
          <div className="grid gap-4">
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
              <div className="lg:order-last">
                <BankDetails details={loaded} />
              </div>
              <Card title={t('formTitle')}>
                <DeclareForm details={loaded} proposed={proposed} />
              </Card>
            </div>
            <Card title={t('listTitle')}>
              <TopUpHistory />
            </Card>
            <OpenReceipt />
          </div>
        )}
      </Loaded>
    </>
  );
}
