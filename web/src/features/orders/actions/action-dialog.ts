import type { OrderView } from '@serai/contract/order-view';

/** Properties common to all action dialogs. */
export interface ActionDialogProps {
  order: OrderView;
  onClose: () => void;
}
