import { articleStatuses } from '@serai/contract/content/article-states';
import { buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { listAddress, tabOf } from '../../../platform/list/list-address.ts';
import { ListHead, ListPage } from '../../../platform/list/list-page.tsx';
import { useKeptRows } from '../../../platform/list/use-kept-rows.ts';
import { useList } from '../../../platform/list/use-list.ts';
import { useListSearch } from '../../../platform/list/use-list-search.ts';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useMay } from '../../../platform/session/use-session.tsx';
import { ArticleTable } from './article-table.tsx';

export const Page = withQueries(OwnArticlesPage);

const articleAddress = listAddress({ show: tabOf(articleStatuses) });

/** The member's articles: drafts, submitted and published ones. */
function OwnArticlesPage() {
  const t = usePhrases('own-content');
  const mayWrite = useMay()('/user/cms/content', 'add');
  const list = useListSearch(articleAddress, paths.ownArticles);
  const { search } = list;
  const query = useList('cms.User/content', { status: search.show }, search);
  const kept = useKeptRows(query, String(articleAddress.write(search)));
  const write = mayWrite && (
    <Link to={paths.editArticle('new')} className={buttonClass({ kind: 'primary' })}>
      {t('write')}
    </Link>
  );
  const empty = search.show ? (
    <EmptyState title={t('articlesNone')}>{t('articlesNoneHelp')}</EmptyState>
  ) : (
    <EmptyState title={t('articlesEmpty')}>{t('articlesEmptyHelp')}</EmptyState>
  );
  return (
    <>
      <ListHead title={t('articles')} intro={t('articlesIntro')} actions={write} />
      <Card className="mt-4">
        <ListPage
          list={list}
          query={kept.query}
          tabs={{
            label: t('articlesTabs'),
            value: search.show,
            onChange: (show) => list.change({ show }),
            all: t('all'),
            tabs: articleStatuses.map((value) => ({ value, label: t(`status_${value}`) })),
          }}
          keepsTabs
          rowHeight="h-14"
          total={(count) => t('articlesCount', { count })}
          empty={empty}
          keepsScroll
        >
          {(reply) => (
            <ArticleTable
              articles={reply.list}
              mayWrite={mayWrite}
              left={kept.left}
              stale={query.isPlaceholderData}
            />
          )}
        </ListPage>
      </Card>
    </>
  );
}
