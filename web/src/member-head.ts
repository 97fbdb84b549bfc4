import { type ComponentType, lazy } from 'react';
import type { MemberHead } from './layouts/site-head.tsx';

/** Member parts of every page's header. Their script loads only after login. */
export const memberHead: MemberHead = {
  InHead: lazy(() => part(({ InHead }) => InHead)),
  InMenu: lazy(() => part(({ InMenu }) => InMenu)),
  Search: lazy(() => part(({ Search }) => Search)),
  Waiting: lazy(() => part(({ Waiting }) => Waiting)),
  Bell: lazy(() => part(({ Bell }) => Bell)),
};

/** Without its script the page works unchanged. */
async function part(choose: (parts: MemberHead) => ComponentType): Promise<{ default: ComponentType }> {
  try {
    return { default: choose((await import('./member-parts.ts')).memberParts) };
  } catch {
    return { default: () => null };
  }
}
