import { hasDecimalComma, readAmount } from '@serai/contract/currency';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Skeleton } from '@serai/ui/skeleton';
import { TextArea } from '@serai/ui/text-area';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Got } from '../../../platform/api/calls.ts';
import { useCommand } from '../../../platform/api/use-command.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { AgencyField } from '../../booking/agency-field.tsx';
import { staleAfterPayBack } from './decide-pay-back.tsx';

/** Asks for the repayment of a deposit; a second person decides above the sum of the site's settings. */
export function AskPayBack({ onClose }: { onClose: () => void }) {
  const t = usePhrases('console-pay-backs');
  const common = usePhrases('common');
  const [picked, setPicked] = useState<{ id: number; name: string } | null>(null);
  const query = useRead('console/agency/detail', { id: picked?.id ?? 0 }, { enabled: picked !== null });
  return (
    <Dialog
      open
      title={t('ask')}
      description={t('askText')}
      words={{ close: common('close') }}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="grid gap-4">
        <AgencyField
          agencyId={picked?.id ?? null}
          chosen={picked?.name}
          onChange={(id, name) => setPicked({ id, name })}
        />
        {picked && (
          <Loaded query={query} skeleton={<Skeleton className="h-48" />}>
            {(reply) => <AskForm key={picked.id} reply={reply} onClose={onClose} />}
          </Loaded>
        )}
      </div>
    </Dialog>
  );
}

function AskForm({ reply, onClose }: { reply: Got<'console/agency/detail'>; onClose: () => void }) {
  const { agency, wallet } = reply;
  const t = usePhrases('console-pay-backs');
  const common = usePhrases('common');
  const money = useMoney();
  const notify = useNotify();
  const { currency } = agency;
  const form = useForm({ defaultValues: { amount: '', payee: '', reason: '' } });
  const { errors } = form.formState;
  const command = useCommand('console/payBack/ask', { quiet: true, stale: staleAfterPayBack });
  const isFilled = (text: string) => text.trim() !== '' || t('required');
  const submit = form.handleSubmit(async ({ amount, ...values }) => {
    const asked = await command.send({
      agency_id: agency.id,
      amount: readAmount(amount, currency) ?? 0,
      ...values,
    });
    if (asked.failure) return showFaults(form, asked.failure);
    notify('success', t(asked.reply.status === 'done' ? 'paid' : 'waits'));
    onClose();
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {wallet && (
        <p className="text-caption text-muted">{t('deposit', { sum: money.text(wallet.balance) })}</p>
      )}
      <Field label={t('sum')} required error={errors.amount?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('amount', {
              validate: (text) => {
                if (hasDecimalComma(text)) return common('usePoint');
                return (readAmount(text, currency) ?? 0) > 0 || t('amountWrong');
              },
            })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            after={<span className="pr-3 text-caption">{currency}</span>}
          />
        )}
      </Field>
      <Field label={t('payee')} hint={t('payeeHint')} required error={errors.payee?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register('payee', { validate: isFilled })}
            rows={2}
            maxLength={300}
          />
        )}
      </Field>
      <Field label={t('reason')} required error={errors.reason?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register('reason', { validate: isFilled })}
            rows={2}
            maxLength={200}
          />
        )}
      </Field>
      <RefusalOf form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{common('back')}</Button>
        <Button kind="primary" type="submit" busy={command.busy}>
          {t('ask')}
        </Button>
      </div>
    </form>
  );
}
