import { type ReactNode, useSyncExternalStore } from 'react';
import { useApp } from '../app.tsx';
import type { SessionState } from './session.ts';

/** The session as it is now; a guest's while the server's page is being taken over. */
export function useSession(): SessionState {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.get, session.getGuest);
}

/**
 * Whether the user holds permission nodes, e.g. `may('/user/order/list/pay')`, or an action of a page:
 * `may('/user/order/list', 'pay')`. Hiding a button is courtesy; the server decides.
 */
export function useMay(): (nodeOrPage: string, action?: string) => boolean {
  const { permissions } = useSession();
  return (nodeOrPage, action) =>
    permissions.has(action === undefined ? nodeOrPage : `${nodeOrPage.replace(/\/$/, '')}/${action}`);
}

/** Removes what it holds when the user lacks the node; without a node nothing happens. */
export function Permitted({ node, children }: { node?: string | undefined; children: ReactNode }) {
  const may = useMay();
  return node === undefined || may(node) ? children : null;
}
