import { workTypes } from '@serai/contract/work-orders/types';
import { Card } from '@serai/ui/card';
import { ForbiddenState } from '@serai/ui/forbidden-state';
import { Skeleton } from '@serai/ui/skeleton';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { BackLink } from '../../../platform/page/back-link.tsx';
import { idInAddress } from '../../../platform/page/id-in-address.ts';
import { MissingPage } from '../../../platform/page/missing-page.tsx';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { ApplyForm } from './apply-form.tsx';

export const Page = withQueries(ApplyPage);

/** Application to the desk; from an order's page it starts with the order and its subject. */
function ApplyPage() {
  const t = usePhrases('work-order-apply');
  const common = usePhrases('common');
  const may = useMay();
  const [params] = useSearchParams();
  const orderId = idIn(params.get('order'));
  const type = workTypes.find((one) => one === params.get('type')) ?? null;
  const allowed = may('/user/work-order/list', 'add');
  const query = useRead('workOrder/prefill', { order_id: orderId, type }, { enabled: allowed });
  const order = query.data?.order;
  return (
    <>
      <PageHead title={t('title')} indexed={false} />
      {order ? (
        <BackLink to={paths.orderOf(order.product, order.id)}>{t('backToOrder')}</BackLink>
      ) : (
        <BackLink to={paths.workOrders()}>{t('back')}</BackLink>
      )}
      <h1 className="text-title font-strong">{t('title')}</h1>
      <p className="mt-1 max-w-prose text-muted">{t('intro')}</p>
      <div className="mt-4">
        {allowed ? (
          <Loaded query={query} skeleton={<FormSkeleton />} missing={<Missing />}>
            {(prefill) => (
              <ApplyForm key={`${orderId ?? ''}:${type ?? ''}`} prefill={prefill} wanted={type} />
            )}
          </Loaded>
        ) : (
          <Card>
            <ForbiddenState title={t('forbidden')}>{common('forbiddenHelp')}</ForbiddenState>
          </Card>
        )}
      </div>
    </>
  );
}

function Missing() {
  const t = usePhrases('work-order-apply');
  return (
    <MissingPage title={t('orderNone')} list={{ to: paths.workOrders(), words: t('back') }}>
      {t('orderOwn')}
    </MissingPage>
  );
}

function FormSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(17rem,2fr)]">
      <div className="grid content-start gap-4">
        <Skeleton className="h-64" />
        <Skeleton className="h-72" />
      </div>
      <Skeleton className="h-40" />
    </div>
  );
}

/** An invalid id is handled like an unknown one. */
function idIn(text: string | null): number | null {
  if (text === null) return null;
  return idInAddress(text);
}
