import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { useState } from 'react';
import type { Got } from '../../../platform/api/calls.ts';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { MailForm } from './mail-form.tsx';
import { SharedAddress } from './shared-address.tsx';

interface ShareCardProps {
  id: number;
  links: Got<'voucher/show'>['links'];
  /** This page shows the price; content for guests never does. */
  showsPrice: boolean;
}

/** Shares the voucher with its guests: a link for their phones, by email or any chat, until it is revoked. */
export function ShareCard({ id, links, showsPrice }: ShareCardProps) {
  const t = usePhrases('voucher');
  const [address, setAddress] = useState<string | null>(null);
  const sharing = useCommand('voucher/share', { stale: ['voucher/show'] });

  async function makeAddress() {
    const { reply } = await sharing.send({ id });
    if (reply) setAddress(reply.url);
  }

  return (
    <Card title={t('shareTitle')}>
      <p className="-mt-2 mb-4 text-muted">{t(showsPrice ? 'shareHelpPrice' : 'shareHelp')}</p>
      <div className="grid gap-4">
        {address ? (
          <SharedAddress address={address} />
        ) : (
          <Button kind="primary" icon="mobile" block busy={sharing.busy} onClick={() => void makeAddress()}>
            {t('shareMake')}
          </Button>
        )}
        <MailForm id={id} />
        {links.length > 0 && <Links id={id} links={links} onEnded={() => setAddress(null)} />}
      </div>
    </Card>
  );
}

/** The valid links, and a button to revoke all of them. */
function Links(props: { id: number; links: ShareCardProps['links']; onEnded: () => void }) {
  const { id, links, onEnded } = props;
  const t = usePhrases('voucher');
  const common = usePhrases('common');
  const { day, time } = useDates();
  const notify = useNotify();
  const [asks, setAsks] = useState(false);
  const ending = useCommand('voucher/unshare', { stale: ['voucher/show'] });

  async function end() {
    const { reply } = await ending.send({ id });
    if (!reply) return;
    setAsks(false);
    onEnded();
    notify('success', t('unshared'));
  }

  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-caption font-strong">{t('links', { count: links.length })}</h3>
      <ul className="mt-1 grid gap-1 text-caption text-muted">
        {links.map(({ shared_at, expires_at }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two can be of one second
          <li key={at}>{t('linkUntil', { from: time(shared_at).slice(0, 16), until: day(expires_at) })}</li>
        ))}
      </ul>
      <Button size="compact" className="mt-2" onClick={() => setAsks(true)}>
        {t('unshare')}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        question={t('unshareAsk')}
        words={{ confirm: t('unshareYes'), keep: common('keep'), close: common('close') }}
        danger
        busy={ending.busy}
        onConfirm={() => void end()}
      >
        <p className="text-muted">{t('unshareHelp')}</p>
      </ConfirmDialog>
    </div>
  );
}
