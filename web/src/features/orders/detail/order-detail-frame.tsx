import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { BackLink } from '../../../platform/page/back-link.tsx';
import { idInAddress } from '../../../platform/page/id-in-address.ts';
import { MissingPage } from '../../../platform/page/missing-page.tsx';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useMay } from '../../../platform/session/use-session.tsx';
import type { OrderDetailProduct, OrderProduct, OrderReply } from '../order-product.ts';
import { useOrder } from '../order-queries.ts';
import { ProductScope } from '../product-scope.tsx';
import { CopyButton } from '../views/copy-button.tsx';
import { OnBehalfTag } from '../views/on-behalf-tag.tsx';
import { OrderAmounts } from '../views/order-amounts.tsx';
import { OrderFacts } from '../views/order-facts.tsx';
import { OrderPolicy } from '../views/order-policy.tsx';
import { OrderStory } from '../views/order-story.tsx';
import { PhoneFoldedCard } from '../views/phone-fold.tsx';
import { useOrderPhrases } from '../views/service-words.ts';
import { OrderStatusTag } from '../views/status-tag.tsx';
import { AllFields } from './all-fields.tsx';
import { HeadFacts } from './head-facts.tsx';
import { LaterCharges } from './later-charges.tsx';
import { NextPanel } from './next-panel.tsx';
import { OfferCard } from './offer-card.tsx';
import { OrderTools } from './order-tools.tsx';

/** One order: the next step, history and money beside the facts. The product renders its own part. */
export function OrderDetailFrame({ product }: { product: OrderDetailProduct }) {
  const t = usePhrases('order-detail');
  const { id } = useParams();
  const query = useOrder(idInAddress(id));
  return (
    <ProductScope product={product}>
      <PageHead title={t('title', { sn: query.data?.order.sn ?? '' })} indexed={false} />
      {/* On a desk the tools of the order are at the end of the line of the back link. */}
      <div className="relative">
        <BackLink to={product.listPath()}>{t('back')}</BackLink>
        <Loaded query={query} skeleton={<PageSkeleton />} missing={<Missing product={product} />}>
          {(reply) =>
            reply.order.product === product.name ? (
              <Found reply={reply} product={product} onStale={() => void query.refetch()} />
            ) : (
              // The number in the address belongs to another product, whose page must be used.
              <Navigate to={paths.orderOf(reply.order.product, reply.order.id)} replace />
            )
          }
        </Loaded>
      </div>
    </ProductScope>
  );
}

function Found(props: { reply: OrderReply; product: OrderDetailProduct; onStale: () => void }) {
  const { reply, product, onStale } = props;
  const { order, policy } = reply;
  const t = useOrderPhrases('order-detail');
  const may = useMay();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-title font-strong">{order.title}</h1>
        <OrderStatusTag status={order.order_status} />
        <OnBehalfTag order={order} />
        <span className="flex items-center whitespace-nowrap text-muted">
          {order.sn}
          <CopyButton text={order.sn} what={t('bookingId')} />
        </span>
        {order.reference && (
          <span className="text-muted [overflow-wrap:anywhere]">
            {t('headReference', { reference: order.reference })}
          </span>
        )}
        <OrderTools order={order} product={product} />
      </div>
      <HeadFacts reply={reply} product={product} />
      <div className="record-page mt-4 grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(18rem,3fr)] lg:grid-rows-[auto_1fr] print:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <NextPanel reply={reply} onStale={onStale} />
        <div className="grid content-start gap-4 lg:col-start-1 print:col-start-1">
          <OfferCard reply={reply} product={product} />
          <product.DetailPart reply={reply} />
          <PhoneFoldedCard title={t('policyTitle')}>
            {policy.refundable && order.order_status !== 'cancelled' && <OrderPolicy reply={reply} />}
            <ul className="mt-4 list-disc pl-5 first:mt-0">
              {policy.text.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <p className="mt-2 text-caption text-muted">{t('policyPlaceTime')}</p>
          </PhoneFoldedCard>
          <AllFields>
            <product.FieldsPart reply={reply} />
            <OrderFacts reply={reply} mayInvoice={may('/user/invoice/apply')} />
          </AllFields>
        </div>
        <aside className="grid content-start gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:col-start-2 print:row-span-2 print:row-start-1">
          <Card title={t('storyTitle')}>
            <OrderStory reply={reply} withMoney />
          </Card>
          <LaterCharges reply={reply} />
          <OrderAmounts reply={reply} />
          <div className="not-printed">
            <product.Help order={order} />
          </div>
        </aside>
      </div>
    </>
  );
}

function Missing({ product }: { product: OrderProduct }) {
  const t = useOrderPhrases('order-detail');
  return (
    <MissingPage title={t('missing')} list={{ to: product.listPath(), words: t('back') }}>
      {t('missingHelp')}
    </MissingPage>
  );
}

function PageSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(18rem,3fr)]">
      <Skeleton className="h-10 lg:col-span-2" />
      <Skeleton className="h-96" />
      <Skeleton className="h-80" />
    </div>
  );
}
