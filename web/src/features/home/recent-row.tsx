import { Suspense } from 'react';
import { useIsMember } from '../../platform/session/use-is-member.ts';
import type { RecentSearchesProps } from '../recent-searches/recent-searches.tsx';
import { memberPart } from './member-part.ts';

/**
 * The member's last searches in the gap below the search line, so that nothing moves when they arrive. Guests load
 * none of it.
 */
export function RecentRow({ nowMs, onAsk }: Pick<RecentSearchesProps, 'nowMs' | 'onAsk'>) {
  if (!useIsMember()) return null;
  return (
    <div className="absolute inset-x-0 top-full pt-2">
      <Suspense fallback={null}>
        <RecentSearches nowMs={nowMs} oneLine {...(onAsk ? { onAsk } : {})} />
      </Suspense>
    </div>
  );
}

const RecentSearches = memberPart(({ RecentSearches }) => RecentSearches);
