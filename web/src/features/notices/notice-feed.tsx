import { messageKinds } from '@serai/contract/messages/kinds';
import { Button, buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Select } from '@serai/ui/select';
import { Skeleton } from '@serai/ui/skeleton';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useCount } from '../../platform/format/count.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { NoticeLink } from './notice-link.tsx';
import { useMarkRead, useNotices } from './notice-queries.ts';
import { type NoticesSearch, writeNoticesSearch } from './notices-search.ts';

interface NoticeFeedProps {
  search: NoticesSearch;
  onChange: (part: Partial<NoticesSearch>) => void;
}

/** Notices, newest first, filtered by subject; each opens the page of its subject. */
export function NoticeFeed({ search, onChange }: NoticeFeedProps) {
  const t = usePhrases('notices');
  const count = useCount();
  const notify = useNotify();
  const mark = useMarkRead();
  const query = useNotices({ kind: search.kind, unread: search.view === 'unread' }, search);
  async function readAll() {
    if (await mark.all()) notify('success', t('allRead'));
  }
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <Select
          aria-label={t('kind')}
          className="w-48 max-sm:w-full"
          value={search.kind ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ kind: messageKinds.find((kind) => kind === value) ?? null })
          }
          options={[
            { value: '', label: t('allKinds') },
            ...messageKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
          ]}
        />
        {(query.data?.unread ?? 0) > 0 && (
          <Button kind="quiet" icon="check" busy={mark.busy} onClick={() => void readAll()}>
            {t('readAll')}
          </Button>
        )}
      </div>
      <Loaded keepsLast query={query} skeleton={<RowsSkeleton />}>
        {(reply) => (
          <ListRows
            reply={reply}
            place={search}
            href={(place) => paths.notices(writeNoticesSearch({ ...search, ...place }))}
            empty={<NoNotices search={search} />}
          >
            <p role="status" className="text-caption text-muted">
              {t('count', { count: count(reply.total, reply.total_capped) })}
            </p>
            <ul
              className={query.isPlaceholderData ? 'divide-y divide-line opacity-60' : 'divide-y divide-line'}
            >
              {reply.list.map((notice) => (
                <li key={notice.id}>
                  <NoticeLink notice={notice} onOpen={() => void mark.one(notice)} />
                </li>
              ))}
            </ul>
          </ListRows>
        )}
      </Loaded>
    </>
  );
}

function NoNotices({ search }: { search: NoticesSearch }) {
  const t = usePhrases('notices');
  const all = (
    <Link to={paths.notices()} className={buttonClass()}>
      {t('showAll')}
    </Link>
  );
  if (search.kind) {
    return (
      <EmptyState title={t('emptyKind')} actions={all}>
        {t('emptyKindHelp')}
      </EmptyState>
    );
  }
  if (search.view === 'unread') {
    return (
      <EmptyState title={t('emptyUnread')} actions={all}>
        {t('emptyUnreadHelp')}
      </EmptyState>
    );
  }
  return <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>;
}

function RowsSkeleton() {
  return (
    <div className="grid gap-3">
      {['a', 'b', 'c', 'd', 'e'].map((line) => (
        <Skeleton key={line} className="h-16" />
      ))}
    </div>
  );
}
