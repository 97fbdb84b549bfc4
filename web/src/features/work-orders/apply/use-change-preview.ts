import type { AmendmentInput, AmendmentPreview } from '@serai/contract/orders/amendments';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../platform/app.tsx';

/** Delay in milliseconds after the last key before the preview is requested. */
const afterTypingMs = 500;

export interface ChangePreview {
  query: UseQueryResult<{ preview: AmendmentPreview }>;
  /** Preview of the current input; null while unknown. */
  current: AmendmentPreview | null;
}

/** Previews effects, price and decider of a change while it is entered. */
export function useChangePreview(orderId: number | null, input: AmendmentInput | null): ChangePreview {
  const api = useApi();
  const asked = JSON.stringify({ order_id: orderId, command: input });
  const settled = useSettled(asked);
  const query = useQuery({
    queryKey: ['work-order-preview', settled],
    queryFn: () =>
      api.post('workOrder/preview', JSON.parse(settled) as { order_id: number; command: AmendmentInput }, {
        quiet: true,
      }),
    enabled: orderId !== null && input !== null && settled === asked,
    placeholderData: keepPreviousData,
    // Its sums depend on the time.
    gcTime: 0,
  });
  const isCurrent = settled === asked && !query.isPlaceholderData && input !== null;
  return { query, current: (isCurrent && query.data?.preview) || null };
}

/** The value after it has not changed for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterTypingMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
