import type { ActionObject } from '@serai/contract/staff/activity-objects';
import type { ConcessionKind } from '@serai/contract/staff/concession-kinds';

/**
 * An act by which the seller gives something up, or by which a member of staff could allow others to do so, or a payment by
 * which a member of staff takes an agency's money at its request.
 */
export interface Concession {
  kind: ConcessionKind;
  /** Sum given up or paid, in minor units of the currency; null if it cannot be quantified. */
  given: { amount: number; currency: string } | null;
  on: { kind: ActionObject; id: number | null; name: string };
  orderId?: number;
  agencyId?: number;
  reason: string;
}

/** Staff member and time of a concession. */
export interface Conceding {
  userId: number;
  now: Date;
}

/** Approval that an act needs: none, a colleague's, or a second administrator's. */
export type Needed = 'nobody' | 'colleague' | 'administrator';

/** Thrown where an act needs a second person: its transaction is rolled back, and `staffCommand` stores the request. */
export class NeedsSecondPerson extends Error {
  readonly concession: Concession;
  readonly needs: Exclude<Needed, 'nobody'>;

  constructor(concession: Concession, needs: Exclude<Needed, 'nobody'>) {
    super(`${concession.kind} of ${concession.on.name} needs a second person`);
    this.concession = concession;
    this.needs = needs;
  }
}
