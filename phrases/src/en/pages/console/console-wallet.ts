import type source from '../../../zh/pages/console/console-wallet.ts';

const consoleWallet: Record<keyof typeof source, string> = {
  title: 'Reconciliation',
  text: 'Every hour the accounts are compared with their entries, and what is held with the orders under way. An agency whose accounts differ moves no money until the cause has been found and corrected; then it is released here.',
  caption: 'Agencies whose money is stopped',
  columnAgency: 'Agency',
  columnSince: 'Stopped since',
  columnActions: 'Actions',
  empty: 'All accounts agree',
  emptyHelp: 'No agency’s money is stopped at the moment.',
  release: 'Check and release',
  releaseOf: 'Check and release the money of {name}',
  releaseAsk: 'Resume payments for {name}?',
  releaseHelp:
    'We re-check all its balances first and resume only if each equals its entries and its orders.',
  reason: 'What was wrong, and how it was corrected',
  reasonHint: 'Kept with the activity of the staff',
  monthsTitle: 'Month closing',
  monthsText:
    'Nothing can be booked in a month once it is closed; corrections go into the current one. For each agency a month ends at 24:00 of its last day in the agency’s own time zone.',
  monthsCaption: 'Closed months',
  monthNext: 'Ready to close: {month}',
  monthNotOver: 'The next month to close is {month}; it is not over yet.',
  monthChecklist: 'Checklist before closing',
  columnMonth: 'Month',
  columnClosedAt: 'Closed at',
  columnClosedBy: 'By',
  releaseDone: 'The accounts of {name} agree; its money moves again',
};

export default consoleWallet;
