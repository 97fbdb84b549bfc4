import type { loginOptions } from '@serai/contract/accounts/accounts';
import type { ReplyOf } from '@serai/contract/endpoint';
import { Tabs } from '@serai/ui/tabs';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { paths, safeBack } from '../../paths.ts';
import type { Posted } from '../../platform/api/calls.ts';
import type { App } from '../../platform/app.tsx';
import { useApp } from '../../platform/app.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { GateFrame } from './gate-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { RetrieveForm } from './retrieve-form.tsx';

type Options = ReplyOf<typeof loginOptions>;
type Tab = 'login' | 'register' | 'retrieve';

/** A logged-in user is redirected. */
export async function load(app: App, { request }: LoaderFunctionArgs): Promise<Options> {
  if (app.session.get().user) {
    throw redirect(safeBack(new URL(request.url).searchParams.get('back'), paths.user()));
  }
  return app.api.get('user/checkIn', {});
}

/** Login, with links to registration and a new password; continues to the requested page, otherwise the overview. */
export function Page() {
  const t = usePhrases('login');
  const options = useLoaderData<Options>();
  const { session } = useApp();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const tab = tabOf(params.get('tab'));
  const ways = options.accountVerificationType;

  function show(next: Tab) {
    const search = new URLSearchParams(params);
    if (next === 'login') search.delete('tab');
    else search.set('tab', next);
    setParams(search, { replace: true, preventScrollReset: true });
  }

  async function enter(reply: Posted<'user/checkIn'>) {
    await session.logIn(reply.userInfo);
    await navigate(safeBack(params.get('back'), paths.user()), { replace: true });
  }

  if (tab === 'retrieve') {
    return (
      <GateFrame heading={{ title: t('retrieveTitle'), text: t('retrieveText') }}>
        <PageHead title={t('retrieveTitle')} indexed={false} />
        <RetrieveForm ways={ways} onLogin={() => show('login')} onDone={() => show('login')} />
      </GateFrame>
    );
  }
  const isNew = tab === 'register';
  return (
    <GateFrame
      heading={{
        title: t(isNew ? 'registerWelcome' : 'welcome'),
        text: t(isNew ? 'registerWelcomeText' : 'welcomeText'),
      }}
    >
      <PageHead title={t(isNew ? 'titleRegister' : 'title')} indexed={false} />
      <Tabs<Tab>
        label={t('tabs')}
        value={tab}
        onChange={show}
        items={[
          { value: 'login', label: t('tabLogin') },
          { value: 'register', label: t('tabRegister') },
        ]}
      >
        {isNew ? (
          <RegisterForm ways={ways} onDone={enter} onLogin={() => show('login')} />
        ) : (
          <LoginForm
            withCaptcha={options.userLoginCaptchaSwitch}
            byMobile={ways.includes('mobile')}
            onDone={enter}
            onRegister={() => show('register')}
            onRetrieve={() => show('retrieve')}
          />
        )}
      </Tabs>
    </GateFrame>
  );
}

function tabOf(name: string | null): Tab {
  return name === 'register' || name === 'retrieve' ? name : 'login';
}
