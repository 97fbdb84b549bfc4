import { useState } from 'react';
import { useCommand } from '../../platform/api/use-command.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { CommandDialog } from '../orders/actions/command-dialog.tsx';
import { ReasonField } from '../orders/actions/reason-field.tsx';
import { type BillView, billReads } from './bill-queries.ts';
import type { Choice } from './use-choice.ts';

/** Disputes the selected lines of a bill, with a reason. */
export function DisputeDialog(props: { bill: BillView; choice: Choice; onClose: () => void }) {
  const { bill, choice, onClose } = props;
  const t = usePhrases('bills');
  const money = useMoney();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const text = reason.trim();

  function body() {
    setAsked(true);
    return text === '' ? null : { id: bill.id, line_ids: choice.ids, reason: text };
  }

  return (
    <CommandDialog
      command={useCommand('bill/dispute', { stale: billReads })}
      body={body}
      title={t('disputeTitle', { count: choice.count })}
      description={t('disputeHelp', {
        amount: money.text({ amount: choice.sum, currency: bill.total.currency }),
      })}
      confirm={t('disputeYes')}
      back="back"
      focus="first"
      done={t('disputeDone')}
      onDone={choice.clear}
      onClose={onClose}
    >
      <ReasonField
        label={t('disputeReason')}
        hint={t('disputeReasonHint')}
        required
        error={isAsked && text === '' ? t('disputeReasonRequired') : undefined}
        value={reason}
        onChange={setReason}
      />
    </CommandDialog>
  );
}
