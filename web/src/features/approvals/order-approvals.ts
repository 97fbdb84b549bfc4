import type { ApprovalPort } from '../orders/approval-port.ts';
import { useAwaitsApproval } from './approval-queries.ts';
import { OrderApproval } from './order-approval.tsx';
import { PayOrAsk } from './pay-or-ask.tsx';

/** Port of orders for approvals, for every product. */
export const orderApprovals: ApprovalPort = { useAwaitsApproval, PayOrAsk, OrderApproval };
