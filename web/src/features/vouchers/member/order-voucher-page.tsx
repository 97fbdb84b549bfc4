import { Card } from '@serai/ui/card';
import { ErrorState } from '@serai/ui/error-state';
import { Skeleton } from '@serai/ui/skeleton';
import { useRef } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { ApiFailure } from '../../../platform/api/api.ts';
import type { Got } from '../../../platform/api/calls.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { BackLink } from '../../../platform/page/back-link.tsx';
import { idInAddress } from '../../../platform/page/id-in-address.ts';
import { MissingPage } from '../../../platform/page/missing-page.tsx';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { VoucherSheet } from '../views/voucher-sheet.tsx';
import { ShareCard } from './share-card.tsx';
import { VoucherTools } from './voucher-tools.tsx';

export const Page = withQueries(OrderVoucherPage);

/** Voucher of an order as its guests see it, with the ways to send it. */
function OrderVoucherPage() {
  const id = idInAddress(useParams().id);
  const t = usePhrases('voucher');
  const query = useRead('voucher/show', { id });
  const missing = query.error instanceof ApiFailure ? without[query.error.reason ?? ''] : undefined;
  return (
    <>
      <PageHead title={t('pageTitle', { number: query.data?.voucher.number ?? '' })} indexed={false} />
      {missing && !query.data ? (
        <ErrorState heading="h1" title={t(missing)}>
          {query.error?.message}
        </ErrorState>
      ) : (
        <Loaded query={query} skeleton={<PageSkeleton />} missing={<Missing />}>
          {(reply) => <Found id={id} reply={reply} />}
        </Loaded>
      )}
    </>
  );
}

/** Why an order has no valid voucher, by the reason of the refusal. */
const without: Readonly<Record<string, PhraseKey<'voucher'>>> = {
  voucher_not_yet: 'notYet',
  voucher_suspended: 'suspendedTitle',
  voucher_over: 'overTitle',
};

function Found({ id, reply }: { id: number; reply: Got<'voucher/show'> }) {
  const { voucher, links } = reply;
  const t = usePhrases('voucher');
  const sheet = useRef<HTMLElement>(null);
  return (
    <>
      <div className="not-printed">
        <BackLink to={paths.orderOf(voucher.product, id)}>{t('backToOrder')}</BackLink>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <VoucherSheet ref={sheet} voucher={voucher} heading="h1" />
        <aside className="not-printed grid gap-4 max-lg:order-first">
          <Card title={t('toolsTitle')}>
            <VoucherTools id={id} number={voucher.number} sheet={sheet} />
          </Card>
          <ShareCard id={id} links={links} showsPrice={voucher.price !== null} />
        </aside>
      </div>
    </>
  );
}

function Missing() {
  const t = usePhrases('voucher');
  return (
    <MissingPage title={t('missing')} list={{ to: paths.orderList(), words: t('toOrders') }}>
      {t('missingHelp')}
    </MissingPage>
  );
}

function PageSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Skeleton className="h-[40rem] rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
