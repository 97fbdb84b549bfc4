import { createKeptFlag } from '../platform/kept-flag.ts';

const flag = createKeptFlag('serai-sidebar-collapsed');

/** Whether the side menu shows its icons alone. */
export const useSidebarCollapsed = flag.useIsSet;
export const toggleSidebar = flag.toggle;
