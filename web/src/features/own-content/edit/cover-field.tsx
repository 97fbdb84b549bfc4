import { Button } from '@serai/ui/button';
import { FieldError } from '@serai/ui/field';
import { useId, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useAsset } from '../../../platform/session/use-asset.ts';
import { shrinkPicture } from '../../../platform/upload/shrink-picture.ts';
import { UploadDrop } from '../../../platform/upload/upload-drop.tsx';
import { useUpload } from '../../../platform/upload/upload-file.ts';
import { pictureTopic } from '../editor/picture-types.ts';

const coverTypes = ['image/jpeg', 'image/png', 'image/webp'];

interface CoverFieldProps {
  /** The path of the picture; empty without one. */
  value: string;
  onChange: (path: string) => void;
  error?: string | undefined;
}

/** The picture above an article and in lists. */
export function CoverField({ value, onChange, error }: CoverFieldProps) {
  const t = usePhrases('edit-article');
  const common = usePhrases('common');
  const asset = useAsset();
  const id = useId();
  const sending = useUpload();
  const [isWrongType, setWrongType] = useState(false);
  const fault = isWrongType ? t('coverWrongType') : error;

  async function take(file: File) {
    setWrongType(!coverTypes.includes(file.type));
    if (!coverTypes.includes(file.type)) return;
    // The reason of the failure has been shown as a notice.
    const stored = await sending.upload(await shrinkPicture(file), { topic: pictureTopic }).catch(() => null);
    if (stored) onChange(stored.url);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: one control with its picture, no set of fields
    <div role="group" aria-labelledby={id} className="grid gap-1">
      <span id={id} className="text-caption font-strong">
        {t('cover')}
        <span className="ml-2 font-normal text-muted">{common('optional')}</span>
      </span>
      {value ? (
        <>
          <img
            src={asset(value)}
            alt=""
            className="aspect-video w-full rounded-control bg-sunken object-cover"
          />
          <Button size="compact" className="justify-self-start" onClick={() => onChange('')}>
            {t('coverRemove')}
          </Button>
        </>
      ) : (
        <UploadDrop
          sending={sending}
          accept={coverTypes.join(',')}
          onFile={(file) => void take(file)}
          hint={t('coverHint')}
        />
      )}
      {fault && <FieldError>{fault}</FieldError>}
    </div>
  );
}
