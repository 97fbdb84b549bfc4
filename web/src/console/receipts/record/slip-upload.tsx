import { IconButton } from '@serai/ui/icon-button';
import { Icon } from '@serai/ui/icons';
import { UploadButton } from '@serai/ui/upload-button';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { sizeText } from '../../../platform/upload/size-text.ts';
import { useUpload } from '../../../platform/upload/upload-file.ts';
import type { RecordValues } from './record-values.ts';

interface SlipUploadProps {
  slip: RecordValues['slip'];
  onChange: (slip: RecordValues['slip']) => void;
}

/** The bank's advice of a receipt, uploaded at once; it can be removed. */
export function SlipUpload({ slip, onChange }: SlipUploadProps) {
  const t = usePhrases('console-receipts');
  const sending = useUpload();
  async function take(file: File) {
    // The reason of a failure has been shown as a notice.
    const kept = await sending.upload(file, { topic: 'slip' }).catch(() => null);
    if (kept) onChange({ url: kept.url, name: file.name, size: file.size });
  }
  if (slip === null) {
    return (
      <div>
        <UploadButton
          accept="image/jpeg,image/png,image/webp,application/pdf"
          icon="clip"
          size="compact"
          busy={sending.busy}
          onFile={(file) => void take(file)}
        >
          {t('addSlip')}
        </UploadButton>
      </div>
    );
  }
  return (
    <p className="flex items-center gap-2">
      <Icon name="receipt" size={18} className="shrink-0 text-muted" />
      <span className="min-w-0 truncate">{slip.name}</span>
      <span className="text-caption text-muted">{sizeText(slip.size)}</span>
      <IconButton
        icon="close"
        label={t('removeSlip', { name: slip.name })}
        className="text-muted"
        onClick={() => onChange(null)}
      />
    </p>
  );
}
