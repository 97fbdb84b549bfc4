import type { ReactNode } from 'react';
import { ApprovalContext } from './approval-port.ts';
import type { OrderProduct } from './order-product.ts';
import { ServiceContext } from './views/service-words.ts';

/** Context of all pages of a product's orders: its service texts, and the approval port. */
export function ProductScope({ product, children }: { product: OrderProduct; children: ReactNode }) {
  return (
    <ServiceContext value={product.service}>
      <ApprovalContext value={product.approvals}>{children}</ApprovalContext>
    </ServiceContext>
  );
}
