import type { MemberHead } from './layouts/site-head.tsx';
import { MemberApprovals } from './member-approvals.tsx';
import { MemberBell } from './member-bell.tsx';
import { MemberSearch } from './member-search.tsx';
import { memberWallet } from './member-wallet.tsx';

/** Parts of the header for members, in one script that guests do not load. */
export const memberParts: MemberHead = {
  ...memberWallet,
  Bell: MemberBell,
  Waiting: MemberApprovals,
  Search: MemberSearch,
};
