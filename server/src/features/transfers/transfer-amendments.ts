import { bookingAmendment, type ChangeDeps } from '../fleet/fleet.ts';
import type { AnyAmendment } from '../orders/for-products.ts';
import { planChange } from './plan-change.ts';
import { transferWord } from './product-word.ts';

/** Amendments offered for airport transfers. */
export function transferAmendments(deps: ChangeDeps): AnyAmendment[] {
  const what = { kind: 'change_transfer', product: transferWord } as const;
  return [
    bookingAmendment(deps, what, (db, id, { kind: _, ...wish }, buyer) =>
      planChange(db, { ...wish, id }, buyer),
    ),
  ];
}
