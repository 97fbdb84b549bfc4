import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextInput } from '@serai/ui/text-input';
import { type FormEvent, useId, useState } from 'react';
import { clientPricesShown } from '../../platform/format/hidden-prices.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { keepText } from '../../platform/kept-text.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { isMarkedUp, type MarkUp } from './client-price.ts';
import { markUpKey } from './mark-up.ts';
import { percentText, readPercent, roundings, writeMarkUp } from './mark-up-text.ts';

export interface MarkUpDialogProps {
  userId: number;
  markUp: MarkUp;
  onClose: () => void;
}

/** Percentage and rounding of the user's client prices. Saving a mark-up shows client prices. */
export function MarkUpDialog({ userId, markUp, onClose }: MarkUpDialogProps) {
  const t = usePhrases('mark-up');
  const common = usePhrases('common');
  const notify = useNotify();
  const form = useId();
  const isClientSet = clientPricesShown.useIsSet();
  const [percent, setPercent] = useState(percentText(markUp));
  const [rounding, setRounding] = useState(String(markUp.rounding));
  const [isWrong, setWrong] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    const tenths = readPercent(percent);
    setWrong(tenths === undefined);
    if (tenths === undefined) return;
    const next = { tenths, rounding: roundings.find((one) => String(one) === rounding) ?? 0 };
    if (!keepText(markUpKey(userId), writeMarkUp(next))) return notify('warning', t('notKept'));
    if (isMarkedUp(next) !== isClientSet) clientPricesShown.toggle();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('help')}
      words={{ close: common('close') }}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={form}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save} className="grid gap-4 sm:grid-cols-2">
        <Field label={t('percent')} hint={t('percentHint')} error={isWrong ? t('percentWrong') : undefined}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              maxLength={6}
              value={percent}
              onChange={(event) => setPercent(event.target.value)}
              className="figures"
            />
          )}
        </Field>
        <Field label={t('rounding')}>
          {(control) => (
            <Select
              {...control}
              value={rounding}
              onChange={(event) => setRounding(event.target.value)}
              options={roundings.map((one) => ({ value: String(one), label: t(`rounding_${one}`) }))}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
