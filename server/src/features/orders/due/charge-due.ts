import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { acceptAt } from '../../../domain/adjustment-clock.ts';
import { byDue, type DueEntry, type DueSource, nothingDue } from '../../due/due.ts';
import { seesNetPrices } from '../../permissions/permissions.ts';
import { isQuestioned } from '../adjustments/adjustment-store.ts';
import { type ClockedCharge, timesOf } from '../adjustments/announce-adjustment.ts';
import { isSeenBy, permits } from '../lists/seen-by-member.ts';
import { dueOfOrder } from './due-of-order.ts';

/**
 * Orders with charges after the service that the member may confirm or decline, due when silence accepts the first of
 * them. Charges with a question wait for the seller. Charges close after some days, so an agency has few.
 */
export const chargeDue: DueSource = {
  kind: 'charge',
  read: async (db, { member }) => {
    if (!seesNetPrices(member)) return nothingDue;
    const proposed = await listProposed(db, sql`${isSeenBy(member)} AND ${permits(member, 'pay')}`);
    const orders = new Map<number, DueEntry>();
    for (const charge of proposed) {
      const accepted = isQuestioned(charge) ? null : acceptAt(timesOf(charge));
      if (accepted === null) continue;
      const entry = { ...charge, due: new Date(accepted) };
      orders.set(entry.id, joined(orders.get(entry.id), entry));
    }
    return { entries: [...orders.values()].sort(byDue), count: orders.size };
  },
};

type Proposed = Omit<DueEntry, 'due'> & ClockedCharge;

async function listProposed(db: Db, wanted: RawBuilder<unknown>): Promise<Proposed[]> {
  const { rows } = await sql<Proposed>`
    SELECT orders.id, ${dueOfOrder}, NULL::text AS tz, adjustment.amount, 'answer' AS action,
      adjustment.proposed_at, adjustment.question, adjustment.answer, adjustment.answered_at, adjustment.reminded_at
    FROM order_adjustments adjustment JOIN orders ON orders.id = adjustment.order_id
    WHERE adjustment.status = 'proposed' AND ${wanted}`.execute(db);
  return rows;
}

/** One entry for all charges of an order: their sum, due with the first. */
function joined(known: DueEntry | undefined, entry: DueEntry): DueEntry {
  if (!known) return entry;
  const first = byDue(known, entry) <= 0 ? known : entry;
  return { ...first, amount: (known.amount ?? 0) + (entry.amount ?? 0) };
}
