import type balance from './zh/pages/wallet/balance.ts';

/** Phrase key of each ledger event in the statement, on screen and in the sheet. */
export function eventPhrase(event: string): keyof typeof balance {
  return phrases[event] ?? 'eventOther';
}

const phrases: Readonly<Record<string, keyof typeof balance | undefined>> = {
  top_up: 'eventTopUp',
  top_up_reversed: 'eventTopUpReversed',
  pay_back: 'eventPayBack',
  pay: 'eventPay',
  change: 'eventChange',
  complete: 'eventComplete',
  completed: 'eventComplete',
  refund: 'eventRefund',
  cancel: 'eventRefund',
  cancelled: 'eventRefund',
  no_show: 'eventNoShow',
  reject: 'eventReject',
  rejected: 'eventReject',
  adjustment: 'eventAdjust',
  bill_deposit: 'eventSettle',
  bill_receipt: 'eventSettle',
  bill_set_off: 'eventSetOff',
  bill_withholding: 'eventWithheld',
  bill_credit: 'eventBillCredit',
  bill_unpaid: 'eventBillUnpaid',
  write_off: 'eventWriteOff',
  recover: 'eventRecover',
  settle: 'eventPayEarly',
  goodwill: 'eventGoodwill',
  fee_waived: 'eventWaive',
  correct: 'eventCorrect',
  correction: 'eventCorrect',
  article: 'eventArticle',
};
