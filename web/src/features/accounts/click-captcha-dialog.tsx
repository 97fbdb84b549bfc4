import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { IconButton } from '@serai/ui/icon-button';
import { useId, useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { CaptchaPicture } from './captcha-picture.tsx';
import { MailCaptcha } from './mail-captcha.tsx';
import { type CaptchaAnswer, useClickCaptcha } from './use-click-captcha.ts';

interface ClickCaptchaDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** An email address that the form already knows, for the check without a picture. */
  email?: string | undefined;
  /** Called after a successful pre-check; the call that sends the answer consumes it. */
  onSolved: (answer: CaptchaAnswer) => void;
}

/** A picture in which words and icons are clicked in the requested order, or a code by email instead. */
export function ClickCaptchaDialog({ open, onOpenChange, email = '', onSolved }: ClickCaptchaDialogProps) {
  const t = usePhrases('login');
  const common = usePhrases('common');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('captchaTitle')}
      words={{ close: common('close') }}
    >
      {open && <Check email={email} onSolved={onSolved} />}
    </Dialog>
  );
}

function Check({ email, onSolved }: { email: string; onSolved: (answer: CaptchaAnswer) => void }) {
  const [byMail, setByMail] = useState(false);
  return byMail ? (
    <MailCaptcha email={email} onSolved={onSolved} onBack={() => setByMail(false)} />
  ) : (
    <ClickCaptcha onSolved={onSolved} onMail={() => setByMail(true)} />
  );
}

function ClickCaptcha(props: { onSolved: (answer: CaptchaAnswer) => void; onMail: () => void }) {
  const { onSolved, onMail } = props;
  const t = usePhrases('login');
  const orderId = useId();
  const captcha = useClickCaptcha(onSolved);
  const { picture, marks, verdict } = captcha;
  const isBusy = verdict === 'checking' || verdict === 'right';
  return (
    <div>
      <p id={orderId} className="min-h-7">
        {picture && t('captchaOrder')}
        {picture?.text.map((word) => (
          <strong key={word} className="ml-2 inline-block font-strong text-teal">
            {word}
          </strong>
        ))}
      </p>
      <CaptchaPicture captcha={captcha} describedBy={orderId} />
      <div className="mt-2 flex items-center gap-1">
        <p role="status" className={verdict === 'wrong' ? 'flex-1 text-lacquer' : 'flex-1 text-jade'}>
          {verdict === 'wrong' && t('captchaWrong')}
          {verdict === 'right' && t('captchaRight')}
          {verdict === 'checking' && <span className="text-muted">{t('captchaChecking')}</span>}
        </p>
        <IconButton
          icon="undo"
          label={t('captchaUndo')}
          disabled={marks.length === 0 || isBusy}
          onClick={captcha.undo}
        />
        <IconButton icon="refresh" label={t('captchaRefresh')} disabled={isBusy} onClick={captcha.refresh} />
      </div>
      <p className="mt-2 border-t border-line pt-2 text-muted">
        {t('captchaCannotSee')}
        <Button kind="quiet" size="compact" disabled={isBusy} onClick={onMail}>
          {t('captchaToMail')}
        </Button>
      </p>
    </div>
  );
}
