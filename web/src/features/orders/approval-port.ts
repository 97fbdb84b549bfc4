import type { OrderView } from '@serai/contract/orders/view';
import { type ComponentType, createContext, useContext } from 'react';

/** Port of orders for payment approvals, implemented by `approvals`. */
export interface ApprovalPort {
  /** Returns whether an order waits for another user's decision, so that the reader is not urged to pay. */
  useAwaitsApproval: (orderId: number) => boolean;
  /** Button for the payment of an order: to pay, or to request approval. */
  PayOrAsk: ComponentType<PayOrAskProps>;
  /** On an order's own page: its approval request with the decision, or the button to request approval. */
  OrderApproval: ComponentType<{ order: OrderView }>;
}

export interface PayOrAskProps {
  order: OrderView;
  compact: boolean;
  onPay: () => void;
  /** Label of the button for paying. */
  words: string;
}

/** Set by the pages of a product's orders. */
export const ApprovalContext = createContext<ApprovalPort | null>(null);

export function useApprovalPort(): ApprovalPort {
  const port = useContext(ApprovalContext);
  if (!port) throw new Error('useApprovalPort outside of the pages of orders');
  return port;
}
