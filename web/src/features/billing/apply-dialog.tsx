import { Price } from '@serai/ui/price';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useCommand } from '../../platform/api/use-command.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { CommandDialog } from '../orders/actions/command-dialog.tsx';
import { billReads } from './bill-queries.ts';
import type { Choice } from './use-choice.ts';

/** Confirmation before a bill is applied for, with the selected charges and their total; then shows the bill, or the list if
 * the charges of several sellers yield a bill each. */
export function ApplyDialog(props: { choice: Choice; currency: string; onClose: () => void }) {
  const { choice, currency, onClose } = props;
  const t = usePhrases('bill-apply');
  const money = useMoney();
  const navigate = useNavigate();
  const command = useCommand('bill/apply', { stale: billReads });
  const applying = {
    ...command,
    send: async (wish: Parameters<typeof command.send>[0]) => {
      const sent = await command.send(wish);
      if (sent.reply) void navigate(sent.reply.count > 1 ? paths.bills() : paths.bill(sent.reply.bill.id));
      // The selected charges are now on another bill or have another sum.
      else if (!sent.failure.answerLost) choice.clear();
      return sent;
    },
  };
  return (
    <CommandDialog
      command={applying}
      body={() => ({ charge_ids: choice.ids, total: choice.sum })}
      title={t('askTitle', { count: choice.count })}
      description={t('askHelp')}
      confirm={t('askYes')}
      back="back"
      done={t('done')}
      onClose={onClose}
    >
      <p className="flex items-baseline justify-between gap-4 rounded-control bg-sunken px-4 py-3">
        <span>{t('askSum')}</span>
        <Price {...money.parts({ amount: choice.sum, currency })} size="title" />
      </p>
      {choice.sum < 0 && <p className="mt-2 text-caption text-muted">{t('askCredit')}</p>}
    </CommandDialog>
  );
}
