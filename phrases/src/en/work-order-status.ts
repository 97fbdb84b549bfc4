import type { workOrderStatus as zh } from '../zh/work-order-status.ts';

export const workOrderStatus: Record<keyof typeof zh, string> = {
  submitted: 'Submitted',
  accepted: 'Accepted',
  in_progress: 'In progress',
  waiting_member: 'Waiting for your reply',
  resolved: 'Resolved',
  reopened: 'Reopened',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
  declined: 'Declined',
};
