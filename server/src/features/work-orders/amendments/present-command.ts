import type { WorkOrderCommand } from '@serai/contract/work-orders/view';
import type { Lang } from '@serai/phrases/lang';
import type { Caller } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { hideSums, presentAmendment } from '../../orders/orders.ts';
import type { CommandRow } from './command-store.ts';

/** A change as visible to its caller: without amounts if they may not see net prices. */
export function presentCommand(
  row: CommandRow & { asker_role: string },
  { caller, lang }: { caller: Caller | undefined; lang: Lang },
): WorkOrderCommand {
  const { id, state, input, reason } = row;
  return {
    id,
    kind: input.kind,
    state,
    input,
    reason,
    preview: hideSums(caller, presentAmendment(row.preview, lang)),
    asked_by: row.asker_role === 'operator' ? 'staff' : 'member',
    created_at: toSeconds(row.created_at),
    decided_at: row.decided_at && toSeconds(row.decided_at),
  };
}
