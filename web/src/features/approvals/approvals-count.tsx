import { CountBadge } from '@serai/ui/count-badge';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useApprovalCount } from './approval-queries.ts';

/** Number beside the menu entry: payments waiting for the reader's decision. */
export const ApprovalsCount = withQueries(Count);

function Count() {
  return <CountBadge count={useApprovalCount() ?? 0} />;
}
