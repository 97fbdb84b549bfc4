import type { OrderListPage } from '@serai/contract/permissions';
import { Button } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import type { BodyOf, CommandPath } from '../../platform/api/calls.ts';
import { useCommand } from '../../platform/api/use-command.ts';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { CommandDialog } from '../orders/actions/command-dialog.tsx';
import type { ListedOrder } from '../orders/order-product.ts';
import { orderReads } from '../orders/order-queries.ts';

type TripPath = Extract<CommandPath, `${string}/changeTrip`>;
type TripField =
  Extract<PhraseKey<'vehicle-terms'>, `trip_${string}`> extends `trip_${infer Name}` ? Name : never;

interface ChangeTripProps<Path extends TripPath> {
  path: Path;
  listPage: OrderListPage;
  order: ListedOrder;
  /** According to the server, no driver has departed. */
  canChange: boolean;
  /** Changeable values, in the order of the form. */
  values: Readonly<Record<Exclude<keyof BodyOf<Path> & string, 'id'>, string>>;
  /** Optional fields. */
  optional: readonly string[];
}

/** Dialog to change the facts of a trip; available until its driver departs. */
export function ChangeTripButton<Path extends TripPath>(props: ChangeTripProps<Path>) {
  const t = usePhrases('vehicle-terms');
  const mayChange = useMay()(props.listPage, 'change');
  const [open, setOpen] = useState(false);
  if (!mayChange || !props.canChange || props.order.service_start.utc * 1000 <= Date.now()) return null;
  return (
    <>
      <Button size="compact" kind="quiet" onClick={() => setOpen(true)}>
        {t('changeTrip')}
      </Button>
      {open && <ChangeTripDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChangeTripDialog<Path extends TripPath>(props: ChangeTripProps<Path> & { onClose: () => void }) {
  const { path, order, optional, onClose } = props;
  const t = usePhrases('vehicle-terms');
  const common = usePhrases('common');
  const command = useCommand(path, { stale: orderReads, quiet: true });
  const [values, setValues] = useState<Record<string, string>>(props.values);
  const [tried, setTried] = useState(false);
  const { failure } = command;
  const isMissing = (name: string) => !optional.includes(name) && values[name]?.trim() === '';

  function body() {
    setTried(true);
    const names = Object.keys(values);
    if (names.some(isMissing)) return null;
    const trimmed = Object.fromEntries(names.map((name) => [name, values[name]!.trim()]));
    return { id: order.id, ...trimmed } as BodyOf<Path>;
  }

  return (
    <CommandDialog
      command={command}
      body={body}
      title={t('changeTripTitle')}
      description={t('changeTripHelp')}
      confirm={t('changeTripSave')}
      back="back"
      focus="first"
      done={t('changeTripDone')}
      staysAfter={() => true}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {Object.entries(values).map(([name, value]) => (
          <Field
            key={name}
            label={t(`trip_${name as TripField}`)}
            required={!optional.includes(name)}
            optionalWord={optional.includes(name) ? common('optional') : undefined}
            hint={name === 'sign_text' ? t('trip_sign_text_hint') : undefined}
            error={tried && isMissing(name) ? t('changeTripRequired') : failure?.fieldErrors[name]}
          >
            {(control) => (
              <TextInput
                {...control}
                value={value}
                autoComplete="off"
                onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              />
            )}
          </Field>
        ))}
        {failure && Object.keys(failure.fieldErrors).length === 0 && (
          <p role="alert" className="text-lacquer">
            {failure.message}
          </p>
        )}
      </div>
    </CommandDialog>
  );
}
