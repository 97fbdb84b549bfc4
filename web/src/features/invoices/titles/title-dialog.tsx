import type { InvoiceTitle } from '@serai/contract/invoices/titles';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../platform/api/use-command.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { titleReads } from '../views/title-words.ts';
import { TitleFields, type TitleValues } from './title-fields.tsx';

interface TitleDialogProps {
  /** The title to change; if absent, a new one is added. */
  title?: InvoiceTitle;
  /** Country of the seller, which determines the form of a taxpayer id. */
  country: string;
  /** The first title is the default in any case. */
  isFirst?: boolean;
  onSaved?: (title: InvoiceTitle) => void;
  onClose: () => void;
}

/** Form to add or change a title. */
export function TitleDialog({ title, country, isFirst = false, onSaved, onClose }: TitleDialogProps) {
  const t = usePhrases('invoice-titles');
  const common = usePhrases('common');
  const notify = useNotify();
  const formId = useId();
  const form = useForm<TitleValues>({ defaultValues: valuesOf(title) });
  const saving = useCommand('invoice/saveTitle', { quiet: true, stale: titleReads });

  async function save(values: TitleValues) {
    const { reply, failure } = await saving.send({ ...(title && { id: title.id }), ...values });
    if (failure) return showFaults(form, failure);
    notify('success', t('saved', { name: reply.title.title }));
    onSaved?.(reply.title);
    onClose();
  }

  return (
    <Dialog
      open
      wide
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && !saving.busy && onClose()}
      title={t(title ? 'editTitle' : 'addTitle')}
      words={{ close: common('close') }}
      actions={
        <>
          <Button disabled={saving.busy} onClick={onClose}>
            {common('back')}
          </Button>
          <Button type="submit" form={formId} kind="primary" busy={saving.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={form.handleSubmit(save)}>
        <TitleFields form={form} country={country} asksDefault={!isFirst && !title?.is_default} />
        <RefusalOf form={form} />
      </form>
    </Dialog>
  );
}

function valuesOf(title: InvoiceTitle | undefined): TitleValues {
  const empty: TitleValues = {
    kind: 'company',
    title: '',
    taxpayer_id: '',
    branch: '',
    email: '',
    address: '',
    phone: '',
    bank: '',
    bank_account: '',
    is_default: false,
  };
  if (!title) return empty;
  const { id, warnings, ...values } = title;
  return values;
}
