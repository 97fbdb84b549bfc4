import type { ApprovalPort } from '../orders/approval-port.ts';
import { useAwaitsApproval } from './approval-queries.ts';
import { OrderApproval } from './order-approval.tsx';
import { PayOrAsk } from './pay-or-ask.tsx';

/** What the pages of every product's orders know of approvals. */
export const orderApprovals: ApprovalPort = { useAwaitsApproval, PayOrAsk, OrderApproval };
