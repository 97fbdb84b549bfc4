import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { markBooked, quoteKey } from './booking-queries.ts';

test('booking done: reads on the page → repeated; used quote → only when opened again', async () => {
  const queries = new QueryClient();
  const asked = { quote: vi.fn(async () => 'quote'), orders: vi.fn(async () => 'orders') };
  const quote = {
    queryKey: quoteKey('hotel', 'q1'),
    queryFn: asked.quote,
    staleTime: Number.POSITIVE_INFINITY,
  };
  const leaveQuote = new QueryObserver(queries, quote).subscribe(() => {});
  const leaveOrders = new QueryObserver(queries, {
    queryKey: ['order/list'],
    queryFn: asked.orders,
  }).subscribe(() => {});
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  markBooked(queries);
  await vi.waitFor(() => expect(asked.orders).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(asked.quote).toHaveBeenCalledTimes(1);
  leaveQuote();
  const leave = new QueryObserver(queries, quote).subscribe(() => {});
  await vi.waitFor(() => expect(asked.quote).toHaveBeenCalledTimes(2));
  leave();
  leaveOrders();
});
