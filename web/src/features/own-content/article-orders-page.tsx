import type { ArticleOrder } from '@serai/contract/content/article-orders';
import { Card } from '@serai/ui/card';
import { DataTable } from '@serai/ui/data-table';
import { EmptyState } from '@serai/ui/empty-state';
import { Price } from '@serai/ui/price';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useCount } from '../../platform/format/count.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { readPlace, writePlace } from '../../platform/list/place.ts';
import { RowsSkeleton } from '../../platform/list/rows-skeleton.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { PageTop } from '../billing/page-top.tsx';
import { ArticleLink } from './article-link.tsx';
import { ToArticles } from './to-articles.tsx';

export const Page = withQueries(ArticleOrdersPage);

/** Every paid article the agency has bought, newest first. */
function ArticleOrdersPage() {
  const t = usePhrases('own-content');
  const count = useCount();
  const place = readPlace(useSearchParams()[0]);
  const query = useList('cms.User/order', {}, place);
  return (
    <>
      <PageTop title={t('bought')} intro={t('boughtIntro')} ways={null} />
      <Card className="mt-4">
        <Loaded keepsLast query={query} skeleton={<RowsSkeleton row="h-14" />}>
          {(reply) => (
            <ListRows
              reply={reply}
              place={place}
              href={(next) => paths.articleOrders(writePlace(new URLSearchParams(), next))}
              empty={
                <EmptyState title={t('boughtEmpty')} actions={<ToArticles />}>
                  {t('boughtEmptyHelp')}
                </EmptyState>
              }
              keepsScroll
            >
              <p role="status" className="mb-2 text-caption text-muted">
                {t('boughtCount', { count: count(reply.total, reply.total_capped) })}
              </p>
              <OrderTable orders={reply.list} stale={query.isPlaceholderData} />
            </ListRows>
          )}
        </Loaded>
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
            <span className="figures whitespace-nowrap">{time(created_at).slice(0, 16)}</span>
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
