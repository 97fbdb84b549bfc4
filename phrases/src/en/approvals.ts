import type { approvals as source } from '../zh/approvals.ts';

export const approvals: typeof source = {
  pending: 'Waiting for approval',
  approved: 'Approved',
  declined: 'Declined',
  over: 'Over',
};
