import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Tag } from '@serai/ui/tag';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay, useSession } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { EntryRow } from './entry-row.tsx';
import { type Colleague, type QueueReply, REFRESH_MS, type StaffQueue } from './queue-words.ts';
import { ShiftDialog } from './shift-dialog.tsx';
import { UncoveredQueues } from './uncovered-queues.tsx';

/** Open work for the reader, by queue: the first entries of each, due first. Refreshes automatically. */
export function QueueBoard() {
  const query = useRead('console/queue/list', {}, { lookAgain: () => REFRESH_MS });
  return (
    <Loaded keepsLast query={query} skeleton={<Skeleton className="h-96" />}>
      {(reply) => <Board reply={reply} />}
    </Loaded>
  );
}

function Board({ reply: { queues, colleagues, uncovered } }: { reply: QueueReply }) {
  const t = usePhrases('console-queues');
  const waiting = queues.filter(({ list }) => list.length > 0);
  const idle = queues.filter(({ list }) => list.length === 0);
  return (
    <>
      <UncoveredQueues queues={uncovered}>
        <Link
          to={consolePaths.consoleStaff()}
          className="whitespace-nowrap text-teal underline underline-offset-4"
        >
          {t('toRoles')}
        </Link>
      </UncoveredQueues>
      <ShiftButton colleagues={colleagues} />
      {waiting.length === 0 ? (
        <EmptyState title={t('allDone')}>{t('allDoneHelp')}</EmptyState>
      ) : (
        <ul className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
          {waiting.map((queue) => (
            <li key={queue.name} className="min-w-0">
              <Card title={<QueueTitle queue={queue} />} aside={<AllLink queue={queue} />}>
                <ul className="-my-3 divide-y divide-line">
                  {queue.list.map((entry) => (
                    <EntryRow key={entry.object_id} entry={entry} colleagues={colleagues} />
                  ))}
                </ul>
              </Card>
            </li>
          ))}
        </ul>
      )}
      {waiting.length > 0 && idle.length > 0 && (
        <p className="mt-4 text-muted">
          {t('nothingIn', { queues: idle.map(({ name }) => t(`queue_${name}`)).join(t('separator')) })}
        </p>
      )}
    </>
  );
}

/** Opens the dialog that hands all entries of the reader over; hidden without somebody to hand them to. */
function ShiftButton({ colleagues }: { colleagues: readonly Colleague[] }) {
  const t = usePhrases('console-queues');
  const { user } = useSession();
  const mayTake = useMay()('/console/queue/take');
  const [open, setOpen] = useState(false);
  const others = colleagues.filter(({ id }) => id !== user?.id);
  if (!mayTake || others.length === 0) return null;
  return (
    <div className="not-printed mb-4 flex justify-end">
      <Button size="compact" onClick={() => setOpen(true)}>
        {t('shift')}
      </Button>
      {open && <ShiftDialog colleagues={others} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Name of a queue with its size and the number of overdue entries. */
export function QueueTitle({ queue }: { queue: StaffQueue }) {
  const t = usePhrases('console-queues');
  const { name, total, total_capped, overdue } = queue;
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      {t(`queue_${name}`)}
      <span className="figures font-normal text-muted">{total_capped ? `${total}+` : total}</span>
      {overdue > 0 && <Tag tone="lacquer">{t('overdueCount', { count: overdue })}</Tag>}
    </span>
  );
}

function AllLink({ queue: { name, list, total } }: { queue: StaffQueue }) {
  const t = usePhrases('console-queues');
  if (total <= list.length) return null;
  return (
    <Link
      to={consolePaths.consoleQueue(name)}
      className="whitespace-nowrap text-teal underline underline-offset-4"
    >
      {t('showAll')}
    </Link>
  );
}
