import type { WorkOrderView } from '@serai/contract/work-orders/view';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawn, factsOf } from '../../../../test/drawn.tsx';
import { loadPhrases } from '../../../platform/i18n/phrases.ts';
import { WorkOrderTable } from '../list/work-order-table.tsx';
import { PromiseLine } from '../views/promise-line.tsx';
import type { ThreadEntry, WorkOrderDetail } from '../work-order-queries.ts';
import { Thread } from './thread.tsx';
import { WorkOrderFacts } from './work-order-facts.tsx';

beforeAll(() => loadPhrases('en', ['work-order', 'work-orders', 'orders', 'common']));
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T06:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const seconds = (instant: string) => Date.parse(instant) / 1000;
const row: WorkOrderView = {
  id: 7,
  number: 'W2611230042',
  type: 'hotel_problem',
  type_name: 'Problem at the hotel now (urgent)',
  status: 'in_progress',
  urgent: true,
  detail: 'No room for them',
  last_reply: 'We called the hotel',
  order: { id: 3, sn: 'H261123000001', product: 'hotel', title: 'Camellia Yangon' },
  promised_by: seconds('2026-11-23T07:05:00Z'),
  first_reply_at: seconds('2026-11-23T05:12:00Z'),
  created_at: seconds('2026-11-23T05:00:00Z'),
  updated_at: seconds('2026-11-23T05:12:00Z'),
  resolved_at: null,
  unread_reply: true,
};
const workOrder: WorkOrderDetail['work_order'] = {
  ...row,
  notify_email: 'tours@example.com',
  stars: null,
  rating_text: '',
  reopen_until: null,
};
const entry: ThreadEntry = {
  id: 2,
  kind: 'reply',
  event: 'reply_staff',
  by: 'staff',
  by_name: 'Khin',
  content: 'We called the hotel',
  files: [],
  at: seconds('2026-11-23T05:12:00Z'),
  command: null,
};

describe('the page of a work order shows', () => {
  // Covers 3.64, 3.65, 3.69, 3.70, 3.71.
  test.each([
    ['Work number', 'W2611230042'],
    ['Type', 'Problem at the hotel now (urgent)'],
    ['Order', 'H261123000001 Camellia Yangon'],
    ['Notification email', 'tours@example.com'],
    ['Raised', '2026-11-23'],
  ])('work order page: %s → %s', (name, value) => {
    expect(factsOf(<WorkOrderFacts workOrder={workOrder} />).get(name)).toContain(value);
  });

  // Covers 2.107, 3.67, 3.68.
  test('work order page: thread → request, replies with authors, and each event', () => {
    const entries: ThreadEntry[] = [
      { ...entry, id: 1, kind: 'event', event: 'accept', content: '' },
      entry,
      { ...entry, id: 3, kind: 'event', event: 'lapse', by: 'system', by_name: '', content: '' },
    ];
    const detail: WorkOrderDetail = {
      work_order: workOrder,
      files: [],
      entries,
      commands: [],
      actions: [],
      desk_phone: '',
    };
    const said = drawn(<Thread detail={detail} />);
    expect(said).toMatch(
      /No room for them.*Khin \(support\) accepted it.*Khin \(support\).*We called the hotel/,
    );
    expect(said).toContain('System closed it 7 days after it was resolved');
  });
});

// Covers 2.106, 3.66.
test('work order list: row → type, number, order, status, last reply, date', () => {
  const said = drawn(<WorkOrderTable workOrders={[row]} stale={false} />);
  for (const part of [row.type_name, 'Urgent', row.number, 'H261123000001', 'In progress', 'New reply'])
    expect(said).toContain(part);
  expect(said).toContain('We called the hotel');
});

describe('a promise', () => {
  test('promise: open → deadline and remaining time', () => {
    const said = drawn(<PromiseLine promisedBy={row.promised_by} firstReplyAt={null} />);
    expect(said).toMatch(/Replies by \d\d:05 \(in 1 h 5 min\)/);
  });

  test('promise: missed → stated; kept → time taken', () => {
    expect(drawn(<PromiseLine promisedBy={seconds('2026-11-23T05:30:00Z')} firstReplyAt={null} />)).toContain(
      'has passed',
    );
    const kept = (
      <PromiseLine promisedBy={row.promised_by} firstReplyAt={row.first_reply_at} since={row.created_at} />
    );
    expect(drawn(kept)).toBe('First reply after 12 min');
  });
});
