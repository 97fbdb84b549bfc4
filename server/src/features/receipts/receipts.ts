import { countDeclarationsForStaff } from './count-for-digest.ts';
import { slipFile, slipKind } from './open-slip.ts';
import { hasReceipts } from './receipt-store.ts';

/** What the app uses of receipts. */
export { countDeclarationsForStaff, hasReceipts, slipFile, slipKind };
