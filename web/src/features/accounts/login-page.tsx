import type { loginOptions } from '@serai/contract/accounts';
import type { ReplyOf } from '@serai/contract/endpoint';
import { Tabs } from '@serai/ui/tabs';
import {
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { SiteLogo } from '../../layouts/site-logo.tsx';
import { paths, safeBack } from '../../paths.ts';
import type { App } from '../../platform/app.tsx';
import { useApp } from '../../platform/app.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import duskUrl from './serai-at-dusk.svg';
import type { CheckInReply } from './use-check-in.ts';

type Options = ReplyOf<typeof loginOptions>;

/** Who is logged in already has nothing to do here. */
export async function load(app: App, { request }: LoaderFunctionArgs): Promise<Options> {
  if (app.session.get().user) {
    throw redirect(safeBack(new URL(request.url).searchParams.get('back'), paths.overview()));
  }
  return app.api.get<Options>('user/checkIn');
}

/** Log in or register; afterwards the page that was asked for, else the overview. */
export function Page() {
  const t = usePhrases('login');
  const options = useLoaderData<Options>();
  const { session } = useApp();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'register' ? 'register' : 'login';

  function show(next: 'login' | 'register') {
    const search = new URLSearchParams(params);
    if (next === 'register') search.set('tab', next);
    else search.delete('tab');
    setParams(search, { replace: true, preventScrollReset: true });
  }

  async function enter(reply: CheckInReply) {
    await session.logIn(reply.userInfo);
    await navigate(safeBack(params.get('back'), paths.overview()), { replace: true });
  }

  const title = tab === 'register' ? t('titleRegister') : t('title');
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,11fr)_minmax(28rem,9fr)]">
      <PageHead title={title} indexed={false} />
      <Scene />
      <main id="content" tabIndex={-1} className="flex flex-col px-4 pb-8 outline-none sm:px-8">
        <div className="flex justify-end py-3">
          <LanguageSwitch />
        </div>
        <div className="m-auto w-full max-w-md py-4">
          <h1 className="text-title font-strong">
            {tab === 'register' ? t('registerWelcome') : t('welcome')}
          </h1>
          <p className="mt-1 text-muted">
            {tab === 'register' ? t('registerWelcomeText') : t('welcomeText')}
          </p>
          <Tabs
            className="mt-4"
            label={t('tabs')}
            value={tab}
            onChange={show}
            items={[
              { value: 'login', label: t('tabLogin') },
              { value: 'register', label: t('tabRegister') },
            ]}
          >
            {tab === 'login' ? (
              <LoginForm
                withCaptcha={options.userLoginCaptchaSwitch}
                onDone={enter}
                onRegister={() => show('register')}
              />
            ) : (
              <RegisterForm onDone={enter} onLogin={() => show('login')} />
            )}
          </Tabs>
        </div>
      </main>
    </div>
  );
}

/** The gate at dusk with its words: one side of the screen, or a strip above the form on a phone. */
function Scene() {
  const t = usePhrases('login');
  const layout = usePhrases('layout');
  return (
    <aside className="on-ink relative flex min-h-56 flex-col justify-between overflow-hidden bg-ink-deep text-on-ink">
      <img
        src={duskUrl}
        alt=""
        width="1100"
        height="1200"
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover object-[50%_74%] lg:object-[50%_100%]"
      />
      <div className="absolute inset-x-0 top-0 h-16 bg-linear-to-b from-ink-deep/80 to-transparent lg:h-28" />
      <div className="absolute inset-x-0 bottom-0 h-36 bg-linear-to-t from-ink-deep via-ink-deep/80 to-transparent lg:h-64" />
      <Link
        to={paths.home()}
        aria-label={`${layout('siteTitle')} · ${t('backHome')}`}
        className="relative m-4 self-start rounded-control sm:m-8"
      >
        <SiteLogo name={layout('siteTitle')} />
      </Link>
      <div className="relative p-4 sm:p-8">
        <p className="text-lead font-strong text-balance lg:text-title">{t('sceneTitle')}</p>
        <p className="mt-1 text-on-ink-muted max-sm:text-caption">{t('sceneText')}</p>
      </div>
    </aside>
  );
}
