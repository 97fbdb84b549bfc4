import { FieldError } from '@serai/ui/field';
import { IconButton } from '@serai/ui/icon-button';
import { Icon } from '@serai/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { type FieldPathByValue, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { sizeText } from '../../platform/upload/size-text.ts';
import { UploadDrop } from '../../platform/upload/upload-drop.tsx';
import { useUpload } from '../../platform/upload/upload-file.ts';

/** Uploaded slip: its path and name. */
export interface Slip {
  url: string;
  name: string;
  /** Bytes. */
  size: number;
}

const types = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** The bank's slip: selected or dropped, uploaded at once, shown as a thumbnail, and replaceable. */
export function SlipField<Values extends FieldValues>({
  form,
  name,
}: {
  form: UseFormReturn<Values>;
  name: FieldPathByValue<Values, Slip | null>;
}) {
  const t = usePhrases('top-up');
  const sending = useUpload();
  // Empty after a reload, while the slip itself is still stored.
  const [file, setFile] = useState<File | null>(null);
  const { field, fieldState } = useController({
    control: form.control,
    name,
    rules: { validate: (value) => value !== null || t('slipRequired') },
  });
  const area = useRef<HTMLFieldSetElement>(null);
  const slip: Slip | null = field.value;

  async function take(chosen: File) {
    if (!types.includes(chosen.type)) return form.setError(name, { message: t('slipWrongType') });
    // The reason of the failure has been shown as a notice.
    const kept = await sending.upload(chosen, { topic: 'slip' }).catch(() => null);
    if (!kept) return;
    setFile(chosen);
    field.onChange({ url: kept.url, name: chosen.name, size: chosen.size } satisfies Slip);
    form.clearErrors(name);
  }

  /** Makes the form focus the button that selects the missing slip. */
  function hold(element: HTMLFieldSetElement | null) {
    area.current = element;
    field.ref(element && { focus: () => element.querySelector('button')?.focus() });
  }

  function remove() {
    setFile(null);
    field.onChange(null);
    // The button that had the focus has disappeared.
    requestAnimationFrame(() => area.current?.querySelector('button')?.focus());
  }

  return (
    <fieldset ref={hold} className="flex min-w-0 flex-col">
      <legend className="mb-1 text-caption font-strong">{t('slip')}</legend>
      {slip ? (
        <Preview slip={slip} file={file} onRemove={remove} />
      ) : (
        <UploadDrop
          sending={sending}
          accept={types.join(',')}
          onFile={(chosen) => void take(chosen)}
          hint={t('slipHint')}
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

function Preview({ slip, file, onRemove }: { slip: Slip; file: File | null; onRemove: () => void }) {
  const t = usePhrases('top-up');
  return (
    <div className="flex items-center gap-4 rounded-card border border-line bg-sunken p-3">
      {file?.type.startsWith('image/') ? (
        <Picture file={file} />
      ) : (
        <span className={`${frameClass} flex items-center justify-center text-muted`}>
          <Icon name="receipt" size={32} />
        </span>
      )}
      <div role="status" className="min-w-0 flex-1">
        <p className="font-strong [overflow-wrap:anywhere]">{slip.name}</p>
        <p className="flex items-center gap-1 text-caption text-muted">
          <Icon name="check" size={16} className="text-jade" />
          {t('slipReady', { size: sizeText(slip.size) })}
        </p>
      </div>
      <IconButton icon="close" label={t('slipRemove')} className="text-muted" onClick={onRemove} />
    </div>
  );
}

function Picture({ file }: { file: File }) {
  const t = usePhrases('top-up');
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!address) return <span className={frameClass} />;
  return (
    <img src={address} alt={t('slipPreview', { name: file.name })} className={`${frameClass} object-cover`} />
  );
}

const frameClass = 'h-24 w-20 shrink-0 rounded-control border border-line bg-surface';
