import { useCommand } from '../../platform/api/use-command.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { CommandDialog } from '../orders/actions/command-dialog.tsx';
import { type BillView, billReads } from './bill-queries.ts';

/** Confirmation before a bill that waits for the seller is withdrawn. */
export function WithdrawDialog({ bill, onClose }: { bill: BillView; onClose: () => void }) {
  const t = usePhrases('bills');
  const { id, number } = bill;
  return (
    <CommandDialog
      command={useCommand('bill/withdraw', { stale: billReads })}
      body={() => ({ id })}
      title={t('withdrawTitle', { number })}
      description={t('withdrawHelp')}
      confirm={t('withdrawYes')}
      back="back"
      done={t('withdrawDone', { number })}
      onClose={onClose}
    >
      {null}
    </CommandDialog>
  );
}
