import type { NoticeAction } from '@serai/contract/hotels/notices';
import type { Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type OpenOrder, openOrderForStaff, type Products } from '../../orders/orders.ts';
import { findHotelConfirmation } from '../hotel-order-store.ts';
import { findCurrentNotice, findLinkedOrder, type NoticeRow } from './notice-store.ts';
import { noticeActionsOf } from './present-notice.ts';

/** A notice being answered, with its order locked. */
export interface OpenNotice {
  opened: OpenOrder;
  notice: NoticeRow;
  /** Answers the hotel may give now. */
  actions: readonly NoticeAction[];
  /** Empty if there is none. */
  confirmationCode: string;
}

/**
 * Opens the order behind a hotel's link to answer the notice that was read.
 * @throws AppError `link_invalid`; `notice_outdated` if a newer notice was sent since.
 */
export async function openNotice(
  trx: Trx,
  products: Products,
  { token, version }: { token: string; version: number },
  now: Date,
): Promise<OpenNotice> {
  const orderId = await findLinkedOrder(trx, token, now);
  const opened = await openOrderForStaff(trx, products, orderId);
  const notice = await findCurrentNotice(trx, orderId);
  if (notice?.version !== version) throw new AppError('notice_outdated');
  const { confirmation_code } = await findHotelConfirmation(trx, orderId);
  const { order_status } = opened.order;
  const actions = noticeActionsOf(notice, { order_status, confirmation_code });
  return { opened, notice, actions, confirmationCode: confirmation_code };
}
