import { countDeclarationsForStaff } from './count-for-digest.ts';
import { decidePayBack } from './decide-pay-back.ts';
import { receiptPaper, receiptPaperKind } from './open-receipt-paper.ts';
import { slipFile, slipKind } from './open-slip.ts';
import { hasReceipts } from './receipt-store.ts';

/** Public interface of the receipts feature. */
export {
  countDeclarationsForStaff,
  decidePayBack,
  hasReceipts,
  receiptPaper,
  receiptPaperKind,
  slipFile,
  slipKind,
};
