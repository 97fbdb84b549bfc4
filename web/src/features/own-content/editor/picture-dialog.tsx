import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field, FieldError } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { type FormEvent, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useAsset } from '../../../platform/session/use-asset.ts';
import { UploadDrop } from '../../../platform/upload/upload-drop.tsx';
import { useUpload } from '../../../platform/upload/upload-file.ts';
import type { PictureAttributes } from './picture-types.ts';
import { pictureTopic, pictureTypes } from './picture-types.ts';

interface PictureDialogProps {
  /** The picture to describe; null for a new one. */
  picture: PictureAttributes | null;
  onDone: (picture: PictureAttributes) => void;
  onClose: () => void;
}

/** Selects and uploads a new picture; every picture needs a description for readers who do not see it. */
export function PictureDialog({ picture, onDone, onClose }: PictureDialogProps) {
  const t = usePhrases('article-editor');
  const common = usePhrases('common');
  const asset = useAsset();
  const sending = useUpload();
  const [kept, setKept] = useState(picture);
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const [caption, setCaption] = useState(picture?.caption ?? '');
  const [fault, setFault] = useState('');

  async function take(file: File) {
    setFault('');
    if (!pictureTypes.includes(file.type)) return setFault(t('pictureWrongType'));
    // The reason of the failure has been shown as a notice.
    const stored = await sending.upload(file, { topic: pictureTopic }).catch(() => null);
    if (!stored) return;
    const { url, width, height } = stored;
    setKept({ src: url, alt: '', caption: '', sending: '', width: width || null, height: height || null });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // Keeps the event from the form around the editor.
    event.stopPropagation();
    if (!kept) return setFault(t('pictureRequired'));
    onDone({ ...kept, alt: alt.trim(), caption: caption.trim() });
  }

  return (
    <Dialog
      open
      guarded={sending.busy}
      onOpenChange={(open) => open || onClose()}
      title={t(picture ? 'pictureWords' : 'picture')}
      words={{ close: common('close') }}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        {kept ? (
          <img
            src={asset(kept.src)}
            alt={alt}
            className="max-h-48 w-full rounded-control bg-sunken object-contain"
          />
        ) : (
          <div className="grid gap-1">
            <UploadDrop
              sending={sending}
              accept={pictureTypes.join(',')}
              onFile={(file) => void take(file)}
              hint={t('pictureHint')}
            />
            {fault && <FieldError>{fault}</FieldError>}
          </div>
        )}
        <Field label={t('pictureAlt')} hint={t('pictureAltHint')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={200}
              value={alt}
              onChange={(event) => setAlt(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('pictureCaption')} optionalWord={common('optional')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={200}
              value={caption}
              onChange={(event) => setCaption(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" kind="primary" idle={sending.busy} className="sm:justify-self-end">
          {t(picture ? 'pictureKeep' : 'pictureInsert')}
        </Button>
      </form>
    </Dialog>
  );
}
