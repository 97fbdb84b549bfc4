import { CountBadge } from '@serai/ui/count-badge';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';

/** Beside the menu's entry: how many work orders have a reply that nobody has looked at. */
export const WorkOrdersCount = withQueries(Count);

function Count() {
  return <CountBadge count={useRead('workOrder/list', { limit: 1 }).data?.unread ?? 0} />;
}
