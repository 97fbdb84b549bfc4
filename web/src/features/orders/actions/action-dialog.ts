import type { OrderView } from '@serai/contract/orders/view';

/** Properties common to all action dialogs. */
export interface ActionDialogProps {
  order: OrderView;
  onClose: () => void;
}
