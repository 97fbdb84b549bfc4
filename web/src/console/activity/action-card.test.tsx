import { menuEntry, siteSettings } from '@serai/contract/site/desk';
import type { StaffActionView } from '@serai/contract/staff/activity';
import { beforeAll, expect, test } from 'vitest';
import { factsOf } from '../../../test/drawn.tsx';
import { loadPhrases } from '../../platform/i18n/phrases.ts';
import { ActionCard } from './action-card.tsx';

beforeAll(() =>
  loadPhrases('en', ['console-activity', 'console-site', 'console-staff', 'console-rights', 'orders']),
);

const change = { id: 1, at: 0, operator: 'Ma Lin', object_id: null, object_name: '', reason: '', ip: '::1' };
const shown = (action: Pick<StaffActionView, 'object_kind' | 'call' | 'after'>) =>
  factsOf(<ActionCard action={{ ...change, ...action, before: {} }} />);

test('action card: site settings → phrases of the settings page', () => {
  const after = {
    ...Object.fromEntries(Object.keys(siteSettings.shape).map((name) => [name, 'x'])),
    uploadMaxSize: 5_767_168,
    iframeHosts: ['a.example', 'b.example'],
  };
  const facts = shown({ object_kind: 'site', call: 'console/site/save', after });
  expect(facts.size).toBe(Object.keys(after).length);
  for (const name of facts.keys()) expect(Object.keys(after)).not.toContain(name);
  expect(facts.get('Largest file (MB)')).toMatch(/^5\.5 /);
  expect([...facts.values()].join()).toContain('a.example, b.example');
});

test('action card: menu entry → phrases of its form, also for choices', () => {
  const { id, tree, parent_id, built_in, ...kept } = menuEntry.shape;
  const after = {
    ...Object.fromEntries([...Object.keys(kept), 'folder'].map((name) => [name, 'x'])),
    type: 'menu',
    menu_type: 'iframe',
    audience: 'members',
    enabled: false,
  };
  const facts = shown({ object_kind: 'menu_entry', call: 'console/menu/save', after });
  expect(facts.size).toBe(Object.keys(after).length);
  for (const name of facts.keys()) expect(Object.keys(after)).not.toContain(name);
  expect([...facts.values()].join()).not.toMatch(/iframe|members|false/);
});

test('action card: states, cycles and instants → words and times of the reader, no technical names', () => {
  const after = {
    article_status: 'published',
    cycle: 'half_month',
    invoice_when: 'paid',
    second_person: 'asked',
    concession: 'top_up',
    published_at: '2026-11-28T15:15:00.000Z',
    ended_at: '2026-11-28T15:15',
    published_until: Date.parse('2026-12-28T15:16:00Z') / 1000,
  };
  const facts = [
    ...shown({ object_kind: 'article', call: 'console/article/publish', after }).values(),
  ].join();
  expect(facts).not.toMatch(/published,|half_month|paid,|asked|top_up|T15:15|Z|\d{10}/);
  expect(facts).toContain('Published');
  expect(facts).toContain('Every half month');
  expect(facts).toContain('2026-11-28 15:15');
  expect(facts).toContain('2026-12-28 15:16');
});
