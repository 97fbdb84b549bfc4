import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { NoticeLink } from '../notices/notice-link.tsx';
import { useLatestNotices, useMarkRead } from '../notices/notice-queries.ts';
import { TextLink } from './text-link.tsx';

const shown = 3;

/** The newest notices; the bell shows the same ones. */
export function NewestNotices() {
  const t = usePhrases('notices');
  const query = useLatestNotices();
  const mark = useMarkRead();
  return (
    <Card
      flush
      title={t('latest')}
      aside={<TextLink to={paths.notices()} words={t('seeAll')} />}
      className="self-start overflow-hidden [&>div:first-child]:mb-0 [&>div:first-child]:p-4"
    >
      <Loaded query={query} skeleton={<Skeleton className="mx-4 mb-4 h-48" />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="px-4 pb-4 text-caption text-muted">{t('bellEmpty')}</p>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {list.slice(0, shown).map((notice) => (
                <li key={notice.id}>
                  <NoticeLink compact notice={notice} onOpen={() => void mark.one(notice)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
