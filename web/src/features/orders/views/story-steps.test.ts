import type { HistoryEvent } from '@serai/contract/orders/history';
import { orderStatuses } from '@serai/contract/orders/statuses';
import { expect, test } from 'vitest';
import { comingSteps, endsStory, toldRows } from './story-steps.ts';

test('order story: ended → no future steps; otherwise → future steps or waiting for others', () => {
  const withoutFuture = orderStatuses.filter((status) => comingSteps(status).length === 0);
  expect(withoutFuture).toEqual(['completed', 'cancelling', 'cancelled', 'rejected', 'expired', 'no_show']);
});

test('order story: order progresses → fewer future steps', () => {
  expect(comingSteps('offer_pending')).toEqual(['accept', 'pay', 'confirm', 'checkIn', 'complete']);
  expect(comingSteps('pending_payment')).toEqual(['pay', 'confirm', 'checkIn', 'complete']);
  expect(comingSteps('processing')).toEqual(['confirm', 'checkIn', 'complete']);
  expect(comingSteps('confirmed')).toEqual(['checkIn', 'complete']);
  expect(comingSteps('in_service')).toEqual(['complete']);
});

test('order story: ended early → only the ending row is marked', () => {
  const stopped = orderStatuses.filter((order_status) => endsStory({ order_status }));
  expect(stopped).toEqual(['cancelled', 'rejected', 'expired', 'no_show']);
  expect(endsStory({ order_status: null })).toBe(false);
});

test('order story: review after a silence → covered by the silence; otherwise shown', () => {
  const told = (...events: HistoryEvent[]) =>
    toldRows(events.map((event) => ({ event }))).map(({ event }) => event);
  expect(told('book', 'askReview', 'silent', 'askReview')).toEqual(['book', 'askReview', 'silent']);
});
