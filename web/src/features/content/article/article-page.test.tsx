import { beforeAll, expect, test } from 'vitest';
import { type Answer, pageMarkupOf } from '../../../../test/drawn-page.tsx';
import { loadPhrases } from '../../../platform/i18n/phrases.ts';
import type { SessionState } from '../../../platform/session/session.ts';
import { load, Page } from './article-page.tsx';

beforeAll(() => loadPhrases('en', ['content', 'favourite', 'rich-text', 'common', 'layout']));

const heading = (words: string) => ({ tag: 'h2', children: [words] });
const usd = (amount: number) => ({ amount, currency: 'USD' });
const article = {
  id: 7,
  kind: 'info',
  slug: 'bagan',
  channel: null,
  title: 'Bagan',
  summary: 'In short',
  lang: 'en',
  cover: null,
  author: '',
  price: null,
  tags: [],
  published_at: 1_795_000_000,
  views: 0,
  likes: 3,
  comments: 0,
  body: [heading('When'), heading('Where'), heading('How')],
  locked: false,
  langs: ['en'],
  updated_at: 1_795_000_000,
  city: { id: 4, name: 'Bagan' },
};
const paid = { ...article, price: usd(300), locked: true, body: [] };
const none = { list: [], total: 0, total_capped: false, next: null };
const state = { liked: false, collected: false, bought: false, may_buy: true, own_comments_waiting: 0 };
const wallet = { balance: usd(1_000) };

/** Renders the page for a reader; requests without a prepared reply are refused. */
function draw(shown: object, answers: Record<string, object> = {}, reader: Partial<SessionState> = {}) {
  const known: Record<string, object> = {
    'cms.Content/info': { article: shown, path: [], previous: null, next: null, related: [] },
    'cms.Content/comments': none,
    ...answers,
  };
  const answer = (path: string): Answer =>
    known[path]
      ? { code: 1, msg: '', data: known[path] }
      : { code: 0, msg: 'refused', data: { reason: 'forbidden' } };
  return pageMarkupOf({ load, Page, at: '/cms/info/bagan?lang=en', route: '/cms/info/:id', answer, reader });
}

const member = (more: Partial<SessionState> = {}): Partial<SessionState> => ({
  user: { id: 5 } as SessionState['user'],
  profile: { role: 'owner' } as SessionState['profile'],
  permissions: new Map([['/user/account/balance', new Set(['/user/account/balance/view'])]]),
  ...more,
});

test('article: opened → table of contents, hotels of its city, note without comments', async () => {
  const page = await draw(article);
  for (const anchor of ['_when', '_where', '_how']) {
    expect(page).toContain(`href="#${anchor}"`);
    expect(page).toContain(`id="${anchor}"`);
  }
  expect(page).toMatch(/href="\/hotel\/list\?[^"]*destination_id=4/);
  expect(page).toContain('Hotels in Bagan');
  expect(page).toContain('No comments yet');
});

test('article: guest likes, saves or comments → login, then back to the same part of the page', async () => {
  const page = await draw(article);
  const back = (part: string) => `back=${encodeURIComponent(`/cms/info/bagan?lang=en#${part}`)}`;
  expect(page.split(back('actions'))).toHaveLength(3);
  expect(page).toContain('<textarea');
  expect(page).toContain('Log in and post');
  expect(page).not.toContain('aria-pressed');
});

test('article: member likes, saves or comments → at once', async () => {
  const page = await draw(article, { 'cms.User/state': { ...state, liked: true } }, member());
  expect(page).toContain('aria-pressed="true"');
  expect(page).toContain('Send comment');
  expect(page).not.toContain('Log in and post');
});

test('article: own state unavailable → text shown anyway', async () => {
  const page = await draw(article, {}, member());
  expect(page).toContain('id="_when"');
  expect(page).not.toContain('<textarea');
});

test.each([
  ['a guest', {}, 'Log in to buy', null],
  [
    'one of the seller’s staff',
    member({ profile: { role: 'operator' } as SessionState['profile'] }),
    'Staff accounts cannot buy',
    null,
  ],
  ['a member without the right', member(), 'Your account cannot buy articles', { ...state, may_buy: false }],
])('paid article: %s → price and next step', async (_who, reader, words, own) => {
  const page = await draw(paid, own ? { 'cms.User/state': own } : {}, reader);
  expect(page).toContain('3.00 USD');
  expect(page).toContain(words);
  expect(page).not.toMatch(/Pay 3\.00/);
  expect(page).not.toContain('rich-text');
});

test('paid article: enough money → remaining balance; too little → missing sum and top-up link', async () => {
  const enough = await draw(paid, { 'cms.User/state': state, 'account/wallet': wallet }, member());
  expect(enough).toMatch(/Pay 3\.00 USD/);
  expect(enough).toContain('7.00 USD');
  const short = { balance: usd(100) };
  const little = await draw(paid, { 'cms.User/state': state, 'account/wallet': short }, member());
  expect(little).toContain('2.00 USD');
  expect(little).not.toMatch(/Pay 3\.00/);
  // A member who may not see money may still buy.
  expect(await draw(paid, { 'cms.User/state': state }, member())).toMatch(/Pay 3\.00 USD/);
});

test('comments: awaiting approval → marked for their author, no replies possible', async () => {
  const comment = { id: 1, author: '', content: 'Take a jacket', created_at: 1_795_000_000, own: true };
  const list = [{ ...comment, waiting: true, deleted: false, answers: [], answers_total: 0 }];
  const page = await draw(
    article,
    { 'cms.Content/comments': { ...none, list, total: 1 }, 'cms.User/state': state },
    member(),
  );
  expect(page).toContain('Take a jacket');
  expect(page).toContain('only you can see it');
  expect(page).not.toContain('>Reply<');
});

test('article: missing → not-found page', async () => {
  await expect(draw(article, { 'cms.Content/info': undefined as unknown as object })).rejects.toThrow();
  const gone = () =>
    pageMarkupOf({
      load,
      Page,
      at: '/cms/info/none',
      route: '/cms/info/:id',
      answer: () => ({ code: 0, msg: 'gone', data: { reason: 'not_found' } }),
    });
  await expect(gone()).rejects.toMatchObject({ status: 404 });
});
