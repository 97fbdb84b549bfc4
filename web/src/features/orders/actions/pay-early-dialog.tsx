import { Price } from '@serai/ui/price';
import { Skeleton } from '@serai/ui/skeleton';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { orderReads, useOrder } from '../order-queries.ts';
import { useOrderPhrases } from '../views/service-words.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { CommandDialog } from './command-dialog.tsx';

/** Confirmation before a debt on credit is paid from the deposit, with the amount. */
export function PayEarlyDialog({ order, onClose }: ActionDialogProps) {
  const t = useOrderPhrases('orders');
  const money = useMoney();
  const detail = useOrder(order.id);
  const command = useCommand('order/payEarly', { stale: orderReads });
  const sum = detail.data?.payable_early;
  return (
    <CommandDialog
      command={command}
      body={() => ({ id: order.id })}
      title={t('askPayEarly')}
      confirm={sum ? t('payEarlyButton', { amount: money.text(sum) }) : t('action_payEarly')}
      back="back"
      ready={sum !== undefined && sum !== null}
      done={t('donePayEarly')}
      onClose={onClose}
    >
      <Loaded query={detail} skeleton={<Skeleton className="h-16" />}>
        {({ payable_early }) => (
          <>
            {payable_early && (
              <p className="mb-2 flex items-baseline justify-between gap-4">
                <span>{order.title}</span>
                <Price {...money.parts(payable_early)} size="lead" />
              </p>
            )}
            <p className="text-muted">{t(payable_early ? 'askPayEarlyHelp' : 'payEarlyNothing')}</p>
          </>
        )}
      </Loaded>
    </CommandDialog>
  );
}
