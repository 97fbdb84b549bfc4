import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { type ReactNode, useRef } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { showFirstFault } from './show-first-fault.ts';

/** One part of an account with a save button of its own; it only shows its fields where the reader lacks the right. */
export function PartForm(props: {
  title: string;
  /** The reader holds the node for this part. */
  allowed: boolean;
  /** The reader may change this account at all. */
  manageable: boolean;
  dirty: boolean;
  busy: boolean;
  /** Resolves to whether it was saved; else the first field that is marked gets the focus. */
  onSave: () => Promise<boolean>;
  children: ReactNode;
}) {
  const { title, allowed, manageable, dirty, busy, onSave, children } = props;
  const t = usePhrases('sub-accounts');
  const form = useRef<HTMLFormElement>(null);
  const open = allowed && manageable;
  async function save() {
    if (!(await onSave())) showFirstFault(form.current);
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
        <fieldset disabled={!open} className="min-w-0">
          {children}
        </fieldset>
        {open && (
          <div className="mt-4 flex justify-end">
            <Button type="submit" disabled={!dirty && !busy} busy={busy} className="max-sm:w-full">
              {t('save')}
            </Button>
          </div>
        )}
        {manageable && !allowed && <p className="mt-3 text-caption text-muted">{t('notYours')}</p>}
      </form>
    </Card>
  );
}
