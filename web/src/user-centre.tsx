import { ApprovalsCount } from './features/approvals/approvals-count.tsx';
import { WorkOrdersCount } from './features/work-orders/work-orders-count.tsx';
import type { MenuCounts } from './layouts/side-menu.tsx';
import { UserLayout } from './layouts/user-layout.tsx';
import { memberHead } from './member-head.ts';
import { paths } from './paths.ts';

/** The user centre, with what features show beside their entries of its menu. */
export function UserCentre() {
  return <UserLayout counts={counts} member={memberHead} />;
}

const counts: MenuCounts = {
  [paths.approvals()]: ApprovalsCount,
  [paths.workOrders()]: WorkOrdersCount,
};
