import { type QueueName, queueNames } from '@serai/contract/back-office/queue-names';
import { verificationQueue } from '../features/agencies/agencies.ts';
import { billQueue } from '../features/billing/billing.ts';
import { fleetQueues } from '../features/fleet/fleet.ts';
import { hotelQueues } from '../features/hotels/hotels.ts';
import { invoiceQueue } from '../features/invoices/invoices.ts';
import { undeliveredQueue } from '../features/messages/messages.ts';
import { orderQueues } from '../features/orders/for-composition.ts';
import type { QueueSource } from '../features/queues/queues.ts';
import { receiptQueues } from '../features/receipts/receipts.ts';
import { secondPersonQueue } from '../features/second-person/second-person.ts';
import { transferQueues } from '../features/transfers/transfers.ts';
import { workOrderQueues } from '../features/work-orders/work-orders.ts';

/** Source of each queue; a queue of the contract without a source does not compile. */
const sources: Record<QueueName, QueueSource> = {
  ...orderQueues,
  ...hotelQueues,
  ...fleetQueues,
  ...transferQueues,
  ...workOrderQueues,
  ...receiptQueues,
  agencies: verificationQueue,
  bills: billQueue,
  invoices: invoiceQueue,
  secondPerson: secondPersonQueue,
  undelivered: undeliveredQueue,
};

/** Queues of the staff, in the order of their pages. */
export const queueSources: readonly QueueSource[] = queueNames.map((name) => sources[name]);
