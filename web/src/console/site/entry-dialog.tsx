import type { MenuEntryView } from '@serai/contract/site/desk';
import { inLanguage } from '@serai/phrases/lang';
import { Button } from '@serai/ui/button';
import { Checkbox } from '@serai/ui/checkbox';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { ApiFailure } from '../../platform/api/api.ts';
import type { BodyOf } from '../../platform/api/calls.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { useApi, useApp } from '../../platform/app.tsx';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { bodyOf, type EntryValues, entryValues } from './entry-values.ts';

/** Dialog for a menu entry, existing or new. For a built-in page only title, icon, position and the switch. */
export function EntryDialog(props: {
  entry: MenuEntryView | null;
  folders: readonly MenuEntryView[];
  onClose: () => void;
}) {
  const { entry, folders, onClose } = props;
  const t = usePhrases('console-site');
  const common = usePhrases('common');
  const form = useForm<EntryValues>({ defaultValues: entryValues(entry) });
  const send = useEntryCalls(form, onClose);
  return (
    <Dialog
      open
      wide
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
      title={entry ? t('entryEditTitle') : t('entryAdd')}
      words={{ close: common('close') }}
      actions={
        <>
          {entry && !entry.built_in && (
            <DeleteButton entry={entry} busy={send.removing} onConfirm={() => send.remove(entry.id)} />
          )}
          <Button kind="primary" busy={form.formState.isSubmitting} type="submit" form="menu-entry">
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
        <EntryFields form={form} entry={entry} folders={folders} />
      </form>
      <RefusalOf form={form} />
    </Dialog>
  );
}

/** Deleting a folder also deletes its entries. */
function DeleteButton(props: { entry: MenuEntryView; busy: boolean; onConfirm: () => Promise<void> }) {
  const { entry, busy, onConfirm } = props;
  const t = usePhrases('console-site');
  const common = usePhrases('common');
  const { lang } = useApp();
  const [asking, setAsking] = useState(false);
  const title = inLanguage(lang, { zh: entry.title_zh, en: entry.title_en });
  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {t('entryDelete')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={t('entryDeleteAsk', { title })}
        words={{ confirm: t('entryDelete'), keep: common('keep'), close: common('close') }}
        danger
        busy={busy}
        onConfirm={() => void onConfirm().then(() => setAsking(false))}
      >
        <p className="text-muted">{t(entry.type === 'menu_dir' ? 'entryDeleteFolder' : 'entryDeleteHelp')}</p>
      </ConfirmDialog>
    </>
  );
}

interface FieldsProps {
  form: UseFormReturn<EntryValues>;
  entry: MenuEntryView | null;
  folders: readonly MenuEntryView[];
}

function EntryFields({ form, entry, folders }: FieldsProps) {
  const t = usePhrases('console-site');
  const [type, kind] = form.watch(['place', 'menu_type']);
  const isOwn = entry?.built_in ?? false;
  return (
    <>
      <TextField form={form} name="title_zh" />
      <TextField form={form} name="title_en" />
      {!isOwn && (
        <>
          <ChoiceField form={form} name="place" values={places} disabled={entry !== null} />
          {type !== 'menu_dir' && <ChoiceField form={form} name="menu_type" values={kinds} />}
          <TextField form={form} name="entry_name" hint="entry_nameHint" />
          {type !== 'menu_dir' && kind !== 'tab' && <TextField form={form} name="url" hint="entry_urlHint" />}
          <ChoiceField form={form} name="audience" values={audiences} />
        </>
      )}
      {type === 'menu' && <FolderField form={form} folders={folders} />}
      <TextField form={form} name="icon" hint="entry_iconHint" />
      <TextField form={form} name="needs" hint="entry_needsHint" />
      <TextField form={form} name="position" hint="entry_positionHint" />
      <Checkbox {...form.register('enabled')} label={t('entryEnabled')} className="sm:col-span-2" />
    </>
  );
}

function TextField(props: {
  form: UseFormReturn<EntryValues>;
  name: keyof EntryValues;
  hint?: PhraseKey<'console-site'>;
}) {
  const { form, name, hint } = props;
  const t = usePhrases('console-site');
  return (
    <Field label={t(labels[name])} hint={hint && t(hint)} error={form.formState.errors[name]?.message}>
      {(control) => <TextInput {...control} {...form.register(name)} />}
    </Field>
  );
}

function ChoiceField<Value extends string>(props: {
  form: UseFormReturn<EntryValues>;
  name: keyof typeof words;
  values: readonly Value[];
  disabled?: boolean;
}) {
  const { form, name, values, disabled = false } = props;
  const t = usePhrases('console-site');
  return (
    <Field label={t(labels[name])} error={form.formState.errors[name]?.message}>
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
}

function FolderField({ form, folders }: Pick<FieldsProps, 'form' | 'folders'>) {
  const t = usePhrases('console-site');
  const { lang } = useApp();
  const options = folders.map(({ id, title_zh, title_en }) => ({
    value: String(id),
    label: inLanguage(lang, { zh: title_zh, en: title_en }),
  }));
  return (
    <Field label={t(labels.parent_id)} error={form.formState.errors.parent_id?.message}>
      {(control) => (
        <Select
          {...control}
          {...form.register('parent_id')}
          options={[{ value: '', label: t('noFolder') }, ...options]}
        />
      )}
    </Field>
  );
}

const places = ['nav', 'nav_user_menu', 'menu', 'menu_dir'] as const;
const kinds = ['tab', 'iframe', 'link'] as const;
const audiences = ['everybody', 'users', 'members', 'operators'] as const;

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

/** Saves or deletes, shows faults beside their fields, and loads the list again. */
function useEntryCalls(form: UseFormReturn<EntryValues>, onDone: () => void) {
  const t = usePhrases('console-site');
  const api = useApi();
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const saving = useSend('console/menu/save', { quiet: true });
  const removing = useSend('console/menu/delete', { quiet: true });
  async function end(failure: ApiFailure | null, done: 'saved' | 'entryDeleted') {
    if (failure) return showFaults(form, failure);
    notify('success', t(done));
    await revalidate();
    onDone();
  }
  /** Warns that a site cannot be embedded, which members would see only as an empty frame. */
  async function warnOfFrame(url: string) {
    const query = api.get('console/menu/frame', { url }, { quiet: true });
    const framing = await query.then((reply) => reply.framing).catch(() => 'unknown');
    if (framing === 'refused') notify('warning', t('entryFrameRefused', { host: new URL(url).host }));
  }
  return {
    removing: removing.busy,
    async save(body: BodyOf<'console/menu/save'>) {
      const { failure } = await saving.send(body);
      await end(failure, 'saved');
      if (!failure && body.menu_type === 'iframe') void warnOfFrame(body.url ?? '');
    },
    async remove(id: number) {
      const { failure } = await removing.send({ id });
      await end(failure, 'entryDeleted');
    },
  };
}
