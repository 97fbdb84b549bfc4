import type { VoucherScope } from '@serai/contract/vouchers/design';
import type { VoucherSetting } from '@serai/contract/vouchers/vouchers';
import { Button } from '@serai/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { Got } from '../../../platform/api/calls.ts';
import { useSend } from '../../../platform/api/use-send.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { LeaveGuard } from '../../../platform/form-draft/leave-guard.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { putRead } from '../../../platform/query/use-read.ts';
import { ResetButton } from './reset-button.tsx';
import { SettingFields } from './setting-fields.tsx';
import { SettingPreview } from './setting-preview.tsx';

interface SettingEditorProps {
  scope: VoucherScope;
  reply: Got<'voucher/setting'>;
}

/** Form for one scope, with a preview of the voucher beside it. */
export function SettingEditor({ scope, reply }: SettingEditorProps) {
  const t = usePhrases('voucher-setting');
  const notify = useNotify();
  const take = useTakeSetting(scope);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<VoucherSetting>({ defaultValues: reply.setting });
  const saving = useSend('voucher/saveSetting', { quiet: true, stale: ['voucher/show'] });
  const { isDirty, isSubmitting } = form.formState;

  async function save(setting: VoucherSetting) {
    const { reply: saved, failure } = await saving.send({ product: scope, setting });
    if (failure) {
      return showFaults(form, failure, {
        within: element.current,
        fieldOf: (field) => formFieldOf(field, setting),
      });
    }
    follow(saved);
    notify('success', t('saved'));
  }

  function follow(saved: SettingEditorProps['reply']) {
    form.reset(saved.setting);
    take(saved);
  }

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <form ref={element} noValidate className="grid gap-4" onSubmit={form.handleSubmit(save)}>
        <p className="text-muted">{t(`standing_${standingOf(scope, reply)}`)}</p>
        <SettingFields form={form} />
        <div className="bottom-0 z-10 -mx-4 grid gap-2 border-t border-line bg-paper px-4 py-3 md:sticky">
          <RefusalOf form={form} />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" kind="primary" busy={isSubmitting} idle={!isDirty && reply.is_own}>
              {t(scope === '' ? 'save' : 'saveProduct')}
            </Button>
            {isDirty && (
              <Button kind="quiet" disabled={isSubmitting} onClick={() => form.reset()}>
                {t('undo')}
              </Button>
            )}
            {reply.is_own && <ResetButton scope={scope} onReset={follow} />}
          </div>
        </div>
      </form>
      <SettingPreview scope={scope} form={form} />
      <LeaveGuard dirty={isDirty} />
    </div>
  );
}

/** Returns the source of the design: this product, all products, or the default. */
function standingOf(scope: VoucherScope, { is_own }: SettingEditorProps['reply']) {
  if (scope === '') return is_own ? ('all' as const) : ('start' as const);
  return is_own ? ('own' as const) : ('shared' as const);
}

/** The server names fields of the whole body, `setting.phone`. */
function formFieldOf(field: string, setting: VoucherSetting): keyof VoucherSetting | null {
  const name = field.replace(/^setting\./, '').replace(/[.[].*$/, '');
  return name in setting ? (name as keyof VoucherSetting) : null;
}

/**
 * Returns a function that puts the setting from a reply into the cache; products without a setting follow the one
 * for all.
 */
function useTakeSetting(scope: VoucherScope) {
  const cache = useQueryClient();
  return (reply: Got<'voucher/setting'>) => {
    if (scope === '') cache.removeQueries({ queryKey: ['voucher/setting'], type: 'inactive' });
    putRead(cache, 'voucher/setting', { product: scope }, () => reply);
  };
}
