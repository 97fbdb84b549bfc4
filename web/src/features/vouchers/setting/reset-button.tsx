import type { VoucherScope } from '@serai/contract/vouchers/design';
import { Button } from '@serai/ui/button';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { useState } from 'react';
import type { Got } from '../../../platform/api/calls.ts';
import { useSend } from '../../../platform/api/use-send.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';

interface ResetButtonProps {
  scope: VoucherScope;
  onReset: (reply: Got<'voucher/setting'>) => void;
}

/** Deletes the saved setting: a product then uses that for all products, and that for all the default. */
export function ResetButton({ scope, onReset }: ResetButtonProps) {
  const t = usePhrases('voucher-setting');
  const common = usePhrases('common');
  const notify = useNotify();
  const [asks, setAsks] = useState(false);
  const resetting = useSend('voucher/resetSetting', { stale: ['voucher/show'] });
  const of = scope === '' ? 'All' : 'Product';

  async function reset() {
    const { reply } = await resetting.send({ product: scope });
    if (!reply) return;
    setAsks(false);
    notify('success', t('resetDone'));
    onReset(reply);
  }

  return (
    <>
      <Button className="ml-auto" onClick={() => setAsks(true)}>
        {t(`reset${of}`)}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        question={t(`reset${of}Ask`)}
        words={{ confirm: t('resetYes'), keep: common('keep'), close: common('close') }}
        danger
        busy={resetting.busy}
        onConfirm={() => void reset()}
      >
        <p className="text-muted">{t('resetHelp')}</p>
      </ConfirmDialog>
    </>
  );
}
