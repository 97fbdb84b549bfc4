import { describe, expect, test } from 'vitest';
import { type ChargeFacts, freshCharge, giveBack, owedOf, payableEarly, settle } from './settlement.ts';

const order = {
  order_status: 'completed',
  pay_status: 'on_credit',
  settlement_status: 'unsettled',
  invoice_status: 'not_eligible',
  pay_channel: 'credit',
  total_price: 600,
  invoice_when: 'paid',
  invoiced: 0,
  reds_open: 0,
} as const;
const owed = (amount: number, stage: ChargeFacts['stage'] = 'open'): ChargeFacts => ({
  ...freshCharge('credit', amount),
  stage,
});
const paid = (amount: number, stage: ChargeFacts['stage'] = 'open'): ChargeFacts => ({
  ...owed(amount, stage),
  settled: amount,
});

describe('statuses of an order derived from its charges', () => {
  test.each([
    ['nothing is charged', [], 'none released not_eligible 0'],
    ['what is on no bill is unsettled', [owed(600)], 'unsettled on_credit not_eligible 0'],
    ['applied for', [owed(600, 'applied')], 'applied on_credit not_eligible 0'],
    ['billed', [owed(600, 'billed')], 'billed on_credit not_eligible 0'],
    ['paid in part', [{ ...owed(600, 'billed'), settled: 200 }], 'billed on_credit not_eligible 200'],
    ['paid', [paid(600, 'billed')], 'settled paid invoiceable 600'],
    [
      'a charge later than the bill stands on none',
      [paid(600, 'billed'), owed(12)],
      'unsettled on_credit invoiceable 600',
    ],
    [
      'the one that has come least far speaks',
      [owed(600, 'billed'), owed(12, 'applied')],
      'applied on_credit not_eligible 0',
    ],
    ['a dispute speaks before all', [owed(600, 'disputed'), owed(12)], 'disputed on_credit not_eligible 0'],
    ['what is given up was not paid', [paid(600, 'written_off')], 'written_off on_credit not_eligible 600'],
    ['given back whole', [paid(600), paid(-600)], 'none released not_eligible 0'],
  ] as const)('settle: %s → derived statuses', (_, charges, expected) => {
    const { settlement_status, pay_status, invoice_status, settlement_money } = settle(order, charges);
    expect([settlement_status, pay_status, invoice_status, settlement_money].join(' ')).toBe(expected);
  });

  test('settle: price held before it is charged → owed on credit, settled from the deposit', () => {
    const held = { ...order, order_status: 'confirmed' } as const;
    expect(settle(held, [])).toMatchObject({ settlement_status: 'unsettled', settlement_money: 0 });
    const fromDeposit = { ...held, pay_channel: 'balance', pay_status: 'paid' } as const;
    expect(settle(fromDeposit, [])).toMatchObject({
      settlement_status: 'settled',
      settlement_money: 600,
      invoice_status: 'not_eligible',
    });
    expect([owedOf(held, []), owedOf(fromDeposit, [])]).toEqual([600, 0]);
  });

  const at = (invoice_stage: ChargeFacts['invoice_stage'], amount = 600) => ({
    ...paid(amount),
    invoice_stage,
  });
  test.each([
    [
      'a confirmed bill is enough where that is agreed',
      [owed(600, 'billed')],
      { invoice_when: 'bill_confirmed' },
      'invoiceable',
    ],
    [
      'a bill that is not confirmed is not',
      [owed(600, 'applied')],
      { invoice_when: 'bill_confirmed' },
      'not_eligible',
    ],
    ['applied for', [at('applied')], { invoiced: 600 }, 'applied'],
    ['issued', [at('issued')], { invoiced: 600 }, 'issued'],
    ['a later charge can be invoiced beside it', [at('issued'), paid(12)], { invoiced: 600 }, 'invoiceable'],
    [
      'what comes off is taken off that first',
      [at('issued'), paid(12), paid(-12)],
      { invoiced: 600 },
      'issued',
    ],
    [
      'more that comes off is for a red one',
      [at('issued'), paid(12), paid(-13)],
      { invoiced: 600 },
      'red_pending',
    ],
    ['which waits to be issued', [at('issued'), paid(-100)], { invoiced: 500, reds_open: 1 }, 'red_pending'],
    ['and then is', [at('issued'), paid(-100)], { invoiced: 500 }, 'red_issued'],
    ['taken back whole, the rest can be invoiced', [paid(600), paid(-100)], { invoiced: 0 }, 'invoiceable'],
    ['and nothing where nothing is left', [paid(600), paid(-600)], { invoiced: 0 }, 'not_eligible'],
  ] as const)('settle: invoice status: %s → as listed', (_, charges, standing, expected) => {
    expect(settle({ ...order, ...standing }, charges).invoice_status).toBe(expected);
  });

  test('settle: paid order partly refunded → pay status unchanged', () => {
    const refunded = { ...order, pay_status: 'part_refunded' } as const;
    expect(settle(refunded, [owed(600)]).pay_status).toBe('part_refunded');
  });
});

describe('giveBack', () => {
  test('giveBack: order with a debt → reduces the debt first, the rest goes to the deposit', () => {
    const { offDebt, charges } = giveBack(order, [owed(600), { ...owed(40, 'billed'), settled: 40 }], 640);
    expect(offDebt).toBe(600);
    expect(charges.slice(2)).toMatchObject([
      { channel: 'credit', amount: -600 },
      { channel: 'balance', amount: -40 },
    ]);
    expect(settle(order, charges)).toMatchObject({ settlement_status: 'none', pay_status: 'released' });
  });

  test('giveBack: nothing owed → all to the deposit; unpaid bill → pays the billed charge', () => {
    expect(giveBack(order, [paid(600, 'billed')], 80)).toMatchObject({ offDebt: 0 });
    const onBill = giveBack(order, [owed(600, 'billed')], 600);
    expect(settle(order, onBill.charges)).toMatchObject({ settlement_status: 'none', settlement_money: 0 });
    const part = giveBack(order, [owed(600, 'billed'), owed(12)], 100);
    expect(settle(order, part.charges)).toMatchObject({
      settlement_status: 'unsettled',
      settlement_money: 0,
    });
  });
});

test('payableEarly: billed and unbilled charges → only the unbilled ones', () => {
  expect(payableEarly(order, [owed(600, 'billed'), owed(12), owed(-2)])).toBe(10);
  expect(payableEarly({ ...order, order_status: 'in_service' }, [owed(12)])).toBe(612);
});
