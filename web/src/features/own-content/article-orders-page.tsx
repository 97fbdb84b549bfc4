import type { ArticleOrder } from '@serai/contract/content/article-orders';
import { Card } from '@serai/ui/card';
import { DataTable } from '@serai/ui/data-table';
import { EmptyState } from '@serai/ui/empty-state';
import { Price } from '@serai/ui/price';
import { paths } from '../../paths.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { listAddress } from '../../platform/list/list-address.ts';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { ArticleLink } from './article-link.tsx';
import { ToArticles } from './to-articles.tsx';

export const Page = withQueries(ArticleOrdersPage);

const articleOrderAddress = listAddress({});

/** Every paid article the agency has bought, newest first. */
function ArticleOrdersPage() {
  const t = usePhrases('own-content');
  const list = useListSearch(articleOrderAddress, paths.articleOrders);
  const query = useList('cms.User/order', {}, list.search);
  return (
    <>
      <ListHead title={t('bought')} intro={t('boughtIntro')} actions={null} />
      <Card className="mt-4">
        <ListPage
          list={list}
          query={query}
          rowHeight="h-14"
          total={(count) => t('boughtCount', { count })}
          empty={
            <EmptyState title={t('boughtEmpty')} actions={<ToArticles />}>
              {t('boughtEmptyHelp')}
            </EmptyState>
          }
          keepsScroll
        >
          {(reply) => <OrderTable orders={reply.list} stale={query.isPlaceholderData} />}
        </ListPage>
      </Card>
    </>
  );
}

function OrderTable({ orders, stale }: { orders: readonly ArticleOrder[]; stale: boolean }) {
  const t = usePhrases('own-content');
  const money = useMoney();
  const { time } = useDates();
  return (
    <DataTable
      caption={t('boughtCaption')}
      rows={orders}
      stale={stale}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'article',
          title: t('article'),
          card: 'head',
          render: ({ article }) => <ArticleLink readable article={article} />,
        },
        {
          key: 'sn',
          title: t('orderNumber'),
          render: ({ sn }) => <span className="figures whitespace-nowrap">{sn}</span>,
        },
        { key: 'by', title: t('boughtBy'), render: ({ bought_by }) => bought_by },
        {
          key: 'date',
          title: t('date'),
          render: ({ created_at }) => (
            <span className="whitespace-nowrap">{time(created_at).slice(0, 16)}</span>
          ),
        },
        {
          key: 'price',
          title: t('price'),
          align: 'end',
          render: ({ price }) => <Price {...money.parts(price)} />,
        },
      ]}
    />
  );
}
