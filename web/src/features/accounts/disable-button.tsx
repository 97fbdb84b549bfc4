import { Button } from '@serai/ui/button';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { useState } from 'react';
import type { Sending } from '../../platform/api/use-send.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';

/** Phrases for the button, accessible name, question, consequence, and confirmation. */
type Words = `${'disable' | 'enable'}${'' | 'Of' | 'Ask' | 'Help' | 'Done'}`;

/** Disables or enables a person's account, after stating the consequences. */
export function DisableButton(props: {
  account: { id: number; disabled: boolean; nickname: string };
  command: Pick<Sending<{ id: number; disabled: boolean }, unknown>, 'send' | 'busy'>;
  say: (words: Words, values: { name: string }) => string;
  compact?: boolean;
}) {
  const { command, compact = false } = props;
  const { id, disabled, nickname: name } = props.account;
  const common = usePhrases('common');
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const verb = disabled ? 'enable' : 'disable';

  async function change() {
    const { failure } = await command.send({ id, disabled: !disabled });
    setAsking(false);
    if (!failure) notify('success', props.say(`${verb}Done`, { name }));
  }

  return (
    <>
      <Button
        kind={compact ? 'quiet' : 'secondary'}
        size={compact ? 'compact' : 'regular'}
        aria-label={props.say(`${verb}Of`, { name })}
        onClick={() => setAsking(true)}
      >
        {props.say(verb, { name })}
      </Button>
      <ConfirmDialog
        open={asking}
        danger={!disabled}
        busy={command.busy}
        onOpenChange={setAsking}
        onConfirm={() => void change()}
        question={props.say(`${verb}Ask`, { name })}
        words={{ confirm: props.say(verb, { name }), keep: common('keep'), close: common('close') }}
      >
        <p className="text-muted">{props.say(`${verb}Help`, { name })}</p>
      </ConfirmDialog>
    </>
  );
}
