import type { ReceiptState } from '@serai/contract/receipts/states';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { ReceiptRow } from './receipt-reads.ts';

const tones: Record<ReceiptState, Tone> = {
  unallocated: 'amber',
  part: 'teal',
  allocated: 'jade',
  reversed: 'neutral',
};

/** Whether a receipt is allocated, in part or in full, or reversed. */
export function ReceiptStateTag({ receipt }: { receipt: ReceiptRow }) {
  const t = usePhrases('console-receipts');
  const state = stateOf(receipt);
  return <StatusTag tone={tones[state]}>{t(`status_${state}`)}</StatusTag>;
}

function stateOf({ status, worth, unallocated }: ReceiptRow): ReceiptState {
  if (status === 'reversed') return 'reversed';
  if (unallocated.amount === 0) return 'allocated';
  return unallocated.amount === worth.amount ? 'unallocated' : 'part';
}
