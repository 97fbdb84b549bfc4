import { maxHeldAtOnce, queueNames } from '@serai/contract/back-office/queue-names';
import { buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Link, useParams, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { SelectBox, SelectPage } from '../../platform/list/selection/select-box.tsx';
import { SelectLine } from '../../platform/list/selection/select-line.tsx';
import { SelectionBar } from '../../platform/list/selection/selection-bar.tsx';
import { type Selection, useSelection } from '../../platform/list/selection/use-selection.ts';
import { BackLink } from '../../platform/page/back-link.tsx';
import { MissingPage } from '../../platform/page/missing-page.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { EntriesActions } from './entries-actions.tsx';
import { EntryRow } from './entry-row.tsx';
import { QueueTitle } from './queue-board.tsx';
import { type Colleague, type QueueEntry, REFRESH_MS } from './queue-words.ts';

export const Page = withQueries(QueuePage);

type QueueName = (typeof queueNames)[number];

/** All entries of one queue, the first due first. */
function QueuePage() {
  const t = usePhrases('console-queues');
  const { name } = useParams();
  const queue = queueNames.find((each) => each === name);
  if (!queue) {
    return (
      <MissingPage title={t('missing')} list={{ to: paths.console(), words: t('toBoard') }}>
        {t('missingHelp')}
      </MissingPage>
    );
  }
  return <Queue name={queue} />;
}

function Queue({ name }: { name: QueueName }) {
  const t = usePhrases('console-queues');
  const [params] = useSearchParams();
  const cursor = params.get('cursor');
  const query = useRead(
    'console/queue/list',
    { queue: name, ...(cursor === null ? {} : { cursor }) },
    { keepsLast: true, lookAgain: () => REFRESH_MS },
  );
  const shown = query.isPlaceholderData ? undefined : query.data?.queues[0]?.list;
  const selection = useSelection({
    scope: name,
    shown,
    keyOf: ({ object_id }: QueueEntry) => String(object_id),
    most: maxHeldAtOnce,
  });
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t(`queue_${name}`)} indexed={false} />
      <BackLink to={paths.console()}>{t('toBoard')}</BackLink>
      <Loaded keepsLast query={query} skeleton={<Skeleton className="h-96" />}>
        {({ queues: [queue], colleagues }) =>
          queue && (
            <>
              <h1 className="text-title font-strong">
                <QueueTitle queue={queue} />
              </h1>
              <p className="mt-1 max-w-prose text-muted">{t(`help_${name}`)}</p>
              {queue.lapses && <p className="mt-1 max-w-prose text-caption text-muted">{t('lapses')}</p>}
              <div className="mt-6 grid grid-cols-1 gap-4">
                {queue.list.length === 0 ? (
                  <EmptyState title={t('allDone')}>{t('allDoneHelp')}</EmptyState>
                ) : (
                  <Entries entries={queue.list} colleagues={colleagues} selection={selection} />
                )}
                <div className="flex flex-wrap justify-end gap-2">
                  {cursor !== null && (
                    <Link to={consolePaths.consoleQueue(name)} className={buttonClass({})}>
                      {t('firstPage')}
                    </Link>
                  )}
                  {queue.next !== null && (
                    <Link
                      to={`${consolePaths.consoleQueue(name)}?${new URLSearchParams({ cursor: queue.next })}`}
                      className={buttonClass({})}
                    >
                      {t('nextPage')}
                    </Link>
                  )}
                </div>
              </div>
            </>
          )
        }
      </Loaded>
      <SelectionBar selection={selection}>
        <EntriesActions
          entries={selection.rows}
          actions={['take', 'handOver', 'snooze']}
          onDone={selection.clear}
        />
      </SelectionBar>
    </div>
  );
}

interface EntriesProps {
  entries: readonly QueueEntry[];
  colleagues: readonly Colleague[];
  selection: Selection<QueueEntry>;
}

/** Entries of one page; those of a queue that the reader does not answer cannot be selected. */
function Entries({ entries, colleagues, selection }: EntriesProps) {
  const isAnswered = entries.some(({ actions }) => actions.length > 0);
  return (
    <div>
      {isAnswered && <SelectLine selection={selection} />}
      <Card>
        {isAnswered && !selection.isNarrow && (
          <div className="-mt-2 mb-3 border-b border-line pb-2">
            <SelectPage selection={selection} />
          </div>
        )}
        <ul className="-my-3 divide-y divide-line">
          {entries.map((entry) => (
            <EntryRow
              key={entry.object_id}
              entry={entry}
              colleagues={colleagues}
              box={
                isAnswered &&
                selection.hasBoxes && <SelectBox selection={selection} row={entry} number={entry.number} />
              }
            />
          ))}
        </ul>
      </Card>
    </div>
  );
}
