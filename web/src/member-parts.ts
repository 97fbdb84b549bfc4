import type { MemberHead } from './layouts/site-head.tsx';
import { MemberApprovals } from './member-approvals.tsx';
import { MemberBell } from './member-bell.tsx';
import { MemberSearch } from './member-search.tsx';
import { memberWallet } from './member-wallet.tsx';

/** Member parts of every page's header. */
export const memberHead: MemberHead = {
  ...memberWallet,
  Bell: MemberBell,
  Waiting: MemberApprovals,
  Search: MemberSearch,
};
