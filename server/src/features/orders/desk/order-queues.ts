import type { QueueSource } from '../../queues/queues.ts';
import { adjustmentQueue } from '../adjustments/adjustment-queue.ts';
import { offerQueue, requestQueue } from '../requests/request-queues.ts';
import { reviewQueue } from '../reviews/review-queue.ts';
import { supplierQueue } from '../suppliers/supplier-queue.ts';

/** Queues of orders for the staff. */
export const orderQueues = {
  requests: requestQueue,
  offers: offerQueue,
  reviews: reviewQueue,
  suppliers: supplierQueue,
  adjustments: adjustmentQueue,
} as const satisfies Record<string, QueueSource>;
