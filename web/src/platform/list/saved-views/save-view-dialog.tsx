import type { ViewList } from '@serai/contract/accounts/view-lists';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useForm } from 'react-hook-form';
import { useSend } from '../../api/use-send.ts';
import { RefusalOf } from '../../form/refusal-of.tsx';
import { showFaults } from '../../form/show-faults.ts';
import { usePhrases } from '../../i18n/phrases.ts';
import { useNotify } from '../../notify/use-notify.ts';

interface SaveViewDialogProps {
  name: ViewList;
  query: string;
  onClose: () => void;
}

/** Asks for the name under which the current filters of a list are saved. */
export function SaveViewDialog({ name: list, query, onClose }: SaveViewDialogProps) {
  const t = usePhrases('list-views');
  const common = usePhrases('common');
  const notify = useNotify();
  const form = useForm({ defaultValues: { name: '' } });
  const command = useSend('savedView/save', { quiet: true, stale: ['savedView/list'] });

  async function save({ name }: { name: string }) {
    const { failure } = await command.send({ list, name, query });
    if (failure) return showFaults(form, failure);
    notify('success', t('saved', { name: name.trim() }));
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('save')}
      description={t('saveHelp')}
      words={{ close: common('close') }}
      actions={
        <>
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind="primary" type="submit" form="saved-view" busy={command.busy}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id="saved-view" noValidate className="grid gap-4" onSubmit={form.handleSubmit(save)}>
        <Field label={t('name')} required hint={t('nameHint')} error={form.formState.errors.name?.message}>
          {(control) => (
            <TextInput {...control} {...form.register('name')} maxLength={40} autoComplete="off" />
          )}
        </Field>
        <RefusalOf form={form} />
      </form>
    </Dialog>
  );
}
