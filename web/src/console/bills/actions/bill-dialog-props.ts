import type { DeskBillReply } from '../desk-bill.ts';

/** Properties of a dialog about one bill. */
export interface BillDialogProps {
  reply: DeskBillReply;
  onClose: () => void;
}
