/** How far a work order has come. */
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

/** Somebody still has to do something. */
export const openWorkOrderStatuses: readonly WorkOrderStatus[] = [
  'submitted',
  'accepted',
  'in_progress',
  'waiting_member',
  'reopened',
];

/** What moves a work order. */
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
  // Changes to its order: asked for, proposed, agreed to or not, taken back, carried out, come to nothing.
  'ask_command',
  'propose',
  'accept_command',
  'refuse_command',
  'dismiss_command',
  'carry_out',
  'fail_command',
] as const;
export type WorkOrderEvent = (typeof workOrderEvents)[number];

/** What stands in the thread of one: its moves, and what moves nothing. */
export const workOrderNotes = [...workOrderEvents, 'hand_over', 'rate', 'remind'] as const;
export type WorkOrderNote = (typeof workOrderNotes)[number];

/** What a caller may do with one now. */
export const workOrderActions = ['reply', 'close', 'reopen', 'withdraw', 'rate', 'decide'] as const;
export type WorkOrderAction = (typeof workOrderActions)[number];

/** The same of the staff. */
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

/** How far a change to the order has come that was asked for by a work order. */
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

/** Nothing has been decided about it yet. */
export const openCommandStates: readonly CommandState[] = ['asked', 'proposed', 'accepted', 'waiting_second'];

/** So many files go with one message at most, each of so many bytes. */
export const mostWorkOrderFiles = 10;
export const mostWorkOrderFileBytes = 10 * 1024 * 1024;
/** So many entries the thread of one has at most. */
export const mostWorkOrderEntries = 300;
/** Within so many days after it was resolved it can be reopened. */
export const reopenDays = 14;
/** So many days after it was resolved it closes by itself. */
export const closeDays = 7;
