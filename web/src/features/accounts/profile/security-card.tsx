import type { BindingType } from '@serai/contract/accounts/profile';
import type { UserInfo } from '@serai/contract/site/site';
import { Button, buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Icon, type IconName } from '@serai/ui/icons';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ChangeBindingDialog } from './change-binding-dialog.tsx';

/** Addresses for login and recovery: email address, mobile number, password. */
export function SecurityCard({ user, types }: { user: UserInfo; types: readonly BindingType[] }) {
  const t = usePhrases('profile');
  const [changing, setChanging] = useState<BindingType | null>(null);
  const bound: Record<BindingType, string> = { email: user.email, mobile: user.full_mobile_text };
  return (
    <Card title={t('securityTitle')}>
      <ul className="-my-3 divide-y divide-line">
        {types.map((type) => (
          <Row
            key={type}
            icon={type === 'email' ? 'mail' : 'phone'}
            name={t(type)}
            value={bound[type] || <span className="text-muted">{t('notBound')}</span>}
            help={t(type === 'email' ? 'emailHelp' : 'mobileHelp')}
          >
            <Button
              size="compact"
              aria-haspopup="dialog"
              aria-label={t(titles[type][bound[type] ? 'change' : 'bind'])}
              onClick={() => setChanging(type)}
            >
              {t(bound[type] ? 'change' : 'bind')}
            </Button>
          </Row>
        ))}
        <Row icon="lock" name={t('password')} value="••••••••" help={t('passwordHelp')}>
          <Link
            to={paths.changePassword()}
            aria-label={t('changePassword')}
            className={buttonClass({ size: 'compact' })}
          >
            {t('changeIt')}
          </Link>
        </Row>
      </ul>
      {changing && (
        <ChangeBindingDialog
          type={changing}
          user={user}
          title={t(titles[changing][bound[changing] ? 'change' : 'bind'])}
          onClose={() => setChanging(null)}
        />
      )}
    </Card>
  );
}

function Row(props: { icon: IconName; name: string; value: ReactNode; help: string; children: ReactNode }) {
  const { icon, name, value, help, children } = props;
  return (
    <li className="flex items-center gap-4 py-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken text-teal">
        <Icon name={icon} />
      </span>
      <div className="grid min-w-0 flex-1 md:grid-cols-[10rem_minmax(0,1fr)] md:items-baseline md:gap-x-4">
        <p className="font-strong">{name}</p>
        <p className="[overflow-wrap:anywhere]">{value}</p>
        <p className="text-caption text-muted md:col-start-2">{help}</p>
      </div>
      {children}
    </li>
  );
}

const titles = {
  email: { change: 'changeEmailTitle', bind: 'bindEmailTitle' },
  mobile: { change: 'changeMobileTitle', bind: 'bindMobileTitle' },
} as const;
