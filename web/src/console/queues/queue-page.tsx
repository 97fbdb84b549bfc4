import { queueNames } from '@serai/contract/back-office/queue-names';
import { buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Link, useParams, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { BackLink } from '../../platform/page/back-link.tsx';
import { MissingPage } from '../../platform/page/missing-page.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { EntryRow } from './entry-row.tsx';
import { QueueTitle } from './queue-board.tsx';
import { REFRESH_MS } from './queue-words.ts';

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
                  <Card>
                    <ul className="-my-3 divide-y divide-line">
                      {queue.list.map((entry) => (
                        <EntryRow key={entry.object_id} entry={entry} colleagues={colleagues} />
                      ))}
                    </ul>
                  </Card>
                )}
                <div className="flex flex-wrap justify-end gap-2">
                  {cursor !== null && (
                    <Link to={paths.consoleQueue(name)} className={buttonClass({})}>
                      {t('firstPage')}
                    </Link>
                  )}
                  {queue.next !== null && (
                    <Link
                      to={`${paths.consoleQueue(name)}?${new URLSearchParams({ cursor: queue.next })}`}
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
    </div>
  );
}
