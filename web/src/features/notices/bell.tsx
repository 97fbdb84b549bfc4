import { Icon } from '@serai/ui/icons';
import { useLatePanel } from '@serai/ui/use-late-panel';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useLatestNotices } from './notice-queries.ts';
import { useLiveNotices } from './use-live-notices.ts';

/**
 * In the header of every page: number of unread notices and the newest ones, updated live. Needs the phrases
 * 'notices'.
 */
export const NoticeBell = withQueries(Bell);

function Bell() {
  const t = usePhrases('notices');
  const { module, panel, button } = useLatePanel(importPanel);
  const query = useLatestNotices();
  const arrived = useLiveNotices(query.data);
  const unread = query.data?.unread ?? 0;
  return (
    <>
      <button
        {...button}
        aria-label={unread > 0 ? t('bellUnread', { count: shown(unread) }) : t('bell')}
        title={t('bell')}
        className="relative inline-flex size-10 shrink-0 items-center justify-center rounded-control transition-colors duration-150 hover:bg-current/10"
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="figures absolute top-0.5 right-0 min-w-5 rounded-full bg-saffron px-1 text-center text-[0.6875rem] leading-5 font-strong text-on-saffron"
          >
            {shown(unread)}
          </span>
        )}
      </button>
      {module && <module.LatestPanel {...panel} query={query} unread={unread} />}
      <span aria-live="polite" className="sr-only">
        {arrived !== null && t('arrived', { count: shown(arrived) })}
      </span>
    </>
  );
}

const importPanel = () => import('./latest-panel.tsx');

/** A count above two digits adds no information. */
function shown(count: number): string {
  return count > 99 ? '99+' : String(count);
}
