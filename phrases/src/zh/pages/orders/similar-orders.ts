/** Warning before payment: the same guests are already booked for the same days. */
const similarOrders = {
  title: '可能重复预订',
  text: '贵司已有 {count} 张订单，客人和日期与本单重合，请确认不是重复预订：',
  order: '{sn} · {date} · {guests}',
  names: '、',
} as const;

export default similarOrders;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'similar-orders': typeof similarOrders;
  }
}
