/** Cancellation terms of an offer, common to all products. */
const offerTerms = {
  policy: '取消规则',
  policyNow: '现在',
  policyStart_stay: '入住',
  policyStart_ride: '上车',
  feeFree: '免费取消',
  feeAmount: '扣 {amount}',
  feeFull: '扣全额 {amount}',
  feePart: '部分扣款',
  feeWhole: '扣全额',
  feeWholeNow: '现在取消扣全额',
  nonRefundable: '不可取消',
  untilPlace: '{time} 前（{place}时间）',
  untilLocal: '当地 {time} 前',
  untilHere: '您的时间 {time}',
  fromThen: '此后',
} as const;

export default offerTerms;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'offer-terms': typeof offerTerms;
  }
}
