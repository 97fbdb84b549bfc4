import type { MemberHead } from './layouts/site-head.tsx';
import { MemberApprovals } from './member-approvals.tsx';
import { MemberBell } from './member-bell.tsx';
import { memberWallet } from './member-wallet.tsx';

/** What features show of a member in the head of every page. */
export const memberHead: MemberHead = { ...memberWallet, Bell: MemberBell, Waiting: MemberApprovals };
