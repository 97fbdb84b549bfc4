import type { MenuEntryView } from '@serai/contract/site-console';
import { Button } from '@serai/ui/button';
import { Checkbox } from '@serai/ui/checkbox';
import { Dialog } from '@serai/ui/dialog';
import { Field, FieldError } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { ApiFailure } from '../../../platform/api/api.ts';
import { useApi, useApp } from '../../../platform/app.tsx';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { bodyOf, type EntryValues, entryValues } from './entry-values.ts';

/** One entry of the menus, or a new one. Of a page of the product only title, icon, place in the order and the switch. */
export function EntryDialog(props: {
  entry: MenuEntryView | null;
  folders: readonly MenuEntryView[];
  onClose: () => void;
}) {
  const { entry, folders, onClose } = props;
  const t = usePhrases('console-site');
  const common = usePhrases('common');
  const { lang } = useApp();
  const form = useForm<EntryValues>({ defaultValues: entryValues(entry) });
  const { errors, isSubmitting } = form.formState;
  const [type, kind] = form.watch(['place', 'menu_type']);
  const send = useSending(form.setError, onClose);
  const isOwn = entry?.built_in ?? false;
  const text = (name: keyof EntryValues, hint?: PhraseKey<'console-site'>) => (
    <Field label={t(labels[name])} hint={hint && t(hint)} error={errors[name]?.message}>
      {(control) => <TextInput {...control} {...form.register(name)} />}
    </Field>
  );
  const choice = (name: 'place' | 'menu_type' | 'audience', values: readonly string[], disabled = false) => (
    <Field label={t(labels[name])} error={errors[name]?.message}>
      {(control) => (
        <Select
          {...control}
          {...form.register(name)}
          disabled={disabled}
          options={values.map((value) => ({ value, label: t(`${words[name]}_${value}` as never) }))}
        />
      )}
    </Field>
  );
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={entry ? t('entryEditTitle') : t('entryAdd')}
      words={{ close: common('close') }}
      actions={
        <>
          {entry && !isOwn && (
            <Button kind="danger" busy={send.busy} onClick={() => send.remove(entry.id)}>
              {t('entryDelete')}
            </Button>
          )}
          <Button kind="primary" busy={isSubmitting} type="submit" form="menu-entry">
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id="menu-entry"
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={form.handleSubmit((values) => send.save(bodyOf(values, entry)))}
      >
        {text('title_zh')}
        {text('title_en')}
        {!isOwn && choice('place', ['nav', 'nav_user_menu', 'menu', 'menu_dir'], entry !== null)}
        {!isOwn && type !== 'menu_dir' && choice('menu_type', ['tab', 'iframe', 'link'])}
        {!isOwn && text('entry_name', 'entry_nameHint')}
        {!isOwn && kind !== 'tab' && type !== 'menu_dir' && text('url', 'entry_urlHint')}
        {!isOwn && choice('audience', ['everybody', 'users', 'members', 'operators'])}
        {type === 'menu' && (
          <Field label={t('entry_parent_id')} error={errors.parent_id?.message}>
            {(control) => (
              <Select
                {...control}
                {...form.register('parent_id')}
                options={[
                  { value: '', label: t('noFolder') },
                  ...folders.map((folder) => ({
                    value: String(folder.id),
                    label: lang === 'en' ? folder.title_en : folder.title_zh,
                  })),
                ]}
              />
            )}
          </Field>
        )}
        {text('icon', 'entry_iconHint')}
        {text('needs', 'entry_needsHint')}
        {text('position', 'entry_positionHint')}
        <Checkbox {...form.register('enabled')} label={t('entryEnabled')} className="sm:col-span-2" />
      </form>
      {send.refusal && <FieldError>{send.refusal}</FieldError>}
    </Dialog>
  );
}

const labels = {
  place: 'entryPlace',
  parent_id: 'entry_parent_id',
  entry_name: 'entry_name',
  title_zh: 'entry_title_zh',
  title_en: 'entry_title_en',
  icon: 'entry_icon',
  menu_type: 'entry_menu_type',
  url: 'entry_url',
  audience: 'entry_audience',
  needs: 'entry_needs',
  position: 'entryPosition',
  enabled: 'entryEnabled',
} as const satisfies Record<keyof EntryValues, PhraseKey<'console-site'>>;

const words = { place: 'place', menu_type: 'kind', audience: 'audience' } as const;

/** Saves or deletes, shows faults beside their fields, and loads the list anew. */
function useSending(
  setError: (name: keyof EntryValues, error: { message: string }) => void,
  onDone: () => void,
) {
  const t = usePhrases('console-site');
  const api = useApi();
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  async function post(path: string, body: object) {
    setRefusal('');
    setBusy(true);
    try {
      await api.post(path, body, { quiet: true });
      notify('success', t('saved'));
      await revalidate();
      onDone();
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      const faults = Object.entries(cause.fieldErrors);
      for (const [name, message] of faults) setError(name as keyof EntryValues, { message });
      if (faults.length === 0) setRefusal(cause.message);
    } finally {
      setBusy(false);
    }
  }
  return {
    busy,
    refusal,
    save: (body: object) => post('console/menu/save', body),
    remove: (id: number) => post('console/menu/delete', { id }),
  };
}
