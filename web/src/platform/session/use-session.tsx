import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '../app.tsx';
import { listPageOf } from './list-page.ts';
import { pageOf } from './permission-nodes.ts';
import type { SessionState } from './session.ts';

/** The session as it is now; a guest's while the server's page is being taken over. */
export function useSession(): SessionState {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.get, session.getGuest);
}

/**
 * Whether the user may do something: an action of a page, `may('/user/order/list', 'pay')`, a sub-node in full,
 * `may('/user/order/list/pay')`, or anything at all on a page, `may('/user/order/list')`. Hiding a button is
 * courtesy; the server decides.
 */
export function useMay(): (node: string, action?: string) => boolean {
  const { permissions } = useSession();
  return (node, action) => {
    const name = node.replace(/\/$/, '');
    if (action !== undefined) return permissions.get(name)?.has(`${name}/${action}`) ?? false;
    return permissions.has(name) || (permissions.get(pageOf(name))?.has(name) ?? false);
  };
}

/**
 * Removes what it holds when the user lacks the permission; without one nothing happens. It is a node
 * (`/user/order/list/pay`), or an action of the open page (`pay`), where a detail page has its list's.
 */
export function Permitted({ node, children }: { node?: string | undefined; children: ReactNode }) {
  const may = useMay();
  const { pathname } = useLocation();
  if (node === undefined || node === '') return children;
  return (node.startsWith('/') ? may(node) : may(listPageOf(pathname), node)) ? children : null;
}
