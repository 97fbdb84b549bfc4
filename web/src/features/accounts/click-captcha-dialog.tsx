import { Dialog } from '@serai/ui/dialog';
import { IconButton } from '@serai/ui/icon-button';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { CaptchaPicture } from './captcha-picture.tsx';
import { type CaptchaAnswer, useClickCaptcha } from './use-click-captcha.ts';

interface ClickCaptchaDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The pre-check has passed; the answer is consumed by the call it goes with. */
  onSolved: (answer: CaptchaAnswer) => void;
}

/** A picture in which words and icons are clicked in the order asked for. */
export function ClickCaptchaDialog(props: ClickCaptchaDialogProps) {
  const { open, onOpenChange } = props;
  const t = usePhrases('login');
  const common = usePhrases('common');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('captchaTitle')}
      words={{ close: common('close') }}
    >
      {open && <ClickCaptcha onSolved={props.onSolved} />}
    </Dialog>
  );
}

function ClickCaptcha({ onSolved }: { onSolved: (answer: CaptchaAnswer) => void }) {
  const t = usePhrases('login');
  const captcha = useClickCaptcha(onSolved);
  const { picture, marks, verdict } = captcha;
  return (
    <div>
      <p className="min-h-7">
        {picture && t('captchaOrder')}
        {picture?.text.map((word) => (
          <strong key={word} className="ml-1 font-strong text-teal">
            {word}
          </strong>
        ))}
      </p>
      <CaptchaPicture captcha={captcha} />
      <div className="mt-2 flex items-center gap-1">
        <p role="status" className={verdict === 'wrong' ? 'flex-1 text-lacquer' : 'flex-1 text-jade'}>
          {verdict === 'wrong' && t('captchaWrong')}
          {verdict === 'right' && t('captchaRight')}
          {verdict === 'checking' && <span className="text-muted">{t('captchaChecking')}</span>}
        </p>
        <IconButton
          icon="undo"
          label={t('captchaUndo')}
          disabled={marks.length === 0 || verdict === 'checking' || verdict === 'right'}
          onClick={captcha.undo}
        />
        <IconButton
          icon="refresh"
          label={t('captchaRefresh')}
          disabled={verdict === 'checking' || verdict === 'right'}
          onClick={captcha.refresh}
        />
      </div>
    </div>
  );
}
