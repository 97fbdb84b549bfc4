/** Statuses of a work order. */
export const workOrderStatuses = [
  'submitted',
  'accepted',
  'in_progress',
  'waiting_member',
  'resolved',
  'reopened',
  'closed',
  'withdrawn',
  'declined',
] as const;
export type WorkOrderStatus = (typeof workOrderStatuses)[number];

/** Statuses in which an action is still pending. */
export const openWorkOrderStatuses: readonly WorkOrderStatus[] = [
  'submitted',
  'accepted',
  'in_progress',
  'waiting_member',
  'reopened',
];

/** Events that change a work order's status. */
export const workOrderEvents = [
  'submit',
  'accept',
  'reply_staff',
  'ask_member',
  'reply_member',
  'resolve',
  'reopen',
  'close',
  'withdraw',
  'decline',
  'lapse',
  // Changes to its order: requested, proposed, accepted or refused, withdrawn, submitted for a second approval,
  // executed, failed.
  'ask_command',
  'propose',
  'accept_command',
  'refuse_command',
  'dismiss_command',
  'await_second',
  'carry_out',
  'fail_command',
] as const;
export type WorkOrderEvent = (typeof workOrderEvents)[number];

/** Entries in its thread: status events and others. */
export const workOrderNotes = [...workOrderEvents, 'hand_over', 'rate', 'remind'] as const;
export type WorkOrderNote = (typeof workOrderNotes)[number];

/** Actions available to a member. */
export const workOrderActions = ['reply', 'close', 'reopen', 'withdraw', 'rate', 'decide'] as const;
export type WorkOrderAction = (typeof workOrderActions)[number];

/** Actions available to the staff. */
export const workOrderDeskActions = [
  'accept',
  'reply',
  'ask',
  'resolve',
  'decline',
  'hand_over',
  'propose',
  'carry_out',
  'dismiss',
  'note',
] as const;
export type WorkOrderDeskAction = (typeof workOrderDeskActions)[number];

/** States of a change to the order that a work order requests. */
export const commandStates = [
  'asked',
  'proposed',
  'accepted',
  'carried_out',
  'dismissed',
  'refused',
  'waiting_second',
  'failed',
] as const;
export type CommandState = (typeof commandStates)[number];

/** States without a decision. */
export const openCommandStates: readonly CommandState[] = ['asked', 'proposed', 'accepted', 'waiting_second'];

/** Maximum number of files per message, and bytes per file. */
export const maxWorkOrderFiles = 10;
export const maxWorkOrderFileBytes = 10 * 1024 * 1024;
/** Maximum number of entries per thread. */
export const maxWorkOrderEntries = 300;
/** Days after its resolution within which it can be reopened. */
export const reopenDays = 14;
/** Days after its resolution until it closes automatically. */
export const closeDays = 7;
