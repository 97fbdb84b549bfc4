import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { FieldError } from '@serai/ui/field';
import { ProgressBar } from '@serai/ui/progress-bar';
import { useEffect, useRef, useState } from 'react';
import { useHoldReload } from '../../../platform/build-watch/hold-reload.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { CropArea } from './crop-area.tsx';
import { firstSquare, leastSide, type Size, type Square } from './crop-square.ts';
import { useKeepPart } from './use-keep-part.ts';

interface CropDialogProps {
  /** The selected picture. */
  file: File;
  onClose: () => void;
  /** The cropped part is stored at this address; resolves to whether it could be saved. */
  onStored: (url: string) => Promise<boolean>;
}

/** Crops a round part of a picture and uploads it. After a failure the dialog stays unchanged. */
export function CropDialog({ file, onClose, onStored }: CropDialogProps) {
  const t = usePhrases('profile');
  const common = usePhrases('common');
  const { keep, busy, progress } = useKeepPart(onStored);
  const url = useObjectUrl(file);
  const picture = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [square, setSquare] = useState<Square | null>(null);
  const [fault, setFault] = useState('');
  useHoldReload(true);

  function measure({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
    if (Math.min(width, height) < leastSide) return setFault(t('avatarTooSmall', { pixels: leastSide }));
    setSize({ width, height });
    setSquare(firstSquare({ width, height }));
  }

  async function save() {
    if (!picture.current || !square) return;
    const outcome = await keep({ picture: picture.current, square });
    if (outcome === 'kept') onClose();
    if (outcome === 'unreadable') setFault(t('avatarUnreadable'));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('cropTitle')}
      description={fault ? undefined : t('cropHelp')}
      words={{ close: common('close') }}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {common('back')}
          </Button>
          <Button kind="primary" busy={busy} disabled={!square} onClick={() => void save()}>
            {t('cropSave')}
          </Button>
        </>
      }
    >
      {fault ? (
        <FieldError>{fault}</FieldError>
      ) : (
        url && (
          <CropArea
            url={url}
            picture={picture}
            size={size}
            square={square}
            onSquare={setSquare}
            onLoad={measure}
            onUnreadable={() => setFault(t('avatarUnreadable'))}
          />
        )
      )}
      {busy && (
        <div className="mt-4">
          <ProgressBar share={progress} label={t('cropSaving')} />
        </div>
      )}
    </Dialog>
  );
}

/** Creates an object URL for a file while it is shown. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
