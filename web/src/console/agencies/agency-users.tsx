import { type Column, DataTable } from '@serai/ui/data-table';
import { PhoneLink } from '@serai/ui/phone-link';
import { Tag } from '@serai/ui/tag';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { UserMenu } from './actions/user-menu.tsx';
import type { AgencyReply } from './agency-reply.ts';

/** Users of an agency with their role, ways to reach them and last login. */
export function AgencyUsers({ users, currency }: { users: AgencyReply['users']; currency: string }) {
  const t = usePhrases('console-agencies');
  const { time } = useDates();
  const helps = useMay()('/console/agency/helpUsers');
  const actions: Column<AgencyReply['users'][number]> = {
    key: 'actions',
    title: t('columnActions'),
    titleHidden: true,
    render: (user) => (
      <div className="flex md:justify-end">
        <UserMenu user={user} currency={currency} />
      </div>
    ),
  };
  return (
    <DataTable
      caption={t('users')}
      rows={users}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'name',
          title: t('columnUser'),
          card: 'head',
          render: ({ nickname, username, disabled, second_factor }) => (
            <span className="flex flex-wrap items-baseline gap-2">
              <span className="font-strong">{nickname || username}</span>
              <span className="text-caption font-normal text-muted">{username}</span>
              {second_factor && <Tag>{t('secondFactor')}</Tag>}
              {disabled && <Tag tone="lacquer">{t('disabled')}</Tag>}
            </span>
          ),
        },
        { key: 'role', title: t('columnRole'), render: ({ role }) => t(`role_${role}`) },
        {
          key: 'contact',
          title: t('columnContact'),
          render: ({ phone, email }) => (
            <div className="grid text-caption">
              {phone && <PhoneLink number={phone} />}
              {email && <a href={`mailto:${email}`}>{email}</a>}
            </div>
          ),
        },
        {
          key: 'login',
          title: t('columnLogin'),
          render: ({ last_login_at }) => (
            <span className="text-caption whitespace-nowrap">
              {last_login_at ? time(last_login_at).slice(0, 16) : t('never')}
            </span>
          ),
        },
        ...(helps ? [actions] : []),
      ]}
    />
  );
}
