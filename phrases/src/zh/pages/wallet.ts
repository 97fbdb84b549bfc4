/** Deposit and credit, wherever they are shown. */
const wallet = {
  balance: '预存款余额',
  creditLeft: '可用额度',
  creditLimit: '授信额度',
  creditUsed: '已用额度',
  creditBar: '授信额度已用 {used}，共 {limit}',
  creditNone: '尚未开通授信',
  creditNoneHelp: '公司认证通过后，可联系客服申请。',
  notVerified: '公司尚未认证，暂只能用预存款付款',
  alert40: '可用额度不足 40%，请留意结算',
  alert20: '可用额度不足 20%，请尽快结算账单',
  alert0: '授信额度已用完，新订单请用预存款支付',
} as const;

export default wallet;

declare module '../../pages.ts' {
  interface PagePhrases {
    wallet: typeof wallet;
  }
}
