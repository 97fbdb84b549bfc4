import type { QueueName } from '@serai/contract/back-office/queue-names';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { QueueEntry } from './queue-words.ts';

/** Words for the causes of entries, by queue and cause. */
const causes: Partial<Record<QueueName, Readonly<Record<string, PhraseKey<'console-queues'>>>>> = {
  reviews: {
    unserved: 'cause_unserved',
    hotel_refused: 'cause_hotel_refused',
    hotel_silent: 'cause_hotel_silent',
    offer_overdue: 'cause_offer_overdue',
    supplier_silent: 'cause_supplier_silent',
    supplier_price: 'cause_supplier_price',
    cancel_silent: 'cause_cancel_silent',
    cancel_refused: 'cause_cancel_refused',
  },
  hotelNotices: {
    refused: 'cause_hotel_refused',
    booking: 'cause_booking',
    change: 'cause_change',
    cancellation: 'cause_cancellation',
  },
  rides: {
    no_driver: 'cause_no_driver',
    driver_gone: 'cause_driver_gone',
    vehicle_gone: 'cause_vehicle_gone',
    absent: 'cause_absent',
    still_busy: 'cause_still_busy',
  },
  bills: { submitted: 'cause_bill_submitted', disputed: 'cause_bill_disputed' },
  invoices: {
    submitted: 'cause_invoice_submitted',
    approved: 'cause_invoice_approved',
    red: 'cause_invoice_red',
  },
  suppliers: { book: 'cause_supplier_silent', cancel: 'cause_cancel_silent' },
};

/** Returns a function that describes why an entry waits; empty if its queue says it already. */
export function useMatter(): (entry: Pick<QueueEntry, 'queue' | 'matter'>) => string {
  const t = usePhrases('console-queues');
  return ({ queue, matter }) => {
    // The number of a flight, with its reported landing, and the name of a driver are the same in every language.
    if (queue === 'flights' || queue === 'driverCash') return matter;
    const cause = causes[queue]?.[matter];
    return cause ? t(cause) : '';
  };
}
