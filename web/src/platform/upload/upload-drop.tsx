import { FileDrop, type FileDropProps } from '@serai/ui/file-drop';
import { usePhrases } from '../i18n/phrases.ts';
import type { Uploader } from './upload-file.ts';

interface UploadDropProps extends Pick<FileDropProps, 'accept' | 'hint' | 'onFile'> {
  /** Uploader with its progress. */
  sending: Pick<Uploader, 'progress' | 'busy' | 'cancel'>;
}

/**
 * Drop zone and chooser for one file, with the progress of its upload. The page's route names the phrases `upload`.
 */
export function UploadDrop({ sending: { progress, busy, cancel }, ...drop }: UploadDropProps) {
  const t = usePhrases('upload');
  return (
    <FileDrop
      {...drop}
      progress={busy ? progress : undefined}
      onCancel={cancel}
      words={{
        dropHere: t('dropHere'),
        dropNow: t('dropNow'),
        choose: t('choose'),
        cancel: t('cancel'),
        sending: (percent) => (percent < 100 ? t('sending', { percent }) : t('checking')),
      }}
    />
  );
}
