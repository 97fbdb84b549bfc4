import { Icon } from '@serai/ui/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Above a page's heading: the way back to the list it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="not-printed mb-2 inline-flex items-center gap-1 rounded-control text-caption text-teal underline-offset-4 hover:underline"
    >
      <Icon name="chevron-left" size={16} />
      {children}
    </Link>
  );
}
