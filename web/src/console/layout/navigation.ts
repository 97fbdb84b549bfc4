import type { StaffNode } from '@serai/contract/staff/nodes';
import type { IconName } from '@serai/ui/icons';
import { paths } from '../../paths.ts';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import type { May } from '../../platform/session/use-session.tsx';

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
      { title: 'orders', path: paths.consoleOrders(), icon: 'tasks', node: '/console/order/view' },
      {
        title: 'book',
        shortTitle: 'bookShort',
        path: paths.consoleBook(),
        icon: 'phone',
        node: '/console/order/book',
      },
      {
        title: 'agencies',
        path: paths.consoleAgencies(),
        icon: 'building',
        node: '/console/agency/view',
      },
      { title: 'stays', path: paths.consoleStays(), icon: 'bed', node: '/console/order/view' },
      { title: 'dispatch', path: paths.consoleDispatch(), icon: 'car', node: '/console/dispatch/view' },
      {
        title: 'driverCash',
        path: paths.consoleCash(),
        icon: 'banknote',
        node: '/console/driverCash/view',
      },
      { title: 'sale', path: paths.consoleSale(), icon: 'lock', node: '/console/hotel/view' },
      {
        title: 'workOrders',
        path: paths.consoleWorkOrders(),
        icon: 'chat',
        node: '/console/workOrder/view',
      },
      { title: 'messages', path: paths.consoleMessages(), icon: 'mail', node: '/console/message/view' },
      {
        title: 'secondPerson',
        path: paths.consoleSecondPerson(),
        icon: 'shield',
        node: '/console/secondPerson/view',
      },
    ],
  },
  {
    title: 'groupMoney',
    places: [
      { title: 'receipts', path: paths.consoleReceipts(), icon: 'receipt', node: '/console/receipt/view' },
      { title: 'bills', path: paths.consoleBills(), icon: 'receipt', node: '/console/bill/view' },
      { title: 'dunning', path: paths.consoleDunning(), icon: 'bell', node: '/console/bill/view' },
      {
        title: 'invoices',
        path: paths.consoleInvoices(),
        icon: 'news',
        node: '/console/invoice/view',
      },
      {
        title: 'suppliers',
        path: paths.consoleSuppliers(),
        icon: 'banknote',
        node: '/console/payable/view',
      },
      {
        title: 'contracts',
        path: paths.consoleContracts(),
        icon: 'book',
        node: '/console/supplierContract/view',
      },
      { title: 'margins', path: paths.consoleMargins(), icon: 'sort', node: '/console/order/cost' },
      { title: 'closing', path: paths.consoleClosing(), icon: 'lock', node: '/console/wallet/view' },
      { title: 'wallet', path: paths.consoleWallet(), icon: 'landmark', node: '/console/wallet/view' },
    ],
  },
  {
    title: 'groupSeller',
    places: [
      { title: 'site', path: paths.consoleSite(), icon: 'globe', node: '/console/site/view' },
      { title: 'staff', path: paths.consoleStaff(), icon: 'guests', node: '/console/staff/view' },
      { title: 'activity', path: paths.consoleActivity(), icon: 'clock', node: '/console/activity/view' },
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
