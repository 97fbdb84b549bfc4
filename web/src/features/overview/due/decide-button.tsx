import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { ApprovalCard } from '../../approvals/approval-card.tsx';
import { useOrderApprovals } from '../../approvals/approval-queries.ts';

interface DecideButtonProps {
  approvalId: number;
  orderId: number;
  words: string;
  /** Name for screen readers, with the number of the order. */
  label: string;
}

/** Opens a colleague's request with the buttons to pay or decline, as on the page of approvals. */
export function DecideButton({ approvalId, orderId, words, label }: DecideButtonProps) {
  const t = usePhrases('overview');
  const common = usePhrases('common');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="compact" aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <Dialog
        wide
        open={open}
        onOpenChange={setOpen}
        title={t('kind_approve')}
        words={{ close: common('close') }}
      >
        {open && <Request approvalId={approvalId} orderId={orderId} onDecided={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function Request(props: { approvalId: number; orderId: number; onDecided: () => void }) {
  const { approvalId, orderId, onDecided } = props;
  const t = usePhrases('overview');
  const query = useOrderApprovals(orderId);
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-44" />}>
      {({ list }) => {
        const approval = list.find(({ id }) => id === approvalId);
        if (!approval) return <EmptyState title={t('dueDone')} />;
        return (
          <ul>
            <ApprovalCard first approval={approval} left={false} onDecided={onDecided} />
          </ul>
        );
      }}
    </Loaded>
  );
}
