import { slipFile, slipKind } from './open-slip.ts';
import { hasReceipts } from './receipt-store.ts';

/** What the app uses of receipts. */
export { hasReceipts, slipFile, slipKind };
