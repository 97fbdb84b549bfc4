import type { AmendmentInput, AmendmentPreview } from '@serai/contract/amendments';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../../platform/app.tsx';

/** So long after the last key it is asked what would come of it, milliseconds. */
const afterTypingMs = 500;

export interface ChangePreview {
  query: UseQueryResult<{ preview: AmendmentPreview }>;
  /** Of what is filled in now; null while it is not known. */
  current: AmendmentPreview | null;
}

/** What a change to an order would do and cost and who decides it, brought up to date as it is filled in. */
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
    // Its sums belong to the moment.
    gcTime: 0,
  });
  const isCurrent = settled === asked && !query.isPlaceholderData && input !== null;
  return { query, current: (isCurrent && query.data?.preview) || null };
}

/** The value once it has rested. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterTypingMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
