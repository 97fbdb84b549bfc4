import { beforeAll, expect, test } from 'vitest';
import { factsOf, markupOf } from '../../../../test/drawn.tsx';
import { loadPhrases } from '../../../platform/i18n/phrases.ts';
import type { OrderDetailProduct, OrderReply } from '../order-product.ts';
import { HeadFacts } from './head-facts.tsx';

beforeAll(() => loadPhrases('en', ['orders', 'order-detail', 'common']));

const product = {
  useHeadFacts: () => [
    { key: 'code', name: 'Code', value: 'not given', missing: true },
    { key: 'who', name: 'Guests', value: 'ZHANG SAN', note: 'and 2 more', copied: 'ZHANG SAN' },
  ],
} as unknown as OrderDetailProduct;

const nowSeconds = Math.floor(Date.now() / 1000);
const replyOf = (free_cancel_until: number | null, order_status = 'confirmed', refundable = true) =>
  ({
    order: { order_status, free_cancel_until, service_start: { tz: 'Asia/Yangon' } },
    policy: { refundable },
  }) as unknown as OrderReply;
const cancellation = (...order: Parameters<typeof replyOf>) =>
  factsOf(<HeadFacts reply={replyOf(...order)} product={product} />).get('Free cancellation until');

test('key facts: of the product → value, note and copy button; a missing one is marked', () => {
  const shown = <HeadFacts reply={replyOf(null)} product={product} />;
  expect(factsOf(shown).get('Guests')).toBe('ZHANG SAN and 2 more');
  const page = markupOf(shown);
  expect(page).toContain('aria-label="Copy: Guests"');
  expect(page).toMatch(/text-amber[^>]*>not given/);
});

test('key facts: cancellation → time of the place, fee, non-refundable, or nothing once ended', () => {
  expect(cancellation(nowSeconds + 86_400)).toMatch(/local time of the place$/);
  expect(cancellation(nowSeconds - 60)).toBe('Cancellation fee applies');
  expect(cancellation(null)).toBe('Cancellation fee applies');
  expect(cancellation(null, 'confirmed', false)).toBe('Non-refundable');
  expect(cancellation(nowSeconds + 86_400, 'cancelled')).toBe('—');
});
