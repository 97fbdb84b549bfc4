import { classNames } from '@serai/ui/class-names';
import { PhoneLink } from '@serai/ui/phone-link';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useSession } from '../../platform/session/use-session.tsx';

/**
 * The seller's numbers as links, for people waiting for a car: the desk's and the 24-hour one. If none is set, a
 * link to the contact page.
 */
export function DeskPhones({ className }: { className?: string }) {
  const t = usePhrases('vehicle-terms');
  const { contact } = useSession();
  const phones = [
    { name: t('urgentPhone'), number: contact?.urgentPhone },
    { name: t('servicePhone'), number: contact?.servicePhone },
  ].filter(({ number }) => number);
  if (phones.length === 0) {
    return (
      <Link
        to={paths.contactUs()}
        className={classNames('inline-block text-teal underline-offset-4 hover:underline', className)}
      >
        {t('contactUs')}
      </Link>
    );
  }
  return (
    <ul className={classNames('flex flex-wrap gap-x-6 gap-y-1', className)}>
      {phones.map(({ name, number = '' }) => (
        <li key={name}>
          {name} <PhoneLink number={number} className="ml-1" />
        </li>
      ))}
    </ul>
  );
}
