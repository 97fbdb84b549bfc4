import { buttonClass } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Icon } from '@serai/ui/icons';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

interface PictureDialogProps {
  /** A data URL: WeChat can save no other pictures by a long press. */
  picture: string;
  name: string;
  onClose: () => void;
}

/** The picture, to save by a long press on a phone, or as a file. */
export function PictureDialog({ picture, name, onClose }: PictureDialogProps) {
  const t = usePhrases('voucher');
  const common = usePhrases('common');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('pictureTitle')}
      description={t('pictureHelp')}
      words={{ close: common('close') }}
      actions={
        <a href={picture} download={`${name}.png`} className={buttonClass({ kind: 'primary' })}>
          <Icon name="download" size={18} />
          {t('pictureFile')}
        </a>
      }
    >
      <img
        src={picture}
        alt={t('pictureAlt')}
        className="mx-auto max-h-[60dvh] w-auto rounded-control border border-line"
      />
    </Dialog>
  );
}
