import { Button } from '@serai/ui/button';
import { Popover, type PopoverProps } from '@serai/ui/popover';
import { Skeleton } from '@serai/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { NoticeLink } from './notice-link.tsx';
import { type NoticeList, useMarkRead } from './notice-queries.ts';

interface LatestPanelProps extends Pick<PopoverProps, 'open' | 'onOpenChange' | 'anchor'> {
  query: UseQueryResult<NoticeList>;
  unread: number;
}

/** The newest notices below the bell. */
export function LatestPanel({ query, unread, ...popover }: LatestPanelProps) {
  const t = usePhrases('notices');
  return (
    <Popover {...popover} align="end" label={t('latest')} className="w-[min(26rem,calc(100vw-2rem))] !p-0">
      <Latest query={query} unread={unread} onLeave={() => popover.onOpenChange(false)} />
    </Popover>
  );
}

function Latest(props: { query: UseQueryResult<NoticeList>; unread: number; onLeave: () => void }) {
  const { query, unread, onLeave } = props;
  const t = usePhrases('notices');
  const mark = useMarkRead();
  return (
    <section>
      <header className="flex min-h-14 items-center justify-between gap-4 border-b border-line px-4 py-2">
        <h2 className="font-strong">{t('latest')}</h2>
        {unread > 0 && (
          <Button kind="quiet" size="compact" busy={mark.busy} onClick={() => void mark.all()}>
            {t('readAll')}
          </Button>
        )}
      </header>
      <Rows query={query} onLeave={onLeave} />
      <footer className="border-t border-line p-2">
        <Link
          to={paths.notices()}
          onClick={onLeave}
          className="flex h-10 items-center justify-center rounded-control font-strong text-teal hover:bg-teal-soft"
        >
          {t('seeAll')}
        </Link>
      </footer>
    </section>
  );
}

function Rows({ query, onLeave }: { query: UseQueryResult<NoticeList>; onLeave: () => void }) {
  const t = usePhrases('notices');
  const common = usePhrases('common');
  const mark = useMarkRead();
  if (query.data && query.data.list.length > 0) {
    return (
      <ul className="divide-y divide-line">
        {query.data.list.map((notice) => (
          <li key={notice.id}>
            <NoticeLink
              notice={notice}
              compact
              onOpen={() => {
                onLeave();
                void mark.one(notice);
              }}
            />
          </li>
        ))}
      </ul>
    );
  }
  if (query.data) {
    return (
      <div className="px-6 py-10 text-center">
        <p className="font-strong">{t('bellEmpty')}</p>
        <p className="mt-1 text-caption text-muted">{t('bellEmptyHelp')}</p>
      </div>
    );
  }
  if (query.isPending) {
    return (
      <div role="status" className="grid gap-3 p-4">
        <span className="sr-only">{common('loading')}</span>
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  }
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-8 text-center">
      <p>{t('bellFailed')}</p>
      <Button size="compact" busy={query.isFetching} onClick={() => void query.refetch()}>
        {common('retry')}
      </Button>
    </div>
  );
}
