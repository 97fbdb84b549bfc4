import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { CommandDialog } from '../../orders/actions/command-dialog.tsx';
import { type InvoiceView, invoiceReads, type Seller } from '../invoice-queries.ts';
import { TitleDialog } from '../titles/title-dialog.tsx';
import { type Application, chosenTitle } from './application.ts';
import { ApplyFields } from './apply-fields.tsx';
import type { PaperChoice } from './paper-choice.ts';

interface ApplyDialogProps {
  choice: PaperChoice;
  seller: Seller;
  currency: string;
  onClose: () => void;
}

/** Dialog for title and kind of the invoice; then shows the application. */
export function ApplyDialog({ choice, seller, currency, onClose }: ApplyDialogProps) {
  const t = usePhrases('invoice-apply');
  const titles = useRead('invoice/titles', {});
  const isReceipt = choice.rows[0]?.paper === 'receipt';
  const kinds: readonly InvoiceView['kind'][] = isReceipt ? ['receipt'] : seller.kinds;
  const [application, setApplication] = useState<Application>({ titleId: null, kind: kinds[0]!, note: '' });
  const [adding, setAdding] = useState(false);
  const change = (part: Partial<Application>) => setApplication((before) => ({ ...before, ...part }));
  const list = titles.data?.list ?? [];
  const title = chosenTitle(list, application);
  const command = useApplying(choice);
  if (adding) {
    return (
      <TitleDialog
        country={titles.data?.country ?? ''}
        isFirst={list.length === 0}
        onSaved={({ id }) => change({ titleId: id })}
        onClose={() => setAdding(false)}
      />
    );
  }
  return (
    <CommandDialog
      command={command}
      body={() =>
        title
          ? {
              charge_ids: choice.rows.flatMap(({ chargeIds }) => chargeIds),
              title_id: title.id,
              kind: application.kind,
              total: choice.sum,
              ...(application.note.trim() && { note: application.note.trim() }),
            }
          : null
      }
      title={t(isReceipt ? 'askReceipt' : 'askTitle', { count: choice.count })}
      description={t(isReceipt ? 'askReceiptHelp' : 'askHelp')}
      confirm={t(isReceipt ? 'applyReceipt' : 'apply')}
      back="back"
      focus="first"
      ready={title !== undefined}
      done={t(isReceipt ? 'doneReceipt' : 'done')}
      staysAfter={({ reason }) => reason?.startsWith('title_') ?? false}
      onClose={onClose}
    >
      <Loaded query={titles} skeleton={<Skeleton className="h-40" />}>
        {() => (
          <ApplyFields
            titles={list}
            chosen={title}
            kinds={kinds}
            application={application}
            total={{ amount: choice.sum, currency }}
            rows={choice.rows}
            onChange={change}
            onAddTitle={() => setAdding(true)}
          />
        )}
      </Loaded>
    </CommandDialog>
  );
}

/**
 * Applies, then opens the invoice; after a refusal, selected charges may be on another invoice or have another sum.
 */
function useApplying(choice: PaperChoice) {
  const navigate = useNavigate();
  const command = useCommand('invoice/apply', { stale: invoiceReads });
  return {
    ...command,
    send: async (wish: Parameters<typeof command.send>[0]) => {
      const sent = await command.send(wish);
      if (sent.reply) void navigate(paths.invoice(sent.reply.invoice.id));
      else if (sent.failure.reason?.startsWith('invoice_')) choice.clear();
      return sent;
    },
  };
}
