import { withQueries } from '../../platform/query/member-queries.tsx';
import { useApprovalCount } from './approval-queries.ts';

/** Beside the menu's entry: how many payments wait for the reader's decision. */
export const ApprovalsCount = withQueries(Count);

function Count() {
  const count = useApprovalCount() ?? 0;
  if (count === 0) return null;
  return (
    <span className="figures ml-auto rounded-full bg-amber-soft px-2 text-caption font-strong text-amber">
      {count}
    </span>
  );
}
