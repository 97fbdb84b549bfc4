import type { OrderView } from '@serai/contract/orders/view';
import { beforeAll, expect, test } from 'vitest';
import { markupOf } from '../../../test/drawn.tsx';
import { loadPhrases } from '../../platform/i18n/phrases.ts';
import { NextStep } from './next-step.tsx';
import { type Service, ServiceContext } from './views/service-words.ts';

beforeAll(() => loadPhrases('en', ['orders']));

const at = (local: string) => ({ local, tz: 'Asia/Yangon', utc: Date.parse(`${local}:00+06:30`) / 1000 });

test.each<[Service, OrderView['order_status'], string]>([
  ['stay', 'confirmed', 'Check-in Sun 13 Dec<'],
  ['stay', 'in_service', 'Check-out Mon 14 Dec'],
  ['ride', 'confirmed', 'Pick-up Sun 13 Dec 08:30<'],
  ['ride', 'in_service', 'Drop-off Mon 14 Dec 18:00'],
])('next step of a %s in status %s → “%s”', (service, order_status, said) => {
  const order = {
    order_status,
    review: null,
    actions: ['refund'],
    free_cancel_until: null,
    service_start: at('2026-12-13T08:30'),
    service_end: at('2026-12-14T18:00'),
  } as unknown as OrderView;
  const markup = markupOf(
    <ServiceContext value={service}>
      <NextStep order={order} />
    </ServiceContext>,
  );
  expect(markup).toContain(said);
});

test('NextStep: the hotel refused the stay → the list warns not to travel', () => {
  const order = { order_status: 'confirmed', review: { reason: 'hotel_refused' } } as unknown as OrderView;
  const markup = markupOf(
    <ServiceContext value="stay">
      <NextStep order={order} />
    </ServiceContext>,
  );
  expect(markup).toContain('Hotel cannot take the guests: do not travel');
});

test.each<[string, OrderView['actions'], string]>([
  ['it can still be cancelled', ['refund'], 'Cancellation fee applies'],
  ['it is closed', [], 'Can no longer be cancelled online'],
])('a confirmed stay after check-in time: %s → %j, “%s”', (_, actions, said) => {
  const begun = { local: '2020-12-13T14:00', tz: 'Asia/Yangon', utc: 1_607_844_600 };
  const order = {
    order_status: 'confirmed',
    review: null,
    actions,
    free_cancel_until: begun.utc - 86_400,
    service_start: begun,
    service_end: begun,
  } as unknown as OrderView;
  const markup = markupOf(
    <ServiceContext value="stay">
      <NextStep order={order} />
    </ServiceContext>,
  );
  expect(markup).toContain(said);
});
