import type { OrderView } from '@serai/contract/order-view';
import { type ComponentType, createContext, useContext } from 'react';

/** What orders needs of those who are asked to pay what the reader may not. `approvals` implements it. */
export interface ApprovalPort {
  /** Whether an order waits for the decision of somebody else, so that the reader is not the one to hurry. */
  useAwaitsApproval: (orderId: number) => boolean;
  /** The button that leads to the payment of an order: to pay, or to ask for it. */
  PayOrAsk: ComponentType<PayOrAskProps>;
  /** On an order's own page: its request with the decision, or the way to ask. */
  OrderApproval: ComponentType<{ order: OrderView }>;
}

export interface PayOrAskProps {
  order: OrderView;
  compact: boolean;
  onPay: () => void;
  /** What the button says that pays. */
  words: string;
}

/** Set by the pages of a product's orders. */
export const ApprovalContext = createContext<ApprovalPort | null>(null);

export function useApprovalPort(): ApprovalPort {
  const port = useContext(ApprovalContext);
  if (!port) throw new Error('useApprovalPort outside of the pages of orders');
  return port;
}
