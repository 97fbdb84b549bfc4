import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { type ReactNode, useRef, useState } from 'react';
import { useSend } from '../../platform/api/use-send.ts';
import { focusFirstFault } from '../../platform/focus/focus-first-fault.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import type { PartProps } from './editor-part.ts';
import { type ChangeBody, subAccountReads } from './sub-account-queries.ts';

/** Data with which the fields of a part are rendered. */
interface PartState {
  /** The part is read-only: the reader lacks its node, or may not change this account at all. */
  readOnly: boolean;
  /** After an attempt to save invalid values: the fields show errors. */
  tried: boolean;
  refused: Readonly<Record<string, string>>;
}

/**
 * Part of an account with its own save button, by the call and permission node of that name. After an error
 * the first invalid field gets the focus.
 */
export function PartForm<Value, Action extends 'edit' | 'perm' | 'limit'>(props: {
  part: PartProps<Value>;
  action: Action;
  title: string;
  /** Returns the request body; null while a value is invalid. */
  body: () => ChangeBody<Action> | null;
  children: (state: PartState) => ReactNode;
}) {
  const { part, action, title, body, children } = props;
  const { account, dirty, onSaved } = part;
  const t = usePhrases('sub-accounts');
  const notify = useNotify();
  const command = useSend(`subAccount/${action}`, { stale: subAccountReads });
  const allowed = useMay()(`/user/manage/subAccount/${action}`);
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const readOnly = !allowed || !account.can_manage;

  async function save() {
    setTried(true);
    const sent = body();
    const reply = sent && (await command.send(sent)).reply;
    if (!reply) return focusFirstFault(form.current);
    onSaved(reply.sub_account);
    setTried(false);
    notify('success', t('saved'));
  }

  return (
    <Card title={title}>
      <form
        ref={form}
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <fieldset disabled={readOnly} className="min-w-0">
          {children({ readOnly, tried, refused: command.failure?.fieldErrors ?? {} })}
        </fieldset>
        {!readOnly && (
          <div className="mt-4 flex justify-end">
            <Button type="submit" idle={!dirty} busy={command.busy} className="max-sm:w-full">
              {t('save')}
            </Button>
          </div>
        )}
        {account.can_manage && !allowed && <p className="mt-3 text-caption text-muted">{t('notYours')}</p>}
      </form>
    </Card>
  );
}
