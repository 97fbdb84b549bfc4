/** Fields of dates and times of day, and the usual periods of date filters. */
const dates = {
  placeholder: '12/10、明天',
  calendar: '打开日历',
  choose: '选择日期',
  previousMonth: '上个月',
  nextMonth: '下个月',
  notRead: '看不出日期，请输入如 12/10、2026-12-10、周五',
  between: '请输入 {min} 至 {max} 之间的日期',
  notBefore: '请输入 {min} 或以后的日期',
  notAfter: '请输入 {max} 或以前的日期',
  time: '时间',
  timePlaceholder: '--:--',
  chooseTime: '选择时间',
  timeNotRead: '看不出时间，请输入如 0830、8:30、下午 3 点',
  from: '起',
  to: '止',
  period: '{name}：时间段',
  period_all: '不限',
  period_days: '自选',
  period_today: '今天',
  period_tomorrow: '明天',
  period_friday: '周五',
  period_this_week: '本周',
  period_this_month: '本月',
  period_last_month: '上月',
} as const;

export default dates;

declare module '../../../pages.ts' {
  interface PagePhrases {
    dates: typeof dates;
  }
}
