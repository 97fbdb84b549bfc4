import type { AnyAmendment } from '../../orders/orders.ts';
import { renaming } from './rename-guests.ts';

/** What stays can be amended by. */
export const hotelAmendments: readonly AnyAmendment[] = [renaming];
