import type { VoucherView } from '@serai/contract/vouchers/vouchers';
import { PhoneLink } from '@serai/ui/phone-link';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { QrCode } from './qr-code.tsx';
import { WordedText } from './worded-text.tsx';

/** Seller with phone numbers, check code, and date of issue. */
export function VoucherFoot({ voucher }: { voucher: VoucherView }) {
  const { check, seller, footer, number, version, made_at } = voucher;
  const t = usePhrases('voucher');
  return (
    <footer className="break-inside-avoid border-t border-line bg-sunken px-4 py-5 @2xl:px-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
          <QrCode text={check.url} label={t('qr')} className="size-36 shrink-0 rounded-control" />
          <p className="min-w-0 text-caption">
            <WordedText text={check.label} stacked />
          </p>
        </div>
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-strong">
            <WordedText text={seller.name} stacked others="text-caption font-normal text-muted" />
          </p>
          <ul className="mt-1 grid gap-1">
            {seller.phones.map(({ label, number }) => (
              <li key={number} className="flex flex-wrap gap-x-3">
                <span className="text-caption text-muted">
                  <WordedText text={label} />
                </span>
                <PhoneLink number={number} className="font-strong" />
              </li>
            ))}
          </ul>
        </div>
      </div>
      {footer && <p className="mt-4 whitespace-pre-line">{footer}</p>}
      <p className="mt-3 text-caption text-muted">
        {number} · V{version} · {made_at}
      </p>
    </footer>
  );
}
