import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import type { BankRule } from './bank-reads.ts';

/** Asks before a rule ends. */
export function EndRuleDialog({ rule, onClose }: { rule: BankRule; onClose: () => void }) {
  const t = usePhrases('console-bank');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useCommand('console/bank/endRule', {
    stale: ['console/bank/accounts', 'console/bank/preview'],
  });
  async function end() {
    const { failure } = await command.send({ rule_id: rule.id });
    if (!failure) notify('success', t('ruleEnded'));
    onClose();
  }
  return (
    <Dialog
      open
      title={t('endRuleTitle', { text: rule.contains })}
      description={t('endRuleText')}
      words={{ close: common('close') }}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{common('back')}</Button>
        <Button kind="danger" busy={command.busy} onClick={() => void end()}>
          {t('endRule')}
        </Button>
      </div>
    </Dialog>
  );
}
