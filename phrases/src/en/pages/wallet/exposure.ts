import type source from '../../../zh/pages/wallet/exposure.ts';

const exposure: Record<keyof typeof source, string> = {
  title: 'What you owe',
  total: 'Total owed',
  ofLimit: 'Limit {limit}, left {left}',
  held: 'Upcoming orders',
  unbilled: 'Not billed yet',
  applied: 'Bills to be confirmed',
  not_due: 'Billed, not due yet',
  overdue: 'Overdue',
  disputed: 'In dispute',
  sumHelp: 'These add up to the credit you have used.',
  pastDue:
    '{amount} of it is past due. Beyond the grace period credit is suspended, and works again once it is settled.',
  bar: 'Owed {total}, limit {limit}',
};

export default exposure;
