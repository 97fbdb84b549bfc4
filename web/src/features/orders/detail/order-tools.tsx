import { buttonClass } from '@serai/ui/button';
import { Icon } from '@serai/ui/icons';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useApp } from '../../../platform/app.tsx';
import { useMay } from '../../../platform/session/use-session.tsx';
import type { OrderDetailProduct, OrderReply } from '../order-product.ts';
import { useOrderPhrases } from '../views/service-words.ts';
import { CopyForClient } from './copy-for-client.tsx';

/** What an agent may do with any order: send its facts to the guests, book it again, ask for help. */
export function OrderTools({ order, product }: { order: OrderReply['order']; product: OrderDetailProduct }) {
  const t = useOrderPhrases('order-detail');
  const { lang } = useApp();
  const mayAsk = useMay()('/user/work-order/list', 'add');
  return (
    <div className="not-printed flex flex-wrap gap-2 md:ml-auto lg:absolute lg:-top-1 lg:right-0">
      {isAnnounced(order) && <CopyForClient text={product.clientText(order, lang)} />}
      <Link to={product.againPath(order)} className={buttonClass({ size: 'compact' })}>
        <Icon name="refresh" size={18} />
        {t('bookAgain')}
      </Link>
      {mayAsk && (
        <Link to={paths.workOrderApply({ order: order.id })} className={buttonClass({ size: 'compact' })}>
          <Icon name="chat" size={18} />
          {t('askHelp')}
        </Link>
      )}
    </div>
  );
}

/** Guests are sent a confirmed booking only, and none that the hotel refuses. */
function isAnnounced({ order_status, review }: OrderReply['order']): boolean {
  return (
    (order_status === 'confirmed' || order_status === 'in_service') && review?.reason !== 'hotel_refused'
  );
}
