import { Button } from '@serai/ui/button';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { QrCode } from '../views/qr-code.tsx';

/** A new address, to copy or to open on a phone: it cannot be shown again. */
export function SharedAddress({ address }: { address: string }) {
  const t = usePhrases('voucher');
  const notify = useNotify();

  async function copy() {
    await navigator.clipboard.writeText(address).then(
      () => notify('success', t('addressCopied')),
      // Without the permission the user can still select it.
      () => {},
    );
  }

  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3">
        <QrCode
          text={address}
          label={t('addressQr')}
          className="size-36 shrink-0 rounded-control border border-line"
        />
        <p className="text-caption text-muted">{t('addressHelp')}</p>
      </div>
      <p className="rounded-control bg-sunken px-3 py-2 text-caption [overflow-wrap:anywhere] select-all">
        {address}
      </p>
      <Button kind="primary" icon="copy" onClick={() => void copy()}>
        {t('addressCopy')}
      </Button>
    </div>
  );
}
