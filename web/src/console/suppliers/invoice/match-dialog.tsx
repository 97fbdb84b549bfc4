import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { type InvoiceReply, staleAfterPayable } from '../supplier-reads.ts';
import { Matching } from './matching.tsx';
import { linesOf, type Stated, sumText } from './stated.ts';

/** Changes the orders on an undecided invoice. */
export function MatchDialog({ reply, onClose }: { reply: InvoiceReply; onClose: () => void }) {
  const t = usePhrases('console-suppliers');
  const common = usePhrases('common');
  const notify = useNotify();
  const { invoice } = reply;
  const { currency } = invoice.total;
  const [stated, setStated] = useState<Stated>(() =>
    Object.fromEntries(reply.lines.map((line) => [line.order_id, sumText(line.stated.amount, currency)])),
  );
  const command = useCommand('console/payable/matchInvoice', { stale: staleAfterPayable });
  const lines = linesOf(stated, currency);
  async function save() {
    if (!lines) return;
    const { failure } = await command.send({ invoice_id: invoice.id, lines });
    if (failure) return;
    notify('success', t('saved'));
    onClose();
  }
  return (
    <Dialog
      open
      wide
      title={t('matchTitle', { number: invoice.number })}
      words={{ close: common('close') }}
      guarded
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="grid gap-4">
        <Matching
          supplierId={invoice.supplier.id}
          entityId={invoice.entity.id}
          currency={currency}
          total={invoice.total.amount}
          stated={stated}
          onChange={setStated}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind="primary" busy={command.busy} disabled={!lines} onClick={() => void save()}>
            {t('save')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
