/** The points log. */
const points = {
  title: '我的积分',
  now: '当前积分',
  ruleTitle: '积分怎么来',
  rule: '您预订的订单完成后，每消费 {hundred} 积 {points} 分，不足 1 分不计。',
  ruleNone: '目前预订不计积分。',
  ruleWhose: '积分记在下单人名下，同一订单只计一次；取消或退订的订单不计。',
  logTitle: '积分明细',
  caption: '积分明细',
  columnEvent: '事项',
  columnOrder: '订单',
  columnTime: '时间',
  columnScore: '变动',
  columnAfter: '变动后',
  eventOrderCompleted: '订单完成',
  eventOrderCorrected: '订单更正，积分收回',
  eventOther: '其他',
  empty: '还没有积分',
  emptyHelp: '您预订的订单完成服务后，积分会自动记在这里。',
  emptyAction: '去订酒店',
} as const;

export default points;

declare module '../../../pages.ts' {
  interface PagePhrases {
    points: typeof points;
  }
}
