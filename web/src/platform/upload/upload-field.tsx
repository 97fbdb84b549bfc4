import type { StoredFile } from '@serai/contract/uploads';
import { usePhrases } from '../i18n/phrases.ts';
import { acceptOf, readTypeList, type UploadLimits } from './check-file.ts';
import { UploadDrop } from './upload-drop.tsx';
import { type UploadWish, useUpload, useUploadLimits } from './upload-file.ts';

export interface UploadFieldProps extends UploadWish {
  onStored: (file: StoredFile) => void;
}

/** A place to drop or choose one file, which is sent at once. The page's route names the phrases `upload`. */
export function UploadField({ onStored, ...wish }: UploadFieldProps) {
  const t = usePhrases('upload');
  const limits = useUploadLimits();
  const sending = useUpload();
  return (
    <UploadDrop
      sending={sending}
      accept={limits ? acceptOf(limits) : undefined}
      // Why it failed has been said as a notice.
      onFile={(file) => void sending.upload(file, wish).then(onStored, () => {})}
      hint={limits && t('limits', { types: typeWords(limits), size: sizeWords(limits.maxSize) })}
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
