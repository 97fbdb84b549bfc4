import type { ChangePreview } from '@serai/contract/orders/change-booking';
import { useState } from 'react';
import type { ApiFailure } from '../../../platform/api/api.ts';
import type { BodyOf } from '../../../platform/api/calls.ts';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useSend } from '../../../platform/api/use-send.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import type { ListedOrder } from '../../orders/order-product.ts';
import { orderReads } from '../../orders/order-queries.ts';

/** The two calls of a product: the preview of a change, and the change. */
export type ChangeCalls =
  | { preview: 'airport/previewChange'; change: 'airport/changeBooking' }
  | { preview: 'car/previewChange'; change: 'car/changeBooking' };

export interface ChangeBooking {
  /** Preview to confirm; null while the form is being filled in. */
  seen: ChangePreview | null;
  /** It has replaced a preview that is no longer valid. */
  isNewer: boolean;
  busy: boolean;
  failure: ApiFailure | null;
  ask: () => Promise<void>;
  confirm: (agreed: ChangePreview) => Promise<void>;
  goBack: () => void;
}

/** Requests the preview of a change; carries out a free change at once, and any other after confirmation. */
export function useChangeBooking(props: {
  calls: ChangeCalls;
  order: ListedOrder;
  wish: () => object;
  onClose: () => void;
}): ChangeBooking {
  const { calls, order, wish, onClose } = props;
  const t = usePhrases('vehicle-terms');
  const notify = useNotify();
  const preview = useSend(calls.preview, { quiet: true });
  const change = useCommand(calls.change, { stale: orderReads, quiet: true });
  const [seen, setSeen] = useState<ChangePreview | null>(null);
  const [isNewer, setNewer] = useState(false);

  async function ask() {
    const { reply } = await preview.send({ id: order.id, ...wish() } as BodyOf<ChangeCalls['preview']>);
    if (!reply) return;
    if (costsNothing(reply)) await confirm(reply);
    else setSeen(reply);
  }

  async function confirm(agreed: ChangePreview) {
    const body = { id: order.id, ...wish(), preview_id: agreed.preview_id };
    const { failure } = await change.send(body as BodyOf<ChangeCalls['change']>);
    if (!failure) {
      notify('success', t(order.pay_status === 'unpaid' ? 'changeBookingDone' : 'changeTripDone'));
      onClose();
      return;
    }
    const newer = failure.reason === 'change_preview_stale' ? previewIn(failure.data) : null;
    if (newer) setSeen(newer);
    setNewer(newer !== null);
  }

  function goBack() {
    setSeen(null);
    setNewer(false);
  }

  const busy = preview.busy || change.busy;
  return { seen, isNewer, busy, failure: preview.failure ?? change.failure, ask, confirm, goBack };
}

/** Whether neither the price nor its components change. */
function costsNothing({ before, after }: ChangePreview): boolean {
  const sums = ({ lines, total_price }: ChangePreview['before']) =>
    [total_price, ...lines.map(({ amount }) => amount)].map(({ amount }) => amount).join();
  return sums(before) === sums(after);
}

/** The refusal of a stale preview contains the new one. */
function previewIn(data: unknown): ChangePreview | null {
  if (typeof data !== 'object' || data === null || !('preview' in data)) return null;
  return data.preview as ChangePreview;
}
