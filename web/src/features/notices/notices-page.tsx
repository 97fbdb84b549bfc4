import { Card } from '@serai/ui/card';
import { Tabs } from '@serai/ui/tabs';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { firstPage } from '../../platform/list/place.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { NoticeFeed } from './notice-feed.tsx';
import { useLatestNotices } from './notice-queries.ts';
import { type NoticesSearch, noticeViews, readNoticesSearch, writeNoticesSearch } from './notices-search.ts';
import { Switches } from './switches.tsx';

export const Page = withQueries(NoticesPage);

/** Notices page: all notices, and their settings. */
function NoticesPage() {
  const t = usePhrases('notices');
  const [params, setParams] = useSearchParams();
  const search = readNoticesSearch(params);
  const unread = useLatestNotices().data?.unread ?? 0;
  const change = (part: Partial<NoticesSearch>) =>
    setParams(writeNoticesSearch({ ...search, ...firstPage, ...part }), { preventScrollReset: true });
  return (
    <>
      <PageHead title={t('title')} indexed={false} />
      <h1 className="text-title font-strong">{t('title')}</h1>
      <p className="mt-1 max-w-prose text-muted">{t('intro')}</p>
      <Card className="mt-4">
        <Tabs
          label={t('tabs')}
          value={search.view}
          onChange={(view) => change({ view, kind: view === 'switches' ? null : search.kind })}
          items={noticeViews.map((value) => ({
            value,
            label: t(tabWords[value]),
            count: value === 'unread' && unread > 0 ? unread : undefined,
          }))}
        >
          {search.view === 'switches' ? <Switches /> : <NoticeFeed search={search} onChange={change} />}
        </Tabs>
      </Card>
    </>
  );
}

const tabWords = { all: 'tabAll', unread: 'tabUnread', switches: 'tabSwitches' } as const;
