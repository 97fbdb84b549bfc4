import { commentStatuses } from '@serai/contract/content/article-states';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { listAddress, tabOf } from '../../../platform/list/list-address.ts';
import { ListHead, ListPage } from '../../../platform/list/list-page.tsx';
import { useKeptRows } from '../../../platform/list/use-kept-rows.ts';
import { useList } from '../../../platform/list/use-list.ts';
import { useListSearch } from '../../../platform/list/use-list-search.ts';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { ToArticles } from '../to-articles.tsx';
import { CommentTable } from './comment-table.tsx';

export const Page = withQueries(OwnCommentsPage);

const commentAddress = listAddress({ show: tabOf(commentStatuses) });

/** The member's comments on articles, and whether readers see them. */
function OwnCommentsPage() {
  const t = usePhrases('own-content');
  const list = useListSearch(commentAddress, paths.ownComments);
  const { search } = list;
  const query = useList('cms.User/comment', { status: search.show }, search);
  const kept = useKeptRows(query, String(commentAddress.write(search)));
  const empty = search.show ? (
    <EmptyState title={t('commentsNone')}>{t('commentsNoneHelp')}</EmptyState>
  ) : (
    <EmptyState title={t('commentsEmpty')} actions={<ToArticles />}>
      {t('commentsEmptyHelp')}
    </EmptyState>
  );
  return (
    <>
      <ListHead title={t('comments')} intro={t('commentsIntro')} actions={null} />
      <Card className="mt-4">
        <ListPage
          list={list}
          query={kept.query}
          tabs={{
            label: t('commentsTabs'),
            value: search.show,
            onChange: (show) => list.change({ show }),
            all: t('all'),
            tabs: commentStatuses.map((value) => ({ value, label: t(`comment_${value}`) })),
          }}
          keepsTabs
          rowHeight="h-14"
          total={(count) => t('commentsCount', { count })}
          empty={empty}
          keepsScroll
        >
          {(reply) => <CommentTable comments={reply.list} left={kept.left} stale={query.isPlaceholderData} />}
        </ListPage>
      </Card>
    </>
  );
}
