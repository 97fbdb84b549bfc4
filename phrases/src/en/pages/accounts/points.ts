import type source from '../../../zh/pages/accounts/points.ts';

const points: Record<keyof typeof source, string> = {
  title: 'Points',
  now: 'Points now',
  ruleTitle: 'How points are earned',
  rule: 'When an order you booked is completed, each {hundred} of its price earns {points} points. Fractions of a point do not count.',
  ruleNone: 'Orders currently earn no points.',
  ruleWhose: 'Points go to the person who booked, once per order. Cancelled and refunded orders earn none.',
  logTitle: 'History',
  caption: 'History of points',
  columnEvent: 'Event',
  columnOrder: 'Order',
  columnTime: 'Time',
  columnScore: 'Points',
  columnAfter: 'After',
  eventOrderCompleted: 'Order completed',
  eventOrderCorrected: 'Order corrected, points taken back',
  eventOther: 'Other',
  empty: 'No points yet',
  emptyHelp: 'Once an order you booked is completed, its points appear here automatically.',
  emptyAction: 'Book a hotel',
};

export default points;
