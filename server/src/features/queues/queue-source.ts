import type { QueueName, QueueObject } from '@serai/contract/back-office/queue-names';
import type { ActionObject } from '@serai/contract/staff/activity-objects';
import type { StaffNode } from '@serai/contract/staff/nodes';
import type { RawBuilder } from 'kysely';
import type { Trx } from '../../calls.ts';

/** One entry of a queue, as its feature selects it. */
export interface QueueRow {
  /** Id of its object; unique in its queue. */
  id: number;
  order_id: number | null;
  /** Number by which people name it. */
  number: string;
  title_zh: string;
  title_en: string;
  /** Cause, as a word of the feature; empty if there is only one. */
  matter: string;
  agency_id: number | null;
  /** Country of its order's service; empty without an order. */
  country: string;
  /** Selling company of its order; null without an order. */
  entity_id: number | null;
  /** First guest or passenger; empty if there is none. */
  guest: string;
  /** When it entered the queue. An earlier claim is void. */
  since: Date;
  /** When it must be answered; null if nothing was promised. */
  due: Date | null;
  /** Owner, if the feature keeps it with the object (`assign`); otherwise null. */
  owner_id: number | null;
}

/**
 * A queue of work that waits for the staff. Features implement this port and the composition registers them.
 * Its rows are declared once as SQL, so that its count, its pages, its claims and the daily digest agree.
 */
export interface QueueSource {
  name: QueueName;
  kind: QueueObject;
  /** Node that is needed to see the queue. */
  view: StaffNode;
  /** Node that is needed to answer its entries, and therefore to take them. */
  act: StaffNode;
  /** Selects all entries, with the columns of `QueueRow`; without ORDER BY and LIMIT. */
  select(now: Date): RawBuilder<QueueRow>;
  /** Object of the activity log; defaults to the entry's order. */
  on?(row: Pick<QueueRow, 'id' | 'order_id' | 'number'>): {
    kind: ActionObject;
    id: number | null;
    name: string;
  };
  /**
   * For objects that keep their own owner: stores the owner of an entry that still waits, null for none.
   * Returns false if it no longer waits.
   */
  assign?(trx: Trx, id: number, ownerId: number | null): Promise<boolean>;
}
