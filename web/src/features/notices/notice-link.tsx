import { classNames } from '@serai/ui/class-names';
import { Link } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { NoticeMark } from './notice-mark.tsx';
import type { NoticeView } from './notice-queries.ts';
import { useWhen } from './use-when.ts';

interface NoticeLinkProps {
  notice: NoticeView;
  /** For the bell: at most two lines of text. */
  compact?: boolean;
  onOpen: () => void;
}

/** A notice as a link to the page of its subject; without such a page it is only marked as read. */
export function NoticeLink({ notice, compact = false, onOpen }: NoticeLinkProps) {
  const className = classNames(
    'flex w-full gap-3 text-left transition-colors duration-150 hover:bg-teal-soft/60 -outline-offset-2',
    compact ? 'px-4 py-3' : 'rounded-control px-2 py-4 md:px-3',
  );
  const face = <Face notice={notice} compact={compact} />;
  if (notice.link) {
    return (
      <Link to={notice.link} className={className} onClick={onOpen}>
        {face}
      </Link>
    );
  }
  return (
    <button type="button" className={className} onClick={onOpen}>
      {face}
    </button>
  );
}

function Face({ notice, compact }: { notice: NoticeView; compact: boolean }) {
  const t = usePhrases('notices');
  const when = useWhen();
  const { kind, title, text, created_at, read } = notice;
  return (
    <>
      <NoticeMark kind={kind} read={read} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className={classNames('[overflow-wrap:anywhere]', !read && 'font-strong')}>
            {!read && <span className="sr-only">{t('unreadMark')}: </span>}
            {title}
          </span>
          <span className="shrink-0 text-caption whitespace-nowrap text-muted">{when(created_at)}</span>
        </span>
        {text && (
          <span
            className={classNames(
              'mt-0.5 text-caption text-muted [overflow-wrap:anywhere]',
              compact ? 'line-clamp-2' : 'block max-w-prose whitespace-pre-line',
            )}
          >
            {compact ? text : text.replaceAll(/\n{2,}/g, '\n')}
          </span>
        )}
      </span>
    </>
  );
}
