import { expect, test } from 'vitest';
import { matchServices } from './match-services.ts';

const service = (order_id: number, change: object = {}) => ({
  order_id,
  order_sn: `H26120100000${order_id}`,
  code: '',
  reference: '',
  guests: '',
  cost: { amount: 10_000 },
  ...change,
});

test('matchServices: order number, code, reference and guest in the text → each found, with its reason', () => {
  const services = [
    service(1),
    service(2, { code: 'LT/88-1' }),
    service(3, { reference: 'Tour 77' }),
    service(4, { guests: 'Wang Fang, Li Hua' }),
    service(5, { guests: 'Chen Wei' }),
  ];
  const text = 'H261201000001 105.00\nlt 88 1 / 157.50\nTOUR-77\nMs. WANG  FANG 2 nights';
  expect(matchServices(services, text, 1)).toEqual([
    { order_id: 1, reasons: ['order'] },
    { order_id: 2, reasons: ['code'] },
    { order_id: 3, reasons: ['reference'] },
    { order_id: 4, reasons: ['guest'] },
  ]);
});

test('matchServices: part of a word, short name, empty code → not found', () => {
  const services = [service(1, { code: '88', guests: 'Li' }), service(2, { code: 'ABC1' })];
  expect(matchServices(services, 'Li 88 ABC12', undefined)).toEqual([]);
});

test('matchServices: nothing named → all services if they cost exactly the total', () => {
  const services = [service(1), service(2, { cost: { amount: -2_500 } })];
  expect(matchServices(services, 'Rooms in December', 7_500)).toEqual([
    { order_id: 1, reasons: ['sum'] },
    { order_id: 2, reasons: ['sum'] },
  ]);
  expect(matchServices(services, 'Rooms in December', 7_501)).toEqual([]);
  expect(matchServices([], '', 0)).toEqual([]);
});
