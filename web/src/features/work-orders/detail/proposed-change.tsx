import type { AmendmentPreview } from '@serai/contract/orders/amendments';
import { Button } from '@serai/ui/button';
import { FieldError } from '@serai/ui/field';
import { useState } from 'react';
import type { BodyOf } from '../../../platform/api/calls.ts';
import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { CommandDialog } from '../../orders/actions/command-dialog.tsx';
import { ReasonField } from '../../orders/actions/reason-field.tsx';
import { useYesWords } from '../use-yes-words.ts';
import { ChangeEffects } from '../views/change-effects.tsx';
import { type AskedChange, previewIn, workOrderReads } from '../work-order-queries.ts';

/**
 * Proposed change for the reader: effects and price, accept with the sum on the button, or decline with a
 * reason. Accepting applies to exactly the shown sums; changed ones replace them.
 */
export function ProposedChange({ workOrderId, change }: { workOrderId: number; change: AskedChange }) {
  const t = usePhrases('work-order');
  const notify = useNotify();
  const accept = useCommand('workOrder/accept', { quiet: true, stale: workOrderReads });
  const [newer, setNewer] = useState<AmendmentPreview | null>(null);
  const [refusing, setRefusing] = useState(false);
  const words = useYesWords();
  const preview = newer ?? change.preview;

  async function agree() {
    const body = { id: workOrderId, command_id: change.id, preview_id: preview.preview_id };
    const { failure } = await accept.send(body);
    if (!failure) notify('success', t('agreed'));
    else if (failure.reason === 'amendment_changed') setNewer(previewIn(failure.data));
  }

  return (
    <>
      <ChangeEffects preview={preview} />
      <div className="mt-4 grid gap-3 border-t border-line pt-4">
        {accept.failure && (
          <FieldError>
            {accept.failure.reason === 'amendment_changed' ? t('changed') : accept.failure.message}
          </FieldError>
        )}
        <div className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse max-sm:*:w-full">
          <Button onClick={() => setRefusing(true)}>{t('no')}</Button>
          <Button kind="primary" busy={accept.busy} onClick={() => void agree()}>
            {words(preview)}
          </Button>
        </div>
        {refusing && (
          <RefuseDialog workOrderId={workOrderId} changeId={change.id} onClose={() => setRefusing(false)} />
        )}
      </div>
    </>
  );
}

function RefuseDialog(props: { workOrderId: number; changeId: number; onClose: () => void }) {
  const { workOrderId, changeId, onClose } = props;
  const t = usePhrases('work-order');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === '';

  function body(): BodyOf<'workOrder/refuse'> | null {
    setTried(true);
    return missing ? null : { id: workOrderId, command_id: changeId, reason };
  }

  return (
    <CommandDialog
      command={useCommand('workOrder/refuse', { stale: workOrderReads })}
      body={body}
      title={t('refuseAsk')}
      description={t('refuseHelp')}
      confirm={t('refuseYes')}
      back="back"
      focus="first"
      done={t('refused')}
      onClose={onClose}
    >
      <ReasonField
        label={t('refuseReason')}
        required
        error={tried && missing ? t('refuseRequired') : undefined}
        value={reason}
        onChange={setReason}
      />
    </CommandDialog>
  );
}
