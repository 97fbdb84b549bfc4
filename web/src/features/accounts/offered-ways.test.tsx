import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { type App, AppProvider } from '../../platform/app.tsx';
import { loadPhrases, phrasesOf } from '../../platform/i18n/phrases.ts';
import type { Way } from './address-rules.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { RetrieveForm } from './retrieve-form.tsx';

beforeAll(() => loadPhrases('en', ['login', 'common']));

const done = async () => {};
const nothing = () => {};

/** The three forms that identify people by these channels. */
function draw(ways: readonly Way[]): string[] {
  const app = { lang: 'en', api: {}, notices: { show: nothing } } as unknown as App;
  const login = (
    <LoginForm
      withCaptcha
      byMobile={ways.includes('mobile')}
      onDone={done}
      onRegister={nothing}
      onRetrieve={nothing}
    />
  );
  const others = [
    <RegisterForm key="register" ways={ways} onDone={done} onLogin={nothing} />,
    <RetrieveForm key="retrieve" ways={ways} onDone={nothing} onLogin={nothing} />,
  ];
  return [login, ...others].map((form) => renderToStaticMarkup(<AppProvider app={app}>{form}</AppProvider>));
}

test('channels: text messages configured → mobile numbers offered; otherwise → not', () => {
  const byMobile = phrasesOf('en', 'login')('byMobile');
  for (const form of draw(['email', 'mobile'])) {
    expect(form).toContain(byMobile);
    expect(form.match(/type="radio"/g)).toHaveLength(2);
  }
  for (const form of draw(['email'])) {
    expect(form).not.toContain(byMobile);
    expect(form).not.toContain('type="radio"');
  }
});

test('agreement: screen reader → space between its words', () => {
  expect(draw(['email'])[0]).toContain('aria-label="I have read and agree to the service terms"');
});

test('channels: only mobile numbers → no email address requested', () => {
  const [, ...forms] = draw(['mobile']);
  for (const form of forms) {
    expect(form).toContain('type="tel"');
    expect(form).not.toContain('type="email"');
  }
});
