import type source from '../../../zh/pages/console/console-pay-backs.ts';

const payBacks: Record<keyof typeof source, string> = {
  title: 'Pay-backs',
  text: 'Repayments of deposits to the bank accounts of agencies. Above the limit of one person, and while the agency has overdue debt, a second person decides.',
  ask: 'Pay back a deposit',
  askText: 'The sum is taken from the deposit. Please state the receiving account as the bank needs it.',
  total: 'Waiting: {count}',
  empty: 'No pay-back is waiting',
  emptyHelp:
    'A pay-back that needs a second person waits here for a colleague, and on the page of second-person checks.',
  agency: 'Agency',
  pastDue: '{sum} past due',
  deposit: 'Deposit {sum}',
  sum: 'Sum',
  amountWrong: 'Please enter an amount, for example 45.50',
  payee: 'Receiving account',
  payeeHint: 'Account holder, bank and number',
  reason: 'Reason',
  required: 'Please fill this in',
  askedBy: 'Requested by',
  actions: 'Actions',
  confirm: 'Approve',
  confirmOf: 'Approve the pay-back to {name}',
  confirmTitle: 'Pay {sum} back to {name}?',
  confirmText:
    'The sum leaves the deposit at once, and the agency is notified. The requester cannot approve it.',
  reject: 'Reject',
  rejectOf: 'Reject the pay-back to {name}',
  rejectTitle: 'Reject the pay-back of {sum} to {name}?',
  rejectText: 'The deposit does not change. The requester cannot decide it.',
  note: 'Note',
  noteHint: 'For example the number of the bank order',
  paid: 'Paid back',
  rejected: 'Rejected',
  waits: 'Submitted; it waits for a second person',
  decided: 'Done',
};

export default payBacks;
