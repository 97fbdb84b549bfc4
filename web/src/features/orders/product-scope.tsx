import type { ReactNode } from 'react';
import { ApprovalContext } from './approval-port.ts';
import type { OrderProduct } from './order-product.ts';
import { ServiceContext } from './service-words.ts';

/** Around everything on a page of a product's orders: how its service is spoken of, and who is asked to pay. */
export function ProductScope({ product, children }: { product: OrderProduct; children: ReactNode }) {
  return (
    <ServiceContext value={product.service}>
      <ApprovalContext value={product.approvals}>{children}</ApprovalContext>
    </ServiceContext>
  );
}
