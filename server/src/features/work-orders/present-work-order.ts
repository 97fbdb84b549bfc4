import type { DeskWorkOrder } from '@serai/contract/work-orders/desk';
import type { WorkOrderView } from '@serai/contract/work-orders/view';
import { workTypes as en } from '@serai/phrases/en/work-types';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { workTypes as zh } from '@serai/phrases/zh/work-types';
import type { Db, Trx } from '../../calls.ts';
import { isOpen, reopenUntil } from '../../domain/work-order-lifecycle.ts';
import { toSeconds } from '../../platform/clock.ts';
import { findListed, type ListedWorkOrder } from './work-order-list-store.ts';
import { factsOf } from './work-order-store.ts';

/** Maximum length of the request in lists. */
const LISTED_LETTERS = 120;

/** A work order in lists of its agency. */
export function presentWorkOrder(row: ListedWorkOrder, lang: Lang): WorkOrderView {
  const { id, number, type, status, urgent, last_reply, unread_reply } = row;
  return {
    id,
    number,
    type,
    status,
    urgent,
    last_reply,
    unread_reply,
    type_name: inLanguage(lang, { zh, en })[type],
    order:
      row.order_id === null
        ? null
        : {
            id: row.order_id,
            sn: row.order_sn!,
            product: row.order_product!,
            title: inLanguage(lang, { zh: row.order_title_zh, en: row.order_title_en })!,
          },
    detail: [...row.detail].slice(0, LISTED_LETTERS).join(''),
    promised_by: toSeconds(row.promised_by),
    first_reply_at: row.first_reply_at && toSeconds(row.first_reply_at),
    created_at: toSeconds(row.created_at),
    updated_at: toSeconds(row.updated_at),
    resolved_at: row.resolved_at && toSeconds(row.resolved_at),
  };
}

/** The same for staff. */
export function presentForStaff(row: ListedWorkOrder, lang: Lang, now: Date): DeskWorkOrder {
  return {
    ...presentWorkOrder(row, lang),
    agency: row.agency_id === null ? null : { id: row.agency_id, name: row.agency! },
    asker: row.asker,
    lang: row.lang,
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner! },
    late: isLate(row, now),
  };
}

/** Fields of the detail that lists do not have. */
export function presentParts(row: ListedWorkOrder, now: Date) {
  const until = reopenUntil(factsOf(row), now.getTime());
  return {
    detail: row.detail,
    notify_email: row.notify_email,
    stars: row.stars,
    rating_text: row.rating_text,
    reopen_until: until === undefined ? null : toSeconds(new Date(until)),
  };
}

/** A work order as returned by members' commands. */
export async function presentChanged(trx: Trx, id: number, lang: Lang) {
  return { work_order: presentWorkOrder((await findListed(trx, id))!, lang) };
}

/** A work order as returned by staff commands. */
export async function showForStaff(db: Db | Trx, id: number, call: { lang: Lang; now: Date }) {
  return { work_order: presentForStaff((await findListed(db, id))!, call.lang, call.now) };
}

function isLate(row: ListedWorkOrder, now: Date): boolean {
  return isOpen(factsOf(row)) && row.first_reply_at === null && row.promised_by < now;
}
