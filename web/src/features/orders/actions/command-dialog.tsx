import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { type ReactNode, useRef } from 'react';
import type { ApiFailure } from '../../../platform/api/api.ts';
import type { Sending } from '../../../platform/api/use-send.ts';
import { focusFirstFault } from '../../../platform/focus/focus-first-fault.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';

interface CommandDialogProps<Body, Reply> {
  command: Sending<Body, Reply>;
  /** Returns the request body; null if a field is incomplete, which then shows an error. */
  body: () => Body | null;
  title: ReactNode;
  description?: ReactNode;
  /** Label of the button that sends the command. */
  confirm: ReactNode;
  /** Kind of the other button: nothing is lost (default), the decision is postponed, or just back. */
  back?: 'keep' | 'notYet' | 'back';
  danger?: boolean;
  /** False while the command cannot be sent yet. */
  ready?: boolean;
  /** Default `careful`: the button that does not send. */
  focus?: 'careful' | 'first';
  /** Success message. */
  done: string | ((reply: Reply) => string);
  onDone?: (reply: Reply) => void;
  /** Whether the dialog stays open after a refusal; by default it closes, because its question is obsolete. */
  staysAfter?: (refusal: ApiFailure) => boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Dialog that sends one command about orders. It closes after a success or a refusal; without a reply it stays
 * open, so that the same command can be sent again.
 */
export function CommandDialog<Body, Reply>(props: CommandDialogProps<Body, Reply>) {
  const { command, body, title, confirm, back = 'keep', done, onDone, staysAfter, onClose } = props;
  const { description, danger, ready, focus, children } = props;
  const common = usePhrases('common');
  const notify = useNotify();
  const content = useRef<HTMLDivElement>(null);

  async function send() {
    const sent = body();
    if (sent === null) return focusFirstFault(content.current);
    const { reply, failure } = await command.send(sent);
    if (failure && (failure.answerLost || staysAfter?.(failure))) return;
    if (!failure) {
      onDone?.(reply);
      notify('success', typeof done === 'function' ? done(reply) : done);
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      danger={danger}
      busy={command.busy}
      ready={ready}
      focus={focus}
      onOpenChange={onClose}
      onConfirm={() => void send()}
      question={title}
      description={description}
      words={{ confirm, keep: common(back), close: common('close') }}
    >
      <div ref={content}>{children}</div>
    </ConfirmDialog>
  );
}
