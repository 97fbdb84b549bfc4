import type source from '../../../zh/pages/console/console-margins.ts';

const margins: Record<keyof typeof source, string> = {
  title: 'Margins',
  text: 'Sale, cost and margin of orders by the month in which their services ended.',
  tabs: 'By kind',
  show_all: 'All',
  show_below_cost: 'Below cost',
  show_unknown: 'Cost unknown',
  month: 'Month',
  clear: 'Clear filters',
  total: 'Orders: {count}',
  empty: 'No orders ended in this month',
  emptyHelp: 'Please choose another month.',
  emptyFiltered: 'No matching orders',
  emptyFilteredHelp: 'Please choose other filters or clear them.',
  columnOrder: 'Order',
  columnAgency: 'Agency',
  columnEnded: 'Service ended on',
  sale: 'Sale',
  cost: 'Cost',
  margin: 'Margin',
  percent: 'Margin in %',
  unknown: 'Unknown',
};

export default margins;
