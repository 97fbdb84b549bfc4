import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import type { DayControl } from './month-table.tsx';

interface DayLinkProps {
  /** null for a day without orders. */
  to: string | null;
  control: DayControl;
  className: string;
  children: ReactNode;
}

/**
 * A day of the calendar as a link to the list of its orders; without orders it is only reached by the arrow keys. The
 * element is the same in both cases, so it keeps the focus when the orders of a month arrive.
 */
export function DayLink({ to, control, className, children }: DayLinkProps) {
  const href = useHref(to ?? '.');
  const open = useLinkClickHandler<HTMLAnchorElement>(to ?? '.');
  return (
    <a
      {...control}
      href={to === null ? undefined : href}
      onClick={to === null ? undefined : open}
      className={className}
    >
      {children}
    </a>
  );
}
