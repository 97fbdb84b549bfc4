import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';

/** What a posting is called; the keys are the events of the ledger. */
export function eventPhrase(event: string): PhraseKey<'balance'> {
  return phrases[event] ?? 'eventOther';
}

const phrases: Record<string, PhraseKey<'balance'> | undefined> = {
  top_up: 'eventTopUp',
  deposit_paid_back: 'eventPayBack',
  pay: 'eventPay',
  complete: 'eventComplete',
  completed: 'eventComplete',
  refund: 'eventRefund',
  cancel: 'eventRefund',
  cancelled: 'eventRefund',
  no_show: 'eventNoShow',
  reject: 'eventReject',
  rejected: 'eventReject',
  adjustment: 'eventAdjust',
  bill_paid: 'eventSettle',
  settle: 'eventSettle',
  goodwill: 'eventGoodwill',
  fee_waived: 'eventWaive',
  correct: 'eventCorrect',
  correction: 'eventCorrect',
};
