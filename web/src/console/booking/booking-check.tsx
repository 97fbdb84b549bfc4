import { KeyValues } from '@serai/ui/key-values';
import type { ReactNode } from 'react';
import type { BookingValues } from '../../features/booking/booking-product.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { nameOf } from './booker-choice.tsx';
import type { Caller, LockedForAgency } from './desk-booking.ts';

interface BookingCheckProps {
  caller: Caller;
  quote: LockedForAgency;
  values: BookingValues;
  /** Facts of the product. */
  children: ReactNode;
}

/** All facts of the booking, to be read back to the caller before it is sent. */
export function BookingCheck({ caller, quote, values, children }: BookingCheckProps) {
  const t = usePhrases('console-booking');
  const money = useMoney();
  const facts = [
    { key: 'agency', name: t('agency'), value: `${caller.agency.name} · ${nameOf(caller.user)}` },
    { key: 'contact', name: t('contact'), value: `${values.contact_name} ${values.contact_phone}` },
    { key: 'reference', name: t('reference'), value: values.reference },
    { key: 'requests', name: t('requests'), value: values.special_requests },
    { key: 'total', name: t('agencyPrice'), value: money.text(quote.total_price) },
    { key: 'policy', name: t('columnPolicy'), value: quote.policy.text[0] ?? '' },
  ];
  return (
    <div className="grid gap-3">
      {children}
      <KeyValues columns={1} items={facts.filter(({ value }) => value !== '')} />
      <p className="rounded-control bg-sunken px-3 py-2">
        {t(quote.on_request ? 'payAfterOffer' : 'payByAgency')}
      </p>
    </div>
  );
}
