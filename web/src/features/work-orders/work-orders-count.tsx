import { CountBadge } from '@serai/ui/count-badge';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';

/** Number beside the menu entry: work orders with an unread reply. */
export const WorkOrdersCount = withQueries(Count);

function Count() {
  return <CountBadge count={useRead('workOrder/list', { limit: 1 }).data?.unread ?? 0} />;
}
