import { useCommand } from '../../platform/api/use-command.ts';
import type { Sent } from '../../platform/api/use-send.ts';
import { type ReceiptRow, staleAfterReceipt } from './receipt-reads.ts';

interface Allocation {
  agencyId: number;
  declarationId: number | null;
  parts: { bill_id: number | null; amount: number }[];
}

/** Sends an allocation: with its agency if that was unknown, otherwise as a further part. */
export function useAllocate(receipt: ReceiptRow): {
  busy: boolean;
  send: (allocation: Allocation) => Promise<Sent<ReceiptRow>>;
} {
  const match = useCommand('console/receipt/match', { stale: staleAfterReceipt, quiet: true });
  const allocate = useCommand('console/receipt/allocate', { stale: staleAfterReceipt, quiet: true });
  return {
    busy: match.busy || allocate.busy,
    send: ({ agencyId, declarationId, parts }) => {
      if (receipt.agency) return allocate.send({ receipt_id: receipt.id, parts });
      return match.send({
        receipt_id: receipt.id,
        agency_id: agencyId,
        parts,
        ...(declarationId !== null && { declaration_id: declarationId }),
      });
    },
  };
}
