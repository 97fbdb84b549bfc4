import type { OwnArticleDetail } from '@serai/contract/content/own-articles';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../platform/api/api.ts';
import type { KeptPlace } from '../../../platform/form-draft/lasting-draft.ts';
import { createArticleDraft, type KeptArticle } from './article-draft.ts';

const opened = (changes: Partial<OwnArticleDetail> = {}): OwnArticleDetail => ({
  id: 12,
  status: 'draft',
  reason: '',
  revision: 4,
  lang: 'en',
  live: false,
  slug: '12',
  title: 'Muse',
  summary: '',
  cover: null,
  cover_path: '',
  body: '<p>Bring copies.</p>',
  created_at: 1,
  updated_at: 2,
  published_at: null,
  views: 0,
  likes: 0,
  comments: 0,
  channel: { id: 3, slug: 'trade', name: 'Trade' },
  city: null,
  tags: [],
  actions: ['edit', 'submit', 'delete'],
  ...changes,
});

/** Simulates the storage of one device, by article. */
function openDevice() {
  const kept = new Map<string, KeptArticle>();
  const keptAt = (article: number | 'new'): KeptPlace<KeptArticle> => ({
    read: () => kept.get(String(article)) ?? null,
    write: (values) => void kept.set(String(article), values),
    remove: () => void kept.delete(String(article)),
  });
  return { kept, keptAt };
}

/** A server with one article; it accepts changes that are based on its revision. */
function openServer(article: OwnArticleDetail | null) {
  const server = { article, isAway: false };
  const send = vi.fn<Parameters<typeof createArticleDraft>[1]['send']>(async (wish) => {
    if (server.isAway) return { reply: null, failure: new ApiFailure('No line', 0, null) };
    const { article: before } = server;
    if (before && wish.revision !== before.revision)
      return { reply: null, failure: new ApiFailure('Changed', 0, changedAt(before.revision)) };
    const { title = '', body = '' } = wish;
    server.article = opened({ ...before, title, body, revision: (before?.revision ?? 0) + 1 });
    return { reply: { article: server.article }, failure: null };
  });
  return { server, send };
}

const changedAt = (revision: number) => ({ reason: 'content_changed', revision });

function open(article: OwnArticleDetail | null, device = openDevice(), at = openServer(article)) {
  const draft = createArticleDraft(article, { lang: 'en', keptAt: device.keptAt, send: at.send });
  return { device, server: at.server, send: at.send, draft };
}

describe('what is written', () => {
  it('draft: every change → stored on the device until saved', async () => {
    const { draft, device, server } = open(opened());
    expect(draft.get()).toMatchObject({ isChanged: false, isRestored: false, newer: null });
    draft.change({ title: 'Ruili' });
    expect(draft.get()).toMatchObject({ isChanged: true, isRestored: false });
    expect(device.kept.get('12')).toMatchObject({ title: 'Ruili', base: 4 });
    expect(await draft.save(draft.get().values)).toMatchObject({ title: 'Ruili', revision: 5 });
    expect(server.article).toMatchObject({ title: 'Ruili', revision: 5 });
    expect(draft.get()).toMatchObject({ isChanged: false, article: { revision: 5 } });
    expect(device.kept.size).toBe(0);
  });

  it('draft: window closed → restored, based on the same revision', async () => {
    const { device, server, send, draft } = open(opened());
    draft.change({ title: 'Ruili' });
    const again = open(opened(), device, { server, send });
    expect(again.draft.get()).toMatchObject({ values: { title: 'Ruili' }, isRestored: true, newer: null });
    expect(await again.draft.save(again.draft.get().values)).toMatchObject({ revision: 5 });
    expect(again.draft.get().isRestored).toBe(false);
  });

  it('draft: new article gets an id → moved, with input typed during the save', async () => {
    const { draft, device, send } = open(null);
    draft.change({ channel: '3', title: 'Muse' });
    expect([...device.kept.keys()]).toEqual(['new']);
    const saving = draft.save(draft.get().values);
    draft.change({ title: 'Muse by bus' });
    await saving;
    expect([...device.kept.keys()]).toEqual(['12']);
    expect(device.kept.get('12')).toMatchObject({ title: 'Muse by bus', base: 1 });
    expect(draft.get()).toMatchObject({ isChanged: true, article: { id: 12 } });
    await draft.save(draft.get().values);
    expect(send.mock.calls.map(([{ id, revision }]) => [id, revision])).toEqual([
      [undefined, undefined],
      [12, 1],
    ]);
    expect(device.kept.size).toBe(0);
  });

  it('draft: single channel → preselected, not worth saving alone', () => {
    const { keptAt } = openDevice();
    const draft = createArticleDraft(null, { lang: 'en', channel: '3', keptAt, send: openServer(null).send });
    expect(draft.get()).toMatchObject({ values: { channel: '3' }, isChanged: false });
  });

  it('draft: discarded → deleted', () => {
    const { draft, device } = open(opened());
    draft.change({ title: 'Ruili' });
    draft.drop();
    expect(draft.get()).toMatchObject({ values: { title: 'Muse' }, isChanged: false });
    expect(device.kept.size).toBe(0);
  });
});

describe('without a line', () => {
  it('draft: offline → nothing lost, saved when online', async () => {
    const { draft, device, server, send } = open(opened());
    server.isAway = true;
    draft.change({ title: 'Ruili' });
    expect(await draft.save(draft.get().values)).toBeNull();
    expect(draft.get()).toMatchObject({ values: { title: 'Ruili' }, isChanged: true, newer: null });
    expect(device.kept.get('12')).toMatchObject({ title: 'Ruili', base: 4 });
    server.isAway = false;
    draft.saveBySelf();
    await vi.waitFor(() => expect(draft.get().isChanged).toBe(false));
    expect(server.article).toMatchObject({ title: 'Ruili', revision: 5 });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('draft: autosave → only new and worthwhile content, one save at a time', async () => {
    const { draft, send } = open(opened());
    draft.saveBySelf();
    draft.change({ title: '', body: '' });
    draft.saveBySelf();
    expect(send).not.toHaveBeenCalled();
    draft.change({ title: 'Ruili' });
    draft.saveBySelf();
    draft.saveBySelf();
    expect(send).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(draft.get().isChanged).toBe(false));
  });
});

describe('another device', () => {
  it('article draft: saved on another device meanwhile → not overwritten, can continue from it', async () => {
    const { draft, device, server, send } = open(opened());
    draft.change({ title: 'From the desk' });
    server.article = opened({ title: 'From the phone', revision: 6 });
    expect(await draft.save(draft.get().values)).toBeNull();
    expect(draft.get()).toMatchObject({ newer: 6, values: { title: 'From the desk' }, isChanged: true });
    draft.saveBySelf();
    expect(send).toHaveBeenCalledTimes(1);
    draft.keepMine();
    expect(device.kept.get('12')).toMatchObject({ base: 6 });
    expect(await draft.save(draft.get().values)).toMatchObject({ title: 'From the desk', revision: 7 });
  });

  it('article draft: saved on another device while closed → reported before saving', () => {
    const { device, draft } = open(opened());
    draft.change({ title: 'From the desk' });
    const { draft: later } = open(opened({ title: 'From the phone', revision: 5 }), device);
    expect(later.get()).toMatchObject({ newer: 5, values: { title: 'From the desk' } });
    later.drop();
    expect(later.get().values.title).toBe('From the phone');
    expect(device.kept.size).toBe(0);
  });

  it('draft: saved on another device, no input here → server’s version without a question', () => {
    const { draft } = open(opened({ title: 'From the phone', revision: 9 }));
    expect(draft.get()).toMatchObject({
      newer: null,
      isRestored: false,
      values: { title: 'From the phone' },
    });
  });
});

it('draft: two windows on one device → second refused, keeps its text', async () => {
  const one = open(opened());
  const other = open(opened(), one.device, one);
  one.draft.change({ title: 'One' });
  other.draft.change({ title: 'Other' });
  expect(await one.draft.save(one.draft.get().values)).not.toBeNull();
  // The first has removed the draft that both had stored.
  expect(one.device.kept.size).toBe(0);
  expect(await other.draft.save(other.draft.get().values)).toBeNull();
  expect(other.draft.get().newer).toBe(5);
  expect(one.device.kept.get('12')).toMatchObject({ title: 'Other', base: 4 });
});
