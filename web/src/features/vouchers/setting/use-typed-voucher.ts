import type { VoucherSetting } from '@serai/contract/vouchers/vouchers';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../../../platform/api/api.ts';
import type { BodyOf, Posted } from '../../../platform/api/calls.ts';
import { useApi } from '../../../platform/app.tsx';

type Product = BodyOf<'voucher/previewTyped'>['product'];

/** Pause in typing after which the preview updates. */
const restMs = 600;

interface TypedVoucher {
  query: UseQueryResult<Posted<'voucher/previewTyped'>>;
  /** The input is not printable; the preview shows the last valid one. */
  waits: boolean;
}

/** The sample voucher that the server makes from the input. */
export function useTypedVoucher(product: Product, setting: VoucherSetting): TypedVoucher {
  const api = useApi();
  const rested = useRested(JSON.stringify(setting));
  const query = useQuery({
    queryKey: ['voucher/previewTyped', product, rested],
    queryFn: ({ signal }) =>
      api.post(
        'voucher/previewTyped',
        { product, setting: JSON.parse(rested) as VoucherSetting },
        { quiet: true, signal },
      ),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  const { error } = query;
  const waits = error instanceof ApiFailure && error.code === 0 && error.data !== null;
  return { query, waits };
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
