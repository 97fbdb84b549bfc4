import { ApprovalsCount } from './features/approvals/approvals-count.tsx';
import type { MenuCounts } from './layouts/side-menu.tsx';
import { UserLayout } from './layouts/user-layout.tsx';
import { memberWallet } from './member-wallet.tsx';
import { paths } from './paths.ts';

/** The user centre, with what features show beside their entries of its menu. */
export function UserCentre() {
  return <UserLayout counts={counts} figures={memberWallet} />;
}

const counts: MenuCounts = { [paths.approvals()]: ApprovalsCount };
