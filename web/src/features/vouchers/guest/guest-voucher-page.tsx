import { ErrorState } from '@serai/ui/error-state';
import { Icon } from '@serai/ui/icons';
import { useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Got } from '../../../platform/api/calls.ts';
import { loadBehindLink } from '../../../platform/api/load-behind-link.ts';
import type { App } from '../../../platform/app.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { SavePictureButton } from '../picture/save-picture-button.tsx';
import { VoucherSheet } from '../views/voucher-sheet.tsx';
import { firstText } from '../views/worded-text.tsx';
import { DriverCard } from './driver-card.tsx';
import { type Held, useKeptOffline } from './keep-offline.ts';

type Shared = Got<'voucher/shared'>;
type Voucher = NonNullable<Shared['voucher']>;

/** Loads the voucher of a link; null if the link is invalid for any reason. */
export function load(app: App, { params }: LoaderFunctionArgs): Promise<Shared | null> {
  const token = params.token ?? '';
  return loadBehindLink(() => app.api.get('voucher/shared', { token }, { quiet: true }));
}

/** A guest's voucher on the phone, available offline after the first visit. */
export function Page() {
  const shared = useLoaderData<Shared | null>();
  const kept = useKeptOffline(shared !== null);
  if (!shared) return <NoVoucher reason="linkOver" />;
  if (shared.voucher) return <Carried voucher={shared.voucher} kept={kept} />;
  return <NoVoucher reason={shared.state === 'suspended' ? 'suspended' : 'void'} />;
}

function NoVoucher({ reason }: { reason: 'linkOver' | 'suspended' | 'void' }) {
  const t = usePhrases('voucher');
  return (
    <>
      <PageHead title={t(reason)} indexed={false} />
      <ErrorState heading="h1" title={t(reason)}>
        {t(`${reason}Help`)}
      </ErrorState>
    </>
  );
}

function Carried({ voucher, kept }: { voucher: Voucher; kept: Held | null }) {
  const t = usePhrases('voucher');
  const sheet = useRef<HTMLElement>(null);
  const [showsCard, setShowsCard] = useState(false);
  const { card, number } = voucher;
  return (
    <>
      <PageHead title={`${firstText(voucher.title)} ${number}`} indexed={false} />
      <p role="status">
        {kept === 'before' && (
          <span className="not-printed mb-3 flex items-start gap-2 rounded-card bg-amber-soft px-4 py-2">
            <Icon name="info" size={20} className="mt-1 shrink-0 text-amber" />
            {t('offline', { time: voucher.made_at })}
          </span>
        )}
      </p>
      <VoucherSheet
        ref={sheet}
        voucher={voucher}
        heading="h1"
        onShowCard={card ? () => setShowsCard(true) : undefined}
      />
      {card && <DriverCard card={card} open={showsCard} onClose={() => setShowsCard(false)} />}
      <div className="not-printed mt-4 grid gap-3">
        <SavePictureButton sheet={sheet} name={`voucher-${number}`} large />
        <p role="status" className="flex items-start justify-center gap-2 text-caption text-muted">
          {(kept === 'now' || kept === 'before') && (
            <>
              <Icon name="check" size={18} className="mt-0.5 shrink-0 text-jade" />
              {t('kept')}
            </>
          )}
          {kept === 'not' && t('notKept')}
        </p>
      </div>
    </>
  );
}
