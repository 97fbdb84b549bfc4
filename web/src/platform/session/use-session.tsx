import type { ActionOf, PageOf, PermissionNode } from '@serai/contract/permissions';
import type { StaffNode } from '@serai/contract/staff/nodes';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useApp } from '../app.tsx';
import { listPageOf } from './list-page.ts';
import { pageOf } from './permission-nodes.ts';
import type { SessionState } from './session.ts';

/** Returns the current session; a guest's while the server's page is hydrated. */
export function useSession(): SessionState {
  const { session } = useApp();
  return useSyncExternalStore(session.subscribe, session.get, session.getGuest);
}

/** Permission nodes of members and staff. */
type AnyNode = PermissionNode | StaffNode;
type AnyPage = PageOf<AnyNode>;

/** A node, any node of a page, or an action of a page; anything else does not compile. */
export interface May {
  (node: AnyNode | AnyPage): boolean;
  <Page extends AnyPage>(page: Page, action: ActionOf<Page, AnyNode>): boolean;
}

/**
 * Whether the user may do something: an action of a page, `may('/user/order/list', 'pay')`, a complete node,
 * `may('/user/order/list/pay')`, or anything on a page, `may('/user/order/list')`. Hiding a button is only for
 * convenience; the server decides.
 */
export function useMay(): May {
  const { permissions } = useSession();
  return (node: string, action?: string) => {
    const name = node.replace(/\/$/, '');
    if (action !== undefined) return permissions.get(name)?.has(`${name}/${action}`) ?? false;
    return permissions.has(name) || (permissions.get(pageOf(name))?.has(name) ?? false);
  };
}

/**
 * Renders its children only if the user has the permission; always without one. It is a node
 * (`/user/order/list/pay`), or an action of the open page (`pay`); a detail page has those of its list.
 */
export function Permitted({
  node,
  children,
}: {
  node?: AnyNode | ActionOf<AnyPage, AnyNode> | '' | undefined;
  children: ReactNode;
}) {
  const may = useMay() as (node: string, action?: string) => boolean;
  const { pathname } = useLocation();
  if (node === undefined || node === '') return children;
  return (node.startsWith('/') ? may(node) : may(listPageOf(pathname), node)) ? children : null;
}
