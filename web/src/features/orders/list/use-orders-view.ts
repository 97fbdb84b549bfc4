import { createKeptFlag } from '../../../platform/kept-flag.ts';
import type { ListSearch } from '../../../platform/list/use-list-search.ts';
import type { OrderSearch } from './order-search.ts';

export type OrdersView = 'list' | 'calendar';

const seenAsCalendar = createKeptFlag('serai-orders-as-calendar');

/**
 * The view of the orders: that of the address, otherwise the one the reader has chosen last on this machine. An address
 * with filters, e.g. of a link on the workbench, shows the list. The returned search keeps the view when it changes.
 */
export function useOrdersView(list: ListSearch<OrderSearch>): {
  view: OrdersView;
  list: ListSearch<OrderSearch>;
  choose: (view: OrdersView) => void;
} {
  const isKept = seenAsCalendar.useIsSet();
  const { search } = list;
  const kept = isKept && !list.isFiltered ? 'calendar' : 'list';
  const view = search.view === 'kept' ? kept : search.view;
  return {
    view,
    list: {
      ...list,
      change: (part) => list.change({ ...(view === 'calendar' ? { view } : null), ...part }),
    },
    choose: (chosen) => {
      if (isKept !== (chosen === 'calendar')) seenAsCalendar.toggle();
      // The calendar opens at the month of the day that the list has shown.
      list.change({ view: chosen, day: null, month: search.day?.slice(0, 7) ?? search.month });
    },
  };
}
