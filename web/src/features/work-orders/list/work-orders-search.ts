import { isCivilDate } from '@serai/contract/civil-date';
import { type WorkType, workTypes } from '@serai/contract/work-orders/types';
import { type Place, readPlace, writePlace } from '../../../platform/list/place.ts';

export const workOrderShows = ['open', 'waiting', 'resolved', 'over'] as const;
export type WorkOrderShow = (typeof workOrderShows)[number];

/** Which work orders are shown, as it lives in the address. */
export interface WorkOrdersSearch extends Place {
  show: WorkOrderShow | null;
  type: WorkType | null;
  keyword: string;
  made_from: string | null;
  made_to: string | null;
  /** Of one order alone: where an order's page leads. */
  order: number | null;
}

export function readWorkOrdersSearch(params: URLSearchParams): WorkOrdersSearch {
  const date = (name: string) => {
    const text = params.get(name);
    return text !== null && isCivilDate(text) ? text : null;
  };
  const order = Number(params.get('order'));
  return {
    show: workOrderShows.find((show) => show === params.get('show')) ?? null,
    type: workTypes.find((type) => type === params.get('type')) ?? null,
    keyword: (params.get('keyword') ?? '').slice(0, 60),
    made_from: date('made_from'),
    made_to: date('made_to'),
    order: Number.isSafeInteger(order) && order > 0 ? order : null,
    ...readPlace(params),
  };
}

export function writeWorkOrdersSearch(search: WorkOrdersSearch): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of ['show', 'type', 'keyword', 'made_from', 'made_to', 'order'] as const) {
    const value = search[name];
    if (value) params.set(name, String(value));
  }
  return writePlace(params, search);
}

/** Returns the query of the call. */
export function askedOf(search: WorkOrdersSearch) {
  const { show, type, keyword, made_from, made_to, order } = search;
  return {
    show: show === 'open' || show === 'over' ? show : null,
    status:
      show === 'waiting' ? ('waiting_member' as const) : show === 'resolved' ? ('resolved' as const) : null,
    type,
    keyword: keyword || null,
    made_from,
    made_to,
    order_id: order,
  };
}

export function isNarrowed({ show, ...search }: WorkOrdersSearch): boolean {
  const { type, keyword, made_from, made_to, order } = search;
  return (
    show !== null ||
    type !== null ||
    keyword !== '' ||
    made_from !== null ||
    made_to !== null ||
    order !== null
  );
}
