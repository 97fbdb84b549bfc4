import type { SiteSettingsView } from '@serai/contract/site/desk';
import { wordSettings } from '@serai/contract/site/word-settings';
import { patterns } from '@serai/contract/validator-rules';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextArea } from '@serai/ui/text-area';
import { TextInput } from '@serai/ui/text-input';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useSend } from '../../platform/api/use-send.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { LeaveGuard } from '../../platform/form-draft/leave-guard.tsx';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { changesOf, type SettingsValues, valuesOf } from './settings-values.ts';

type Name = keyof SettingsValues;

/** All settings of the site in sections, read-only where the reader may not change them; only changes are sent. */
export function SettingsForm(props: { settings: SiteSettingsView; uploadModes: readonly string[] }) {
  const { settings, uploadModes } = props;
  const t = usePhrases('console-site');
  const saving = useSend('console/site/save', { quiet: true });
  const notify = useNotify();
  const mayChange = useMayChange();
  const form = useForm<SettingsValues>({ defaultValues: valuesOf(settings) });
  const { isDirty, isSubmitting, dirtyFields } = form.formState;

  async function save(values: SettingsValues) {
    const { reply, failure } = await saving.send(changesOf(values, dirtyFields));
    if (failure) return showFaults(form, failure);
    form.reset(valuesOf(reply.settings));
    notify('success', t('saved'));
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(save)}>
      <LeaveGuard dirty={isDirty} />
      {parts.map(({ title, names }) => (
        <Card key={title} title={t(title)}>
          <div className="grid gap-4 md:grid-cols-2">
            {names.map((name) => (
              <Setting
                key={name}
                name={name}
                form={form}
                uploadModes={uploadModes}
                closed={!mayChange(name)}
              />
            ))}
          </div>
        </Card>
      ))}
      {mayChange('siteNameZh') && (
        <div className="sticky bottom-0 flex items-center justify-end gap-4 border-t border-line bg-paper py-3">
          <RefusalOf form={form} />
          <Button idle={!isDirty} onClick={() => form.reset()}>
            {t('undo')}
          </Button>
          <Button type="submit" kind="primary" idle={!isDirty} busy={isSubmitting}>
            {t('save')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Whether the reader may change a setting: texts and settings that affect sales need different rights. */
function useMayChange(): (name: Name) => boolean {
  const may = useMay();
  const [words, trade] = [may('/console/site/edit'), may('/console/site/editTrade')];
  return (name) => words && (trade || wordSettings.some((word) => word === name));
}

interface SettingProps {
  name: Name;
  form: UseFormReturn<SettingsValues>;
  uploadModes: readonly string[];
  /** Read-only. */
  closed: boolean;
}

function Setting({ name, form, uploadModes, closed }: SettingProps) {
  const t = usePhrases('console-site');
  const isLong = longNames.has(name);
  return (
    <Field
      label={t(name)}
      hint={hints.has(name) ? t(`${name}Hint` as PhraseKey<'console-site'>) : undefined}
      error={form.formState.errors[name]?.message}
      className={isLong ? 'md:col-span-2' : undefined}
    >
      {(control) => {
        const isNumber = (typed: string) => patterns.floatingNumber.test(typed.trim()) || t('numberInvalid');
        const rules = counts.has(name) ? { validate: isNumber } : {};
        const field = { ...control, ...form.register(name, rules) };
        if (name === 'uploadMode') {
          const options = uploadModes.map((mode) => ({ value: mode, label: mode }));
          // A select cannot be made read-only.
          return closed ? <TextInput {...field} readOnly /> : <Select {...field} options={options} />;
        }
        if (isLong) return <TextArea {...field} rows={3} className="max-h-96" readOnly={closed} />;
        const inputMode = counts.has(name) ? 'decimal' : undefined;
        return <TextInput {...field} inputMode={inputMode} readOnly={closed} />;
      }}
    </Field>
  );
}

const parts: { title: PhraseKey<'console-site'>; names: Name[] }[] = [
  {
    title: 'partIdentity',
    names: ['siteNameZh', 'siteNameEn', 'tag', 'logo', 'recordNumber'],
  },
  { title: 'partContact', names: ['servicePhone', 'urgentPhone', 'serviceEmail', 'contactMailbox'] },
  { title: 'partWork', names: ['workZone', 'workHours', 'holidays'] },
  {
    title: 'partPrices',
    names: ['currency', 'publicMarkupPercent', 'pointsPerHundred', 'concessionSums', 'paidBackAloneUpTo'],
  },
  { title: 'partAddresses', names: ['cdnUrl', 'apiUrl', 'iframeHosts'] },
  { title: 'partUploads', names: ['uploadMaxSize', 'uploadMode', 'uploadSuffixes', 'uploadMimeTypes'] },
  { title: 'partTerms', names: ['termsZh', 'termsEn'] },
];

const longNames: ReadonlySet<Name> = new Set([
  'holidays',
  'iframeHosts',
  'uploadSuffixes',
  'uploadMimeTypes',
  'termsZh',
  'termsEn',
  'concessionSums',
]);

const counts: ReadonlySet<Name> = new Set([
  'uploadMaxSize',
  'pointsPerHundred',
  'publicMarkupPercent',
  'paidBackAloneUpTo',
]);

const hints: ReadonlySet<Name> = new Set([
  'servicePhone',
  'urgentPhone',
  'serviceEmail',
  'contactMailbox',
  'workZone',
  'workHours',
  'holidays',
  'tag',
  'logo',
  'currency',
  'publicMarkupPercent',
  'pointsPerHundred',
  'concessionSums',
  'paidBackAloneUpTo',
  'cdnUrl',
  'apiUrl',
  'iframeHosts',
  'uploadMode',
  'uploadSuffixes',
  'termsZh',
  'termsEn',
]);
