import { bookingAmendment, type ChangeDeps } from '../fleet/fleet.ts';
import type { AnyAmendment } from '../orders/for-products.ts';
import { planChange } from './plan-change.ts';
import { carWord } from './product-word.ts';

/** Amendments offered for car orders. */
export function carAmendments(deps: ChangeDeps): AnyAmendment[] {
  const what = { kind: 'change_rental', product: carWord } as const;
  return [
    bookingAmendment(deps, what, (db, id, { kind: _, ...wish }, buyer) =>
      planChange(db, { ...wish, id }, buyer),
    ),
  ];
}
