import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { Link, useParams } from 'react-router';
import { CarOrderPart } from '../../features/cars/orders/car-order-part.tsx';
import { carOrders } from '../../features/cars/orders/car-orders.tsx';
import { HotelOrderPart } from '../../features/hotels/orders/hotel-order-part.tsx';
import { hotelOrders } from '../../features/hotels/orders/hotel-orders.tsx';
import { ProductScope } from '../../features/orders/product-scope.tsx';
import { ChargeText } from '../../features/orders/views/charge-text.tsx';
import { CopyButton } from '../../features/orders/views/copy-button.tsx';
import { MoneyTrail } from '../../features/orders/views/money-trail.tsx';
import { OnBehalfTag } from '../../features/orders/views/on-behalf-tag.tsx';
import { OrderAmounts } from '../../features/orders/views/order-amounts.tsx';
import { OrderFacts } from '../../features/orders/views/order-facts.tsx';
import { OrderPolicy } from '../../features/orders/views/order-policy.tsx';
import { OrderStory } from '../../features/orders/views/order-story.tsx';
import { ReaderContext } from '../../features/orders/views/reader.ts';
import { OrderStatusTag } from '../../features/orders/views/status-tag.tsx';
import { TransferOrderPart } from '../../features/transfers/orders/transfer-order-part.tsx';
import { transferOrders } from '../../features/transfers/orders/transfer-orders.tsx';
import type { Got } from '../../platform/api/calls.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { BackLink } from '../../platform/page/back-link.tsx';
import { idInAddress } from '../../platform/page/id-in-address.ts';
import { MissingPage } from '../../platform/page/missing-page.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { OrderCash } from '../cash/order-cash.tsx';
import { OrderPayables } from '../suppliers/order-payables.tsx';
import { ActionBar } from './actions/action-bar.tsx';
import { Deadlines } from './deadlines.tsx';
import { deskAddress } from './desk-address.ts';
import { OrderCost } from './order-cost.tsx';
import { OrderMessages } from './order-messages.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderPapers } from './order-papers.tsx';
import { SeenOrder } from './seen-order.tsx';

export const Page = withQueries(OrderPage);

type DeskReply = Got<'console/order/detail'>;

/** Products with the part of the page that shows their own fields. */
const products = [
  { ...hotelOrders, DetailPart: HotelOrderPart },
  { ...carOrders, DetailPart: CarOrderPart },
  { ...transferOrders, DetailPart: TransferOrderPart },
];

/** One order of any agency for staff: the agency's view, and the agency. */
function OrderPage() {
  const t = usePhrases('console-orders');
  const { id } = useParams();
  const query = useRead('console/order/detail', { id: idInAddress(id) });
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('orderTitle', { sn: query.data?.order.sn ?? '' })} indexed={false} />
      <BackLink to={consolePaths.consoleOrders()}>{t('back')}</BackLink>
      <Loaded query={query} skeleton={<Skeleton className="h-96" />} missing={<Missing />}>
        {(reply) => (
          <ReaderContext value="desk">
            <Found reply={reply} />
          </ReaderContext>
        )}
      </Loaded>
    </div>
  );
}

function Found({ reply }: { reply: DeskReply }) {
  const product = products.find(({ name }) => name === reply.order.product) ?? products[0]!;
  return (
    <ProductScope product={product}>
      <SeenOrder reply={reply}>
        {(seenRows) => <Order reply={reply} product={product} seenRows={seenRows} />}
      </SeenOrder>
    </ProductScope>
  );
}

interface OrderProps {
  reply: DeskReply;
  product: (typeof products)[number];
  /** Number of history rows that the reader had seen; null if none is new. */
  seenRows: number | null;
}

function Order({ reply, product, seenRows }: OrderProps) {
  const { order, policy, postings } = reply;
  const t = usePhrases('console-orders');
  const words = usePhrases('order-detail');
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-title font-strong">{order.title}</h1>
        <OrderStatusTag status={order.order_status} offered={order.offer !== null} />
        <OnBehalfTag order={order} />
        <span className="flex items-center whitespace-nowrap text-muted">
          {order.sn}
          <CopyButton text={order.sn} what={words('bookingId')} />
        </span>
      </div>
      <Agency reply={reply} />
      <Deadlines reply={reply} />
      <ActionBar reply={reply} />
      <div className="record-page mt-4 grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(18rem,3fr)]">
        <div className="grid content-start gap-4">
          <product.DetailPart reply={reply} />
          <OrderFacts reply={reply} />
          <Charges reply={reply} />
          <Card title={words('policyTitle')}>
            {policy.refundable && order.order_status !== 'cancelled' && <OrderPolicy reply={reply} />}
            <ul className="mt-4 list-disc pl-5 first:mt-0">
              {policy.text.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Card>
        </div>
        <aside className="grid content-start gap-4">
          <OrderNotes reply={reply} />
          <Card title={words('storyTitle')}>
            <OrderStory reply={reply} seenRows={seenRows} />
          </Card>
          <OrderAmounts reply={reply} />
          <OrderCost orderId={order.id} />
          <OrderPayables orderId={order.id} />
          {order.product !== 'hotel' && <OrderCash orderId={order.id} />}
          <OrderPapers reply={reply} />
          <OrderMessages orderId={reply.order.id} />
          <Card title={t('trail')}>
            <MoneyTrail postings={postings} />
          </Card>
        </aside>
      </div>
    </>
  );
}

/** Charges after the service, with the questions that the desk has to answer. */
function Charges({ reply: { adjustments } }: { reply: DeskReply }) {
  const words = usePhrases('order-detail');
  if (adjustments.length === 0) return null;
  return (
    <Card title={words('chargesTitle')}>
      <ul className="grid gap-4">
        {adjustments.map((charge) => (
          <li key={charge.id} className="grid gap-1">
            <ChargeText charge={charge} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Whose order it is, with the way to the other orders of that agency. */
function Agency({ reply: { agency, order } }: { reply: DeskReply }) {
  const t = usePhrases('console-orders');
  const search = deskAddress.read(new URLSearchParams({ agency_id: String(agency.id) }));
  return (
    <p className="mt-1">
      {t('bookedBy', { account: order.booking_account })}{' '}
      <Link
        to={consolePaths.consoleOrders(deskAddress.write(search))}
        className="text-teal underline underline-offset-4"
      >
        {agency.name}
      </Link>
      {' · '}
      {order.contact_name} {order.contact_phone}
    </p>
  );
}

function Missing() {
  const t = usePhrases('console-orders');
  return (
    <MissingPage title={t('missing')} list={{ to: consolePaths.consoleOrders(), words: t('back') }}>
      {t('missingHelp')}
    </MissingPage>
  );
}
