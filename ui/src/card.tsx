import type { ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export interface CardProps {
  title?: ReactNode | undefined;
  /** At the end of the title's line: a link or a small button. */
  aside?: ReactNode | undefined;
  heading?: 'h2' | 'h3' | undefined;
  /** No padding, for a picture or a table that fills the card. */
  flush?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A section of a page in a frame with a thin border and no shadow. */
export function Card({
  title,
  aside,
  heading: Heading = 'h2',
  flush = false,
  className,
  children,
}: CardProps) {
  return (
    <section
      className={classNames('rounded-card border border-line bg-surface', !flush && 'p-4 md:p-6', className)}
    >
      {(title || aside) && (
        <div className="mb-4 flex items-baseline justify-between gap-4">
          {title && <Heading className="text-lead font-strong">{title}</Heading>}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
