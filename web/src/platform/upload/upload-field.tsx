import type { StoredFile } from '@serai/contract/uploads';
import { FileDrop } from '@serai/ui/file-drop';
import { usePhrases } from '../i18n/phrases.ts';
import { acceptOf, readTypeList, type UploadLimits } from './check-file.ts';
import { type UploadWish, useUpload, useUploadLimits } from './upload-file.ts';

export interface UploadFieldProps extends UploadWish {
  onStored: (file: StoredFile) => void;
}

/** A place to drop or choose one file, which is sent at once. The page's route names the phrases `upload`. */
export function UploadField({ onStored, ...wish }: UploadFieldProps) {
  const t = usePhrases('upload');
  const limits = useUploadLimits();
  const { upload, progress, busy, cancel } = useUpload();
  return (
    <FileDrop
      accept={limits ? acceptOf(limits) : undefined}
      progress={busy ? progress : undefined}
      onCancel={cancel}
      // Why it failed has been said as a notice.
      onFile={(file) => void upload(file, wish).then(onStored, () => {})}
      hint={limits && t('limits', { types: typeWords(limits), size: sizeWords(limits.maxSize) })}
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

/** `JPG, PNG, PDF`: the suffixes, or the types where the site names none. */
function typeWords({ allowedSuffixes, allowedMimeTypes }: UploadLimits): string {
  const suffixes = readTypeList(allowedSuffixes);
  const names = suffixes.length ? suffixes : readTypeList(allowedMimeTypes);
  return names.map((name) => name.toUpperCase()).join(', ');
}

/** Bytes as people say them: `10 MB`. */
function sizeWords(bytes: number): string {
  const mebi = bytes / 1024 / 1024;
  if (mebi >= 1) return `${Math.floor(mebi * 10) / 10} MB`;
  return `${Math.max(1, Math.floor(bytes / 1024))} kB`;
}
