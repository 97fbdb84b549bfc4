import { Tag } from '@serai/ui/tag';
import { useIsDesk } from './reader.ts';
import { useOrderPhrases } from './service-words.ts';

/** Marks an order that the seller's staff booked for the agency; absent for any other. */
export function OnBehalfTag({ order }: { order: { on_behalf: string | null } }) {
  const words = useOrderPhrases('orders');
  const isDesk = useIsDesk();
  if (order.on_behalf === null) return null;
  return <Tag tone="teal">{words(isDesk ? 'markForAgency' : 'markForYou')}</Tag>;
}
