import type { OrderView } from '@serai/contract/orders';

/** What every dialog of an action gets. */
export interface ActionDialogProps {
  order: OrderView;
  onClose: () => void;
}
