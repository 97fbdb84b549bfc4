import type source from '../../../zh/pages/site/dates.ts';

const dates: Record<keyof typeof source, string> = {
  placeholder: '12/10, Fri',
  calendar: 'Open calendar',
  choose: 'Choose a date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  notRead: 'Not a date. Try 12/10 (month first), 2026-12-10 or Fri',
  between: 'Please enter a date from {min} to {max}',
  notBefore: 'Please enter {min} or a later date',
  notAfter: 'Please enter {max} or an earlier date',
  time: 'Time',
  timePlaceholder: '--:--',
  chooseTime: 'Choose a time',
  timeNotRead: 'Not a time. Try 0830, 18:30 or 3pm',
  from: 'from',
  to: 'to',
  period: '{name}: period',
  period_all: 'Any time',
  period_days: 'Custom',
  period_today: 'Today',
  period_tomorrow: 'Tomorrow',
  period_friday: 'Friday',
  period_this_week: 'This week',
  period_this_month: 'This month',
  period_last_month: 'Last month',
};

export default dates;
