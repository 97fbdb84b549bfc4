import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, e.g. “Are you sure you want to cancel your order?”. */
  question: ReactNode;
  /** What follows from a yes, e.g. fee and refund. */
  children?: ReactNode | undefined;
  words: { confirm: string; keep: string; close: string };
  /** The yes loses money or data: its button is lacquer. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. The careful answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, question, children, words, danger = false, busy = false, onConfirm } = props;
  const keepButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!busy) onOpenChange(next);
      }}
      title={question}
      words={{ close: words.close }}
      initialFocus={keepButton}
      actions={
        <>
          <Button ref={keepButton} disabled={busy} onClick={() => onOpenChange(false)}>
            {words.keep}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
