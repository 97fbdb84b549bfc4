import type { listQueues as endpoint } from '@serai/contract/back-office/queues';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, operatorOf } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { capped } from '../../platform/list/count.ts';
import { readPage } from '../../platform/list/read-list.ts';
import { coversQueue } from '../people/people.ts';
import { countEntries, entryList } from './entry-store.ts';
import { listColleagues } from './list-colleagues.ts';
import { listUncoveredQueues } from './list-uncovered-queues.ts';
import { presentEntry } from './present-entry.ts';
import type { QueueSource } from './queue-source.ts';

/** Number of entries of each queue where all queues are listed. */
const SHOWN = 5;

type ListCall = Call<typeof endpoint>;
type Queue = ReplyOf<typeof endpoint>['queues'][number];

/**
 * Lists the queues that the caller may see, each with its first entries, or a page of one queue.
 * @throws AppError `no_permission` for a queue that the caller may not see.
 */
export async function listQueues(
  db: Db,
  sources: readonly QueueSource[],
  call: ListCall,
): Promise<ReplyOf<typeof endpoint>> {
  const { queue, ...paging } = call.input;
  const { nodes, scope } = operatorOf(call);
  const maySee = ({ name, view }: QueueSource) => nodes.has(view) && coversQueue(scope, name);
  const seen = sources.filter((source) => maySee(source) && (queue === undefined || source.name === queue));
  if (queue !== undefined && seen.length === 0) throw new AppError('no_permission');
  const page = queue === undefined ? { limit: SHOWN, ...paging } : paging;
  const queues: Queue[] = [];
  // One after the other, so that a call takes one connection.
  for (const source of seen) queues.push(await readQueue(db, source, page, call));
  const colleagues = await listColleagues(db, seen);
  const mayMend = nodes.has('/console/staff/edit');
  return {
    queues,
    colleagues: colleagues.map(({ scope: _, ...colleague }) => colleague),
    uncovered: mayMend ? await listUncoveredQueues(db, sources) : [],
  };
}

async function readQueue(
  db: Db,
  source: QueueSource,
  page: Omit<ListCall['input'], 'queue'>,
  call: ListCall,
): Promise<Queue> {
  const { lang, now } = call;
  const operator = operatorOf(call);
  const viewer = { scope: operator.scope, now };
  const { rows, next } = await readPage(db, page, entryList(source, viewer));
  const { count, overdue } = await countEntries(db, source, viewer);
  return {
    name: source.name,
    lapses: source.assign === undefined,
    overdue: capped(overdue).total,
    list: rows.map((row) => presentEntry(source, row, { operator, lang, now })),
    ...capped(count),
    next,
  };
}
