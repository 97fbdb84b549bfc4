import { classNames } from '@serai/ui/class-names';
import type { ReactNode } from 'react';
import { markOffer, useIsMarked } from './marked-offer.ts';

/** A row of the list that is highlighted together with its point in another view. */
export function MarkedRow({ offerKey, children }: { offerKey: string | number; children: ReactNode }) {
  const isMarked = useIsMarked(offerKey);
  return (
    <li
      data-offer={offerKey}
      className={classNames('scroll-mt-24 border-line not-first:border-t', isMarked && 'bg-teal-soft/50')}
      onPointerEnter={() => markOffer(offerKey)}
      onPointerLeave={() => markOffer(null)}
      onFocus={() => markOffer(offerKey)}
      onBlur={() => markOffer(null)}
    >
      {children}
    </li>
  );
}
