import { Button } from '@serai/ui/button';
import { FieldError } from '@serai/ui/field';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useAsset } from '../../../platform/session/use-asset.ts';
import { UploadDrop } from '../../../platform/upload/upload-drop.tsx';
import { useUpload } from '../../../platform/upload/upload-file.ts';
import type { SettingForm } from './setting-form.ts';

const types = ['image/jpeg', 'image/png', 'image/webp'];

/** Logo or banner: selected or dropped, uploaded at once, and part of the setting when that is saved. */
export function PictureField({ form, name }: { form: SettingForm; name: 'logo' | 'banner' }) {
  const t = usePhrases('voucher-setting');
  const sending = useUpload();
  const { field, fieldState } = useController({ control: form.control, name });
  const area = useRef<HTMLFieldSetElement>(null);

  async function take(file: File) {
    if (!types.includes(file.type)) return form.setError(name, { message: t('pictureWrongType') });
    // The reason of the failure has been shown as a notice.
    const kept = await sending.upload(file, { topic: 'voucher' }).catch(() => null);
    if (!kept) return;
    form.clearErrors(name);
    field.onChange(kept.url);
  }

  function remove() {
    form.clearErrors(name);
    field.onChange('');
    // The button that had the focus has disappeared.
    requestAnimationFrame(() => area.current?.querySelector('button')?.focus());
  }

  /** Makes the form focus the button that replaces a refused picture. */
  function hold(element: HTMLFieldSetElement | null) {
    area.current = element;
    field.ref(element && { focus: () => element.querySelector('button')?.focus() });
  }

  return (
    <fieldset ref={hold} className="min-w-0">
      <legend className="mb-1 text-caption font-strong">{t(name)}</legend>
      {field.value ? (
        <Kept path={field.value} alt={t(name)} wide={name === 'banner'} onRemove={remove} />
      ) : (
        <UploadDrop
          sending={sending}
          accept={types.join(',')}
          onFile={(file) => void take(file)}
          hint={t(`${name}Hint`)}
        />
      )}
      {fieldState.error?.message && (
        <div className="mt-1">
          <FieldError>{fieldState.error.message}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

function Kept(props: { path: string; alt: string; wide: boolean; onRemove: () => void }) {
  const { path, alt, wide, onRemove } = props;
  const t = usePhrases('voucher-setting');
  const asset = useAsset();
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-[#fff] p-3">
      <img
        src={asset(path)}
        alt={alt}
        className={wide ? 'max-h-24 w-full rounded-control object-cover' : 'h-16 max-w-48 object-contain'}
      />
      <Button size="compact" onClick={onRemove} className="by-day">
        {t('pictureRemove')}
      </Button>
    </div>
  );
}
