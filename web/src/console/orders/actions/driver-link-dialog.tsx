import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { useState } from 'react';
import { QrCode } from '../../../features/vouchers/views/qr-code.tsx';
import type { Posted } from '../../../platform/api/calls.ts';
import { useSend } from '../../../platform/api/use-send.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import type { ActionDialogProps } from './action-dialog.tsx';
import { staleAfterAction } from './action-form.ts';

type DriverLink = Posted<'console/dispatch/link'>;

/** Makes a link to the day sheet of a ride's driver and shows it once, as text and as a QR code. */
export function DriverLinkDialog({ reply, offered, onClose }: ActionDialogProps) {
  const t = usePhrases('console-actions');
  const common = usePhrases('common');
  const sender = useSend('console/dispatch/link', { stale: staleAfterAction, quiet: true });
  const [link, setLink] = useState<DriverLink | null>(null);
  const make = async () => {
    const { reply: made } = await sender.send({ ride_id: offered.target_id ?? 0 });
    if (made) setLink(made);
  };
  return (
    <Dialog
      open
      title={t('dialogTitle', { action: t('action_linkDriver'), sn: reply.order.sn })}
      description={link ? undefined : t('text_linkDriver')}
      words={{ close: common('close') }}
      guarded={link !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      {link ? (
        <MadeLink link={link} onClose={onClose} />
      ) : (
        <div className="grid gap-4">
          <p className="text-amber">{t('driverLinkEnds')}</p>
          {sender.failure && (
            <p role="alert" className="text-lacquer">
              {sender.failure.message}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>{t('back')}</Button>
            <Button kind="primary" busy={sender.busy} onClick={() => void make()}>
              {t('driverLinkMake')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** A new link: to copy, or to open with the camera of the driver's phone. */
function MadeLink({ link: { url, expires_at, texted }, onClose }: { link: DriverLink; onClose: () => void }) {
  const t = usePhrases('console-actions');
  const notify = useNotify();
  const { time } = useDates();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify('success', t('driverLinkCopied')),
      // Without the permission the user can still select the text.
      () => {},
    );
  return (
    <div className="grid gap-4">
      <p role="status">{t(texted ? 'driverLinkTexted' : 'driverLinkNotTexted')}</p>
      <div className="grid items-center gap-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        <QrCode
          text={url}
          label={t('driverLinkQr')}
          className="size-36 justify-self-center rounded-control border border-line"
        />
        <div className="grid gap-2">
          <p className="rounded-control bg-sunken px-3 py-2 text-caption [overflow-wrap:anywhere] select-all">
            {url}
          </p>
          <p className="text-caption text-muted">
            {t('driverLinkUntil', { time: time(expires_at).slice(0, 16) })}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button icon="copy" onClick={() => void copy()}>
          {t('driverLinkCopy')}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
