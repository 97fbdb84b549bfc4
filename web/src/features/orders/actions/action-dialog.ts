import type { OrderView } from '@serai/contract/order-view';

/** What every dialog of an action gets. */
export interface ActionDialogProps {
  order: OrderView;
  onClose: () => void;
}
