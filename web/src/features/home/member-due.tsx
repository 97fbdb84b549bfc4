import { Suspense } from 'react';
import { useIsMember } from '../../platform/session/use-is-member.ts';
import { memberPart } from './member-part.ts';

/** What waits for a member. */
export function MemberDue() {
  if (!useIsMember()) return null;
  return (
    <Suspense fallback={null}>
      <DueHint />
    </Suspense>
  );
}

const DueHint = memberPart(({ DueHint }) => DueHint);
