import { Button } from '@serai/ui/button';
import { type RefObject, useState } from 'react';
import { useSending } from '../../../platform/api/use-send.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { PictureDialog } from './picture-dialog.tsx';

interface SavePictureButtonProps {
  /** Element of the picture. */
  sheet: RefObject<HTMLElement | null>;
  /** File name without the suffix. */
  name: string;
  large?: boolean;
}

/** Makes a picture of a voucher for a chat, where people seldom open files. */
export function SavePictureButton({ sheet, name, large = false }: SavePictureButtonProps) {
  const t = usePhrases('voucher');
  const notify = useNotify();
  const [picture, setPicture] = useState<string | null>(null);
  const taking = useSending(async () => {
    try {
      const { takePicture } = await import('./take-picture.ts');
      if (sheet.current) setPicture(await takePicture(sheet.current));
    } catch {
      // Offline, the module that makes the picture may be missing.
      notify('error', t('pictureFailed'));
    }
  });
  return (
    <>
      <Button
        icon="download"
        size={large ? 'large' : 'regular'}
        block={large}
        busy={taking.busy}
        onClick={() => void taking.send()}
      >
        {t('savePicture')}
      </Button>
      {picture && <PictureDialog picture={picture} name={name} onClose={() => setPicture(null)} />}
    </>
  );
}
