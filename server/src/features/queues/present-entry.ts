import type { QueueAction } from '@serai/contract/back-office/queue-names';
import type { QueueEntry } from '@serai/contract/back-office/queues';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Operator } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import type { EntryRow } from './entry-store.ts';
import type { QueueSource } from './queue-source.ts';

interface Reader {
  operator: Operator;
  lang: Lang;
  now: Date;
}

/** An entry as one of the staff sees it. */
export function presentEntry(source: QueueSource, row: EntryRow, reader: Reader): QueueEntry {
  const { operator, lang, now } = reader;
  return {
    queue: source.name,
    kind: source.kind,
    object_id: row.id,
    order_id: row.order_id,
    number: row.number,
    title: inLanguage(lang, { zh: row.title_zh, en: row.title_en }),
    matter: row.matter,
    agency: row.agency_id === null ? null : { id: row.agency_id, name: row.agency ?? '' },
    guest: row.guest,
    since: toSeconds(row.since),
    due: row.due && toSeconds(row.due),
    overdue: isOverdue(row, now),
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner ?? '' },
    actions: actionsOf(source, row, operator, now),
  };
}

export function isOverdue({ due }: Pick<EntryRow, 'due'>, now: Date): boolean {
  return due !== null && due <= now;
}

/** Actions on an entry; the calls refuse all others. */
function actionsOf(source: QueueSource, row: EntryRow, operator: Operator, now: Date): QueueAction[] {
  if (!operator.nodes.has('/console/queue/take') || !operator.nodes.has(source.act)) return [];
  if (row.owner_id !== null && row.owner_id !== operator.userId) return ['handOver'];
  const actions: QueueAction[] = row.owner_id === null ? ['take', 'handOver'] : ['release', 'handOver'];
  return isOverdue(row, now) ? actions : [...actions, 'snooze'];
}
