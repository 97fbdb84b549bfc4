import type { OrderDeskAction } from '@serai/contract/orders/desk-actions';
import { Button } from '@serai/ui/button';
import { Menu, menuItemClass } from '@serai/ui/menu';
import { useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Colleagues } from '../colleagues.tsx';
import type { RenderAction } from './action-dialog.tsx';
import type { DeskReply, OfferedAction } from './action-form.ts';
import { chargeActions } from './charge-actions.ts';
import { orderActions } from './order-actions.ts';
import { RenameGuestsDialog } from './rename-guests-dialog.tsx';
import { ReplaceStayDialog } from './replace-stay-dialog.tsx';
import { requestActions } from './request-actions.ts';
import { reviewActions } from './review-actions.ts';
import { rideActions } from './ride-actions.tsx';

type DialogAction = Exclude<OrderDeskAction, 'addNote'>;

/** Dialogs by action. Notes are added in their own part of the page. */
const dialogs: Record<DialogAction, RenderAction> = {
  ...requestActions,
  ...reviewActions,
  ...orderActions,
  ...chargeActions,
  ...rideActions,
  renameGuests: (props) => <RenameGuestsDialog {...props} />,
  replaceStay: (props) => <ReplaceStayDialog {...props} />,
};

/** Actions that the state of the order asks for, the most helpful first: shown as buttons, the others in a menu. */
const urgent: readonly OrderDeskAction[] = [
  'offerStay',
  'offerCar',
  'declineRequest',
  'takeReview',
  'replaceStay',
  'decideServed',
  'decideKept',
  'decideUnserved',
  'decideCancelled',
  'supplierConfirmed',
  'supplierDeclined',
  'assignRide',
  'setLanding',
  'arriveRide',
  'boardRide',
  'finishRide',
  'pay',
  'confirmHotel',
  'answerCharge',
  'confirmCorrection',
  'rejectCorrection',
];
const MAX_BUTTONS = 4;

/** Actions on the order that the server offers to the reader, below the colleagues who have it open. */
export function ActionBar({ reply }: { reply: DeskReply }) {
  const t = usePhrases('console-actions');
  const [chosen, setChosen] = useState<OfferedDialog | null>(null);
  const offered = reply.staff_actions.filter(hasDialog);
  const buttons = offered
    .filter(({ action }) => urgent.includes(action))
    .sort((one, other) => urgent.indexOf(one.action) - urgent.indexOf(other.action))
    .slice(0, MAX_BUTTONS);
  const others = offered.filter((each) => !buttons.includes(each));
  return (
    <>
      <Colleagues orderId={reply.order.id} doing={chosen?.action ?? null} />
      {offered.length > 0 && (
        <div className="not-printed mt-3 flex flex-wrap items-center gap-2">
          {buttons.map((each, at) => (
            <Button
              key={keyOf(each)}
              kind={at === 0 ? 'primary' : 'secondary'}
              onClick={() => setChosen(each)}
            >
              {t(`action_${each.action}`)}
            </Button>
          ))}
          {others.length > 0 && (
            <Menu align="start" button={t('moreActions')}>
              {others.map((each) => (
                <button
                  key={keyOf(each)}
                  type="button"
                  className={menuItemClass}
                  onClick={() => setChosen(each)}
                >
                  {t(`action_${each.action}`)}
                </button>
              ))}
            </Menu>
          )}
        </div>
      )}
      {/* Stays open with its entries if a reload no longer offers the action. */}
      {chosen && dialogs[chosen.action]({ reply, offered: chosen, onClose: () => setChosen(null) })}
    </>
  );
}

type OfferedDialog = OfferedAction & { action: DialogAction };

function hasDialog(offered: OfferedAction): offered is OfferedDialog {
  return offered.action !== 'addNote';
}

function keyOf({ action, target_id }: OfferedAction): string {
  return `${action}-${target_id}`;
}
