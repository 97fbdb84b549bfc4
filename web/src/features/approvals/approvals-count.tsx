import { CountBadge } from '@serai/ui/count-badge';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useApprovalCount } from './approval-queries.ts';

/** Beside the menu's entry: how many payments wait for the reader's decision. */
export const ApprovalsCount = withQueries(Count);

function Count() {
  return <CountBadge count={useApprovalCount() ?? 0} />;
}
