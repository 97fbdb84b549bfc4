import type { VoucherView } from '@serai/contract/vouchers/vouchers';
import { Icon, type IconName } from '@serai/ui/icons';
import { PhoneLink } from '@serai/ui/phone-link';
import { firstText, WordedText } from './worded-text.tsx';

/** Issuer, kind and product: what a reception looks for first is largest. */
export function VoucherHead({ voucher, heading: Heading }: { voucher: VoucherView; heading: 'h1' | 'h2' }) {
  const { banner, name } = voucher;
  return (
    <header>
      {banner && <img src={banner} alt="" className="max-h-44 w-full object-cover" />}
      <Issuer voucher={voucher} />
      <Band voucher={voucher} />
      <Heading className="px-4 pt-5 text-title font-strong @2xl:px-8">
        <WordedText text={name} stacked others="text-lead font-normal text-muted" />
      </Heading>
    </header>
  );
}

function Issuer({ voucher: { logo, issuer } }: { voucher: VoucherView }) {
  const { company, address, phone, email } = issuer;
  if (!logo && company.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 @2xl:px-8">
      {logo && (
        <img
          src={logo}
          alt={firstText(company)}
          className="h-14 w-auto max-w-40 shrink-0 object-contain object-left @2xl:h-16 @2xl:max-w-56"
        />
      )}
      <p className="min-w-0 flex-1 basis-40 text-lead font-strong">
        <WordedText text={company} stacked others="text-caption font-normal text-muted" />
      </p>
      <div className="min-w-0 basis-full text-caption text-muted @2xl:basis-64 @2xl:text-right">
        {address && <p>{address}</p>}
        <p className="flex flex-wrap gap-x-4 @2xl:justify-end">
          {phone && <PhoneLink number={phone} />}
          {email && (
            <a
              href={`mailto:${email}`}
              className="text-teal underline decoration-teal/40 underline-offset-4 [overflow-wrap:anywhere]"
            >
              {email}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}

/** Text on the agency's colour is white, because the colour is chosen for contrast to white. */
function Band({ voucher: { title, number, version, state } }: { voucher: VoucherView }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 bg-(--accent) px-4 py-4 text-[#fff] @2xl:px-8">
      <div className="min-w-0">
        <p className="text-lead font-strong">
          <WordedText text={title} others="text-caption font-normal" />
        </p>
        <p className="mt-1 inline-flex items-center gap-2 rounded-control border border-[#fff] px-2 py-0.5">
          <Icon name={stateIcons[state.code]} size={16} className="shrink-0" />
          <span className="font-strong">
            <WordedText text={state.text} stacked others="text-caption font-normal" />
          </span>
        </p>
      </div>
      <p className="@2xl:text-right">
        <span className="figures block text-lead font-strong whitespace-nowrap">{number}</span>
        <span className="block text-caption">V{version}</span>
      </p>
    </div>
  );
}

const stateIcons: Record<VoucherView['state']['code'], IconName> = {
  confirmed: 'check',
  being_confirmed: 'clock',
  in_service: 'check',
  completed: 'check',
};
