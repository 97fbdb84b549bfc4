import { commentStatuses } from '@serai/contract/content/article-states';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCount } from '../../../platform/format/count.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ListRows } from '../../../platform/list/list-rows.tsx';
import { RowsSkeleton } from '../../../platform/list/rows-skeleton.tsx';
import { readShown, writeShown } from '../../../platform/list/shown.ts';
import { useKeptRows } from '../../../platform/list/use-kept-rows.ts';
import { useList } from '../../../platform/list/use-list.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { PageTop } from '../../billing/page-top.tsx';
import { ShownTabs } from '../../billing/shown-tabs.tsx';
import { ToArticles } from '../to-articles.tsx';
import { CommentTable } from './comment-table.tsx';

export const Page = withQueries(OwnCommentsPage);

/** Own comments on articles, and whether readers see them. */
function OwnCommentsPage() {
  const t = usePhrases('own-content');
  const count = useCount();
  const search = readShown(useSearchParams()[0], commentStatuses);
  const query = useList('cms.User/comment', { status: search.show }, search);
  const kept = useKeptRows(query, String(writeShown(search)));
  const empty = search.show ? (
    <EmptyState title={t('commentsNone')}>{t('commentsNoneHelp')}</EmptyState>
  ) : (
    <EmptyState title={t('commentsEmpty')} actions={<ToArticles />}>
      {t('commentsEmptyHelp')}
    </EmptyState>
  );
  return (
    <>
      <PageTop title={t('comments')} intro={t('commentsIntro')} ways={null} />
      <Card className="mt-4">
        <ShownTabs
          label={t('commentsTabs')}
          filters={commentStatuses}
          shown={search}
          nameOf={(status) => (status === 'all' ? t('all') : t(`comment_${status}`))}
        >
          <Loaded keepsLast query={kept.query} skeleton={<RowsSkeleton row="h-14" />}>
            {(reply) => (
              <ListRows
                reply={reply}
                place={search}
                href={(place) => paths.ownComments(writeShown({ ...search, ...place }))}
                empty={empty}
                keepsScroll
              >
                <p role="status" className="mb-2 text-caption text-muted">
                  {t('commentsCount', { count: count(reply.total, reply.total_capped) })}
                </p>
                <CommentTable comments={reply.list} left={kept.left} stale={query.isPlaceholderData} />
              </ListRows>
            )}
          </Loaded>
        </ShownTabs>
      </Card>
    </>
  );
}
