import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, e.g. “Are you sure you want to cancel your order?”. */
  question: ReactNode;
  description?: ReactNode | undefined;
  /** Consequences of confirming, e.g. fee and refund. */
  children?: ReactNode | undefined;
  words: { confirm: ReactNode; keep: ReactNode; close: string };
  /** Confirming loses money or data, so its button is red. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  /** False while it cannot be confirmed yet. Default true. */
  ready?: boolean | undefined;
  /** Initial focus: the safe answer (default), or the first focusable element, e.g. a required field. */
  focus?: 'careful' | 'first' | undefined;
  onConfirm: () => void;
}

/** Asks for confirmation before an irreversible action; cannot be closed while that is running. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, question, description, children, words, onConfirm } = props;
  const { danger = false, busy = false, ready = true, focus = 'careful' } = props;
  const keepButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!busy) onOpenChange(next);
      }}
      title={question}
      description={description}
      words={{ close: words.close }}
      initialFocus={focus === 'careful' ? keepButton : undefined}
      actions={
        <>
          <Button ref={keepButton} disabled={busy} onClick={() => onOpenChange(false)}>
            {words.keep}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} busy={busy} disabled={!ready} onClick={onConfirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
