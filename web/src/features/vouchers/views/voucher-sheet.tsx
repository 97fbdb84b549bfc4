import type { VoucherView } from '@serai/contract/vouchers/vouchers';
import type { Ref } from 'react';
import { useApp } from '../../../platform/app.tsx';
import { AddressCard } from './address-card.tsx';
import { VoucherBody } from './voucher-body.tsx';
import { VoucherFoot } from './voucher-foot.tsx';
import { VoucherHead } from './voucher-head.tsx';

interface VoucherSheetProps {
  voucher: VoucherView;
  /** The page's main heading, or a subheading. */
  heading: 'h1' | 'h2';
  /** Shows the address to a driver in full screen, if available. */
  onShowCard?: (() => void) | undefined;
  ref?: Ref<HTMLElement>;
}

/** A voucher wherever it is shown: the agency's preview and order, and the guest's phone. */
export function VoucherSheet({ voucher, heading, onShowCard, ref }: VoucherSheetProps) {
  return (
    <article
      ref={ref}
      className="by-day voucher-sheet @container overflow-hidden rounded-card border border-line bg-[#fff] text-text"
    >
      <AccentColor accent={voucher.accent} />
      <VoucherHead voucher={voucher} heading={heading} />
      <div className="grid gap-6 px-4 pt-5 pb-6 @2xl:px-8">
        {voucher.card && <AddressCard card={voucher.card} place={voucher.place} onShow={onShowCard} />}
        <VoucherBody voucher={voucher} heading={heading === 'h1' ? 'h2' : 'h3'} />
      </div>
      <VoucherFoot voucher={voucher} />
    </article>
  );
}

/** A rule with the page's nonce, because the policy of rendered pages forbids inline styles. */
function AccentColor({ accent }: { accent: string }) {
  const { nonce } = useApp();
  const color = /^#[0-9a-f]{6}$/i.test(accent) ? accent : '#0e3c44';
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {`.voucher-sheet{--accent:${color}}`}
    </style>
  );
}
