import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { type InvoiceWorld, openInvoiceWorld } from '../../../test/invoice-world.ts';

let world: InvoiceWorld;
beforeAll(async () => {
  world = await openInvoiceWorld();
});
afterEach(async () => expect(await checkInvariants(world.db)).toEqual([]));
afterAll(() => world.close());

const idsOf = async () => (await world.eligible()).map(({ order_id }) => order_id);

describe('applying', () => {
  test('takes the orders chosen off the list, and withdrawing puts them back', async () => {
    const [first, second] = [await world.sell(51_100), await world.sell(2_900)];
    expect(await idsOf()).toEqual([first, second]);
    const { data } = await world.applyFor([first, second]);
    expect(data.invoice).toMatchObject({
      ...{ status: 'submitted', kind: 'ordinary', lines: 2, total: { amount: 54_000, currency: 'USD' } },
      ...{ red: 'none', gross: null, title: '云南远行国际旅行社有限公司' },
    });
    expect([await idsOf(), await world.invoicing(first)]).toEqual([[], 'applied']);
    const { id } = data.invoice;
    const detail = await world.invoiceOf(id);
    expect(detail.lines.map((line: { order_id: number }) => line.order_id)).toEqual([first, second]);
    expect(detail.remark).toContain(detail.lines[0].order_sn);
    expect(detail.title.taxpayer_id).toBe('91510100709237224E');
    const withdrawn = await world.member('invoice/withdraw', { id });
    expect(withdrawn.data.invoice.status).toBe('withdrawn');
    expect([await idsOf(), await world.invoicing(first)]).toEqual([[first, second], 'invoiceable']);
    expect((await world.member('invoice/withdraw', { id })).data.reason).toBe('invoice_wrong_state');
    const listed = await world.call('GET', 'invoice/list', { show: 'over' }, { as: 'finance' });
    expect(listed.data.list).toEqual([withdrawn.data.invoice]);
  });

  test('is refused where a charge is on another invoice, foreign or not all of an order’s, and for another sum', async () => {
    const [one, other] = await world.eligible();
    const input = {
      ...{ charge_ids: one!.charge_ids, total: one!.amount.amount },
      ...{ title_id: world.titleId, kind: 'ordinary' },
    };
    const apply = async (changes: object) =>
      (await world.member('invoice/apply', { ...input, ...changes })).data.reason;
    expect(await apply({ total: 1 })).toBe('invoice_sum_changed');
    expect(await apply({ charge_ids: [999_999] })).toBe('not_found');
    expect(await apply({ title_id: 999_999 })).toBe('not_found');
    expect(await apply({ kind: 'thai_tax' })).toBe('invoice_kind_wrong');
    expect(await apply({ kind: 'receipt' })).toBe('invoice_kind_wrong');
    await world.applied([one!.order_id]);
    expect(await apply({})).toBe('invoice_not_eligible');
    expect(await apply({ charge_ids: [...one!.charge_ids, ...other!.charge_ids] })).toBe(
      'invoice_not_eligible',
    );
    const foreign = await world.call('POST', 'invoice/apply', input, { as: 'otherAgency' });
    expect(foreign.data.reason).toBe('not_found');
  });

  test('a fee without a service gets a receipt at once, never an invoice beside services', async () => {
    const [service, fee] = [await world.sell(10_000), await world.cancelled(8_000)];
    const papers = (await world.eligible()).filter(({ order_id }) => [service, fee].includes(order_id));
    expect(papers.map(({ paper, amount }) => [paper, amount.amount])).toEqual(
      expect.arrayContaining([
        ['invoice', 10_000],
        ['receipt', 4_000],
      ]),
    );
    expect((await world.applyFor([service, fee])).data.reason).toBe('invoice_mixed');
    expect((await world.applyFor([fee])).data.reason).toBe('invoice_kind_wrong');
    const { data } = await world.applyFor([fee], 'receipt');
    expect(data.invoice).toMatchObject({
      ...{ status: 'issued', invoice_number: expect.stringMatching(/^RC\d+-000001$/) },
      ...{ gross: { amount: 4_000, currency: 'USD' }, net: { amount: 4_000 }, tax: { amount: 0 } },
    });
    expect(await world.invoicing(fee)).toBe('issued');
    expect((await world.member('invoice/withdraw', { id: data.invoice.id })).data.reason).toBe(
      'invoice_wrong_state',
    );
  });
});
