import type { StaffNode } from '@serai/contract/staff/nodes';
import type { IconName } from '@serai/ui/icons';
import { paths } from '../../paths.ts';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import type { May } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';

/** One entry of the console's navigation. */
export interface ConsolePlace {
  title: PhraseKey<'console'>;
  /** Title where a phone has room for one short word; defaults to `title`. */
  shortTitle?: PhraseKey<'console'>;
  path: string;
  icon: IconName;
  /** Right required for the entry; without one all staff see it. */
  node?: StaffNode;
}

interface PlaceGroup {
  title: PhraseKey<'console'>;
  places: readonly ConsolePlace[];
}

/** All pages of the console by group, the most frequently used first. */
const groups: readonly PlaceGroup[] = [
  {
    title: 'groupToday',
    places: [
      { title: 'home', path: paths.console(), icon: 'grid' },
      { title: 'orders', path: consolePaths.consoleOrders(), icon: 'tasks', node: '/console/order/view' },
      {
        title: 'book',
        shortTitle: 'bookShort',
        path: consolePaths.consoleBook(),
        icon: 'phone',
        node: '/console/order/book',
      },
      {
        title: 'agencies',
        path: consolePaths.consoleAgencies(),
        icon: 'building',
        node: '/console/agency/view',
      },
      { title: 'stays', path: consolePaths.consoleStays(), icon: 'bed', node: '/console/order/view' },
      {
        title: 'dispatch',
        path: consolePaths.consoleDispatch(),
        icon: 'car',
        node: '/console/dispatch/view',
      },
      {
        title: 'driverCash',
        path: consolePaths.consoleCash(),
        icon: 'banknote',
        node: '/console/driverCash/view',
      },
      { title: 'sale', path: consolePaths.consoleSale(), icon: 'lock', node: '/console/hotel/view' },
      {
        title: 'workOrders',
        path: consolePaths.consoleWorkOrders(),
        icon: 'chat',
        node: '/console/workOrder/view',
      },
      {
        title: 'messages',
        path: consolePaths.consoleMessages(),
        icon: 'mail',
        node: '/console/message/view',
      },
      {
        title: 'secondPerson',
        path: consolePaths.consoleSecondPerson(),
        icon: 'shield',
        node: '/console/secondPerson/view',
      },
    ],
  },
  {
    title: 'groupMoney',
    places: [
      {
        title: 'receipts',
        path: consolePaths.consoleReceipts(),
        icon: 'receipt',
        node: '/console/receipt/view',
      },
      { title: 'bills', path: consolePaths.consoleBills(), icon: 'receipt', node: '/console/bill/view' },
      { title: 'dunning', path: consolePaths.consoleDunning(), icon: 'bell', node: '/console/bill/view' },
      {
        title: 'invoices',
        path: consolePaths.consoleInvoices(),
        icon: 'news',
        node: '/console/invoice/view',
      },
      {
        title: 'suppliers',
        path: consolePaths.consoleSuppliers(),
        icon: 'banknote',
        node: '/console/payable/view',
      },
      {
        title: 'contracts',
        path: consolePaths.consoleContracts(),
        icon: 'book',
        node: '/console/supplierContract/view',
      },
      { title: 'margins', path: consolePaths.consoleMargins(), icon: 'sort', node: '/console/order/cost' },
      { title: 'closing', path: consolePaths.consoleClosing(), icon: 'lock', node: '/console/wallet/view' },
      { title: 'wallet', path: consolePaths.consoleWallet(), icon: 'landmark', node: '/console/wallet/view' },
    ],
  },
  {
    title: 'groupSeller',
    places: [
      { title: 'site', path: consolePaths.consoleSite(), icon: 'globe', node: '/console/site/view' },
      { title: 'staff', path: consolePaths.consoleStaff(), icon: 'guests', node: '/console/staff/view' },
      {
        title: 'activity',
        path: consolePaths.consoleActivity(),
        icon: 'clock',
        node: '/console/activity/view',
      },
    ],
  },
];

/** Returns the groups with the pages that the reader may open, without empty groups. */
export function navigationFor(may: May): PlaceGroup[] {
  return groups
    .map(({ title, places }) => ({ title, places: places.filter(({ node }) => !node || may(node)) }))
    .filter(({ places }) => places.length > 0);
}

/** Whether `pathname` is the page of an entry or one below it; the home page has none below it. */
export function isAtPlace(pathname: string, { path }: ConsolePlace): boolean {
  return pathname === path || (path !== paths.console() && pathname.startsWith(`${path}/`));
}
