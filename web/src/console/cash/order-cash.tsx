import { Card } from '@serai/ui/card';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { CashList } from './cash-list.tsx';

/** Number of records shown: an order has a few. */
const MOST = 100;

/** Cash that drivers took on the rides of an order; nothing without any, or without the right. */
export function OrderCash({ orderId }: { orderId: number }) {
  const t = usePhrases('console-cash');
  const mayView = useMay()('/console/driverCash/view');
  const query = useRead('console/driverCash/list', { order_id: orderId, limit: MOST }, { enabled: mayView });
  const rows = query.data?.list ?? [];
  if (rows.length === 0) return null;
  return (
    <Card title={t('title')}>
      <CashList rows={rows} />
    </Card>
  );
}
