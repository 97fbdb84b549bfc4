import { hasDecimalComma, readAmount } from '@serai/contract/currency';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ChangeFieldsProps } from './change-fields.ts';

/** Part of the fee to waive, or of the price to refund. */
export function AmountFields({ reply, kind, tried, onInput }: ChangeFieldsProps) {
  const t = usePhrases('work-order-apply');
  const common = usePhrases('common');
  const money = useMoney();
  const { order } = reply;
  const { currency } = order.total_amount;
  const [text, setText] = useState('');
  const amount = readAmount(text, currency);
  const isSum = amount !== undefined && amount > 0;
  const isWaiver = kind === 'waive_fee';
  return (
    <Field
      label={t(isWaiver ? 'amountAsk' : 'amountRefund')}
      hint={money.text(isWaiver ? order.cancellation_fee : order.total_amount)}
      error={tried && !isSum ? (hasDecimalComma(text) ? common('usePoint') : t('amountInvalid')) : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          className="figures sm:max-w-60"
          after={<span className="pr-3">{currency}</span>}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            const next = readAmount(target.value, currency);
            onInput(
              next !== undefined && next > 0
                ? { kind: isWaiver ? 'waive_fee' : 'refund', amount: next }
                : null,
            );
          }}
        />
      )}
    </Field>
  );
}
