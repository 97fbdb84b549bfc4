import { articleStatuses } from '@serai/contract/content/article-states';
import { buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { Link, useSearchParams } from 'react-router';
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
import { useMay } from '../../../platform/session/use-session.tsx';
import { PageTop } from '../../billing/page-top.tsx';
import { ShownTabs } from '../../billing/shown-tabs.tsx';
import { ArticleTable } from './article-table.tsx';

export const Page = withQueries(OwnArticlesPage);

/** Own articles: drafts, submitted and published ones. */
function OwnArticlesPage() {
  const t = usePhrases('own-content');
  const count = useCount();
  const mayWrite = useMay()('/user/cms/content', 'add');
  const search = readShown(useSearchParams()[0], articleStatuses);
  const query = useList('cms.User/content', { status: search.show }, search);
  const kept = useKeptRows(query, String(writeShown(search)));
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
      <PageTop title={t('articles')} intro={t('articlesIntro')} ways={write} />
      <Card className="mt-4">
        <ShownTabs
          label={t('articlesTabs')}
          filters={articleStatuses}
          shown={search}
          nameOf={(status) => (status === 'all' ? t('all') : t(`status_${status}`))}
        >
          <Loaded keepsLast query={kept.query} skeleton={<RowsSkeleton row="h-14" />}>
            {(reply) => (
              <ListRows
                reply={reply}
                place={search}
                href={(place) => paths.ownArticles(writeShown({ ...search, ...place }))}
                empty={empty}
                keepsScroll
              >
                <p role="status" className="mb-2 text-caption text-muted">
                  {t('articlesCount', { count: count(reply.total, reply.total_capped) })}
                </p>
                <ArticleTable
                  articles={reply.list}
                  mayWrite={mayWrite}
                  left={kept.left}
                  stale={query.isPlaceholderData}
                />
              </ListRows>
            )}
          </Loaded>
        </ShownTabs>
      </Card>
    </>
  );
}
