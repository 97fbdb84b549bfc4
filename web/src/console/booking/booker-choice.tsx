import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { Link } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import type { Booker, Bookers } from './desk-booking.ts';

interface BookerChoiceProps {
  bookers: Bookers;
  booker: Booker | undefined;
  onChange: (userId: number) => void;
}

/** The user of the agency who called: the order is theirs, and they are notified. */
export function BookerChoice({ bookers: { agency, users }, booker, onChange }: BookerChoiceProps) {
  const t = usePhrases('console-booking');
  const may = useMay();
  return (
    <>
      <Field label={t('booker')} hint={t('bookerHint')} className="w-72 max-w-full">
        {(control) => (
          <Select
            {...control}
            value={String(booker?.id ?? '')}
            onChange={({ target }) => onChange(Number(target.value))}
            options={users.map((user) => ({ value: String(user.id), label: nameOf(user) }))}
          />
        )}
      </Field>
      {users.length === 0 && <p className="text-lacquer">{t('bookerNone')}</p>}
      {may('/console/agency/view') && (
        <Link
          to={consolePaths.consoleAgency(agency.id)}
          className="self-end pb-2 text-teal underline underline-offset-4"
        >
          {t('toAgency')}
        </Link>
      )}
    </>
  );
}

/** Name of a user with the account that tells namesakes apart. */
export function nameOf({ nickname, username }: Booker): string {
  return nickname && nickname !== username ? `${nickname} (${username})` : username;
}
