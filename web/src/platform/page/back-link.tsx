import { Icon } from '@serai/ui/icons';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { fromList } from './from-list.ts';

/**
 * Link above a page's heading, back to the list it belongs to. If the reader came from that list (`isSameList`), it goes
 * back in the history, so that the list keeps its scroll position.
 */
export function BackLink(props: { to: string; isSameList?: boolean; children: ReactNode }) {
  const { to, isSameList = true, children } = props;
  const state: Partial<typeof fromList> | null = useLocation().state;
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      onClick={(event) => {
        if (!isSameList || !state?.isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(-1);
      }}
      className="not-printed mb-2 inline-flex items-center gap-1 rounded-control text-caption text-teal underline-offset-4 hover:underline"
    >
      <Icon name="chevron-left" size={16} />
      {children}
    </Link>
  );
}
