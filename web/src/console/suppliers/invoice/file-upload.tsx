import { IconButton } from '@serai/ui/icon-button';
import { Icon } from '@serai/ui/icons';
import { UploadButton } from '@serai/ui/upload-button';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { sizeText } from '../../../platform/upload/size-text.ts';
import { useUpload } from '../../../platform/upload/upload-file.ts';

/** An uploaded file. */
export interface KeptFile {
  url: string;
  name: string;
  size: number;
}

/** The invoice as a picture or PDF, uploaded at once; it can be removed. */
export function FileUpload({
  file,
  onChange,
}: {
  file: KeptFile | null;
  onChange: (file: KeptFile | null) => void;
}) {
  const t = usePhrases('console-suppliers');
  const sending = useUpload();
  async function take(chosen: File) {
    // The reason of a failure has been shown as a notice.
    const kept = await sending.upload(chosen, { topic: 'slip' }).catch(() => null);
    if (kept) onChange({ url: kept.url, name: chosen.name, size: chosen.size });
  }
  if (file === null) {
    return (
      <UploadButton
        accept="image/jpeg,image/png,image/webp,application/pdf"
        icon="clip"
        size="compact"
        busy={sending.busy}
        onFile={(chosen) => void take(chosen)}
      >
        {t('addFile')}
      </UploadButton>
    );
  }
  return (
    <p className="flex items-center gap-2">
      <Icon name="receipt" size={18} className="shrink-0 text-muted" />
      <span className="min-w-0 truncate">{file.name}</span>
      <span className="text-caption text-muted">{sizeText(file.size)}</span>
      <IconButton
        icon="close"
        label={t('removeFile', { name: file.name })}
        className="text-muted"
        onClick={() => onChange(null)}
      />
    </p>
  );
}
