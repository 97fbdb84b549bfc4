import { Button } from '@serai/ui/button';
import { type ReactNode, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { DeskBillAction, DeskBillReply } from '../desk-bill.ts';
import type { BillDialogProps } from './bill-dialog-props.ts';
import { ConfirmBillDialog } from './confirm-bill-dialog.tsx';
import { OfferRateDialog } from './offer-rate-dialog.tsx';
import { RecoverDialog } from './recover-dialog.tsx';
import { RejectBillDialog } from './reject-bill-dialog.tsx';
import { SetOffDialog } from './set-off-dialog.tsx';
import { VoidBillDialog } from './void-bill-dialog.tsx';
import { WithholdingDialog } from './withholding-dialog.tsx';
import { WriteOffDialog } from './write-off-dialog.tsx';

/** Dialogs of the actions on the whole bill; those on a line, certificate or write-off are beside it. */
const dialogs = {
  confirm: ConfirmBillDialog,
  reject: RejectBillDialog,
  setOff: SetOffDialog,
  offer: OfferRateDialog,
  recordWithholding: WithholdingDialog,
  void: VoidBillDialog,
  writeOff: WriteOffDialog,
  recover: RecoverDialog,
} satisfies Partial<Record<DeskBillAction, (props: BillDialogProps) => ReactNode>>;
type DialogAction = keyof typeof dialogs;

/** Actions on the bill that the server offers to the reader. */
export function BillActions({ reply }: { reply: DeskBillReply }) {
  const t = usePhrases('console-bills');
  const [chosen, setChosen] = useState<DialogAction | null>(null);
  const offered = (Object.keys(dialogs) as DialogAction[]).filter((action) => reply.actions.includes(action));
  const Dialog = chosen && dialogs[chosen];
  return (
    <div data-actions className="not-printed flex flex-wrap items-center gap-2">
      {offered.map((action) => (
        <Button
          key={action}
          kind={action === 'confirm' ? 'primary' : 'secondary'}
          onClick={() => setChosen(action)}
        >
          {t(`action_${action}`)}
        </Button>
      ))}
      {/* Stays open with its entries if a reload no longer offers the action. */}
      {Dialog && <Dialog reply={reply} onClose={() => setChosen(null)} />}
    </div>
  );
}
