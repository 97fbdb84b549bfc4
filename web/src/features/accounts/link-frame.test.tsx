import { beforeAll, expect, test } from 'vitest';
import { markupOf } from '../../../test/drawn.tsx';
import { Page as SetUpPage } from '../../console/set-up/set-up-page.tsx';
import { loadPhrases } from '../../platform/i18n/phrases.ts';
import { Page as SetPasswordPage } from '../sub-accounts/set-password-page.tsx';

beforeAll(() => loadPhrases('en', ['layout', 'login', 'common', 'sub-accounts', 'set-up']));

test.each([
  ['set-password', SetPasswordPage, 'Set your password'],
  ['console/set-up', SetUpPage, 'Create the first operator'],
])('link page: %s → link to the home page, the other language, one heading', (path, Page, title) => {
  for (const [query, heading] of [
    ['?token=x', title],
    ['', 'The link is not complete'],
  ]) {
    const html = markupOf(<Page />, { at: `/${path}${query}` });
    expect(html).toMatch(/<a [^>]*href="\/"/);
    expect(html).toMatch(/<button [^>]*lang="zh-CN"[^>]*>.*简体中文<\/button>/);
    expect([...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, said]) => said)).toEqual([heading]);
  }
});
