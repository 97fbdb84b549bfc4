import { answerHours } from '@serai/contract/bounds';
import { Icon, type IconName } from '@serai/ui/icons';
import { InkBand } from '@serai/ui/ink-band';
import { PhoneLink } from '@serai/ui/phone-link';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { Got } from '../../platform/api/calls.ts';
import { type App, useApp } from '../../platform/app.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { workHoursText } from '../../platform/site/work-hours.ts';
import { MessageForm } from './message-form.tsx';
import { OfficeList } from './office-list.tsx';

export function load(app: App): Promise<Got<'cms.Index/init'>> {
  return app.api.get('cms.Index/init', {}, { quiet: true });
}

/** Contact data of the seller, and the contact form. */
export function Page() {
  const t = usePhrases('contact');
  const { lang } = useApp();
  const { contact } = useSession();
  const { offices } = useLoaderData<typeof load>();
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <InkBand
        title={t('title')}
        lead={t(contact?.urgentPhone ? 'lead' : 'leadMessages', { hours: answerHours })}
        overlapped
      />
      <div className="relative mx-auto -mt-16 grid max-w-7xl gap-8 px-4 md:px-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-6 rounded-card border border-line bg-surface p-4 md:p-6">
          {contact?.servicePhone && (
            <Way
              icon="phone"
              title={t('deskTitle')}
              note={workHoursText(contact.workHours, contact.workZone, lang, new Date())}
            >
              <PhoneLink number={contact.servicePhone} />
            </Way>
          )}
          {contact?.urgentPhone && (
            <Way icon="clock" title={t('urgentTitle')} note={t('urgent')}>
              <PhoneLink number={contact.urgentPhone} />
            </Way>
          )}
          {contact?.serviceEmail && (
            <Way icon="mail" title={t('emailTitle')}>
              <a
                href={`mailto:${contact.serviceEmail}`}
                className="rounded-control text-teal underline-offset-4 hover:underline"
              >
                {contact.serviceEmail}
              </a>
            </Way>
          )}
          {offices.length > 0 && (
            <Way icon="building" title={t('officesTitle')}>
              <OfficeList offices={offices} />
            </Way>
          )}
        </div>
        <MessageForm />
      </div>
    </>
  );
}

function Way(props: { icon: IconName; title: string; note?: string; children: ReactNode }) {
  const { icon, title, note, children } = props;
  return (
    <section className="flex gap-4">
      <Icon name={icon} size={24} className="mt-0.5 shrink-0 text-teal" />
      <div className="min-w-0">
        <h2 className="font-strong">
          {title}
          {note && <span className="ml-2 text-caption font-normal text-muted">{note}</span>}
        </h2>
        {children}
      </div>
    </section>
  );
}
