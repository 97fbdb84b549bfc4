import { cancelForStaff, changePrice, markNoShow } from '@serai/contract/orders/actions';
import { addOrderNote } from '@serai/contract/orders/notes';
import type { Db } from '../../../calls.ts';
import { decideByOperator } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { GuardedAction } from '../product-port.ts';
import { byInput, type DeskView, guardedAction } from './guarded-action.ts';
import { refuseNoShow } from './mark-no-show.ts';

/** Actions on the booking itself. */
export function orderActions(db: Db, opened: OpenOrder, view: DeskView): GuardedAction[] {
  return [
    guardedAction('cancel', cancelForStaff, () => decideByOperator(opened, 'cancelForStaff', view), byInput),
    guardedAction('changePrice', changePrice, () => decideByOperator(opened, 'changePrice', view), byInput),
    guardedAction('noShow', markNoShow, () => refuseNoShow(db, opened, view)),
    guardedAction('addNote', addOrderNote, () => {}),
  ];
}
