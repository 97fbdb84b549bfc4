import { redConfirmHours } from '@serai/contract/invoices/statuses';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pdfs } from '../../../test/harness.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { boatTax, type InvoiceWorld, openInvoiceWorld } from '../../../test/invoice-world.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { ledgerProofs } from '../../composition/ledger-proofs.ts';
import { noStorages } from '../../platform/files/storage.ts';
import { amendContract } from '../contracts/contracts.ts';
import { checkWholeLedger } from '../wallet/wallet.ts';
import { invoiceFile, lapseReds, reddenInvoices } from './invoices.ts';

let world: InvoiceWorld;
beforeAll(async () => {
  world = await openInvoiceWorld();
});
afterEach(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
  const books = await checkWholeLedger(world.db, ledgerProofs, world.clock.now());
  expect(books).toEqual({ accounts: [], postings: [] });
});
afterAll(() => world.close());

/** Invoices shown on an order's page. */
const invoicesOf = async (id: number, as: 'owner' | 'booker' = 'owner') =>
  (await world.call('GET', 'order/detail', { id }, { as })).data.invoices;
const idsOf = async () => (await world.eligible()).map(({ order_id }) => order_id);

describe('applying', () => {
  test('invoice/apply: orders → leave the list of eligible ones; withdrawn → return', async () => {
    const [first, second] = [await world.sell(51_100), await world.sell(2_900)];
    expect(await idsOf()).toEqual([first, second]);
    const { data } = await world.applyFor([first, second]);
    expect(data.invoice).toMatchObject({
      status: 'submitted',
      kind: 'ordinary',
      lines: 2,
      total: { amount: 54_000, currency: 'USD' },
      red: 'none',
      gross: null,
      title: '云南远行国际旅行社有限公司',
    });
    expect([await idsOf(), await world.invoicing(first)]).toEqual([[], 'applied']);
    const { id } = data.invoice;
    const { number } = data.invoice;
    expect(await invoicesOf(first)).toEqual([{ id, number, status: 'submitted' }]);
    const detail = await world.invoiceOf(id);
    expect(detail.lines.map((line: { order_id: number }) => line.order_id)).toEqual([first, second]);
    expect(detail.remark).toContain(detail.lines[0].order_sn);
    expect(detail.title.taxpayer_id).toBe('91510100709237224E');
    const withdrawn = await world.member('invoice/withdraw', { id });
    expect(withdrawn.data.invoice.status).toBe('withdrawn');
    expect(await invoicesOf(first)).toEqual([]);
    expect([await idsOf(), await world.invoicing(first)]).toEqual([[first, second], 'invoiceable']);
    expect((await world.member('invoice/withdraw', { id })).data.reason).toBe('invoice_wrong_state');
    const listed = await world.call('GET', 'invoice/list', { show: 'over' }, { as: 'finance' });
    expect(listed.data.list).toEqual([withdrawn.data.invoice]);
  });

  test('invoice/apply: charge on another invoice, of another agency, missing part, or another sum → refused', async () => {
    const [one, other] = await world.eligible();
    const input = {
      charge_ids: one!.charge_ids,
      total: one!.amount.amount,
      title_id: world.titleId,
      kind: 'ordinary',
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

  test('eligible orders: seller with tax codes for other countries only → not listed; others → with their tax', async () => {
    const before = await world.call('GET', 'invoice/eligible', { limit: 1 }, { as: 'finance' });
    const { id: entity_id } = await world.db
      .insertInto('seller_entities')
      .values({ name_zh: '曼谷', name_en: 'Bangkok', country: 'TH', created_at: world.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const codes = boatTax.map((code) => ({
      ...code,
      entity_id,
      product: 'boat',
      place: 'TH',
      valid_from: '2026-01-01',
      made_at: world.clock.now(),
    }));
    await world.db.insertInto('tax_codes').values(codes).execute();
    const contract = (entityId: number) =>
      world.db
        .transaction()
        .execute((trx) =>
          amendContract(
            trx,
            { agencyId: world.agencies.A, userId: null, now: world.clock.now() },
            { entity_id: entityId },
          ),
        );
    const first = await world.db.selectFrom('seller_entities').select('id').orderBy('id').limit(1).execute();
    world.clock.advance(1_000);
    await contract(entity_id);
    const order = await world.sell(7_000);
    const find = async () =>
      (await world.call('GET', 'invoice/eligible', { limit: 100 }, { as: 'finance', lang: 'en' })).data;
    const without = await find();
    expect(without.total).toBe(before.data.total);
    expect(without.list).toHaveLength(without.total);
    const inMyanmar = { place: 'MM', treatment: 'rate', rate_bp: 500, name_en: 'Commercial tax' } as const;
    await world.db
      .insertInto('tax_codes')
      .values({ ...codes[0]!, ...inMyanmar })
      .execute();
    const found = (await find()).list.find((row: { order_id: number }) => row.order_id === order);
    expect(found).toMatchObject({ tax_name: 'Commercial tax', tax: { amount: 333, currency: 'USD' } });
    const chosen = (await world.call('GET', 'invoice/choose', {}, { as: 'finance', lang: 'en' })).data.orders;
    expect(chosen.find((row: { id: number }) => row.id === found.id).tax).toEqual(found.tax);
    await contract(first[0]!.id);
    world.clock.advance(1_000);
  });

  test('invoice/apply: fee without a service → receipt at once, never an invoice with services', async () => {
    const [service, fee] = [await world.sell(10_000), await world.cancelled(8_000)];
    const papers = (await world.eligible()).filter(({ order_id }) => [service, fee].includes(order_id));
    expect(papers.map(({ paper, amount }) => [paper, amount.amount])).toEqual(
      expect.arrayContaining([
        ['invoice', 10_000],
        ['receipt', 4_000],
      ]),
    );
    expect(papers.map(({ tax }) => tax?.amount)).toEqual(expect.arrayContaining([566, undefined]));
    expect((await world.applyFor([service, fee])).data.reason).toBe('invoice_mixed');
    expect((await world.applyFor([fee])).data.reason).toBe('invoice_kind_wrong');
    const { data } = await world.applyFor([fee], 'receipt');
    expect(data.invoice).toMatchObject({
      status: 'delivered',
      invoice_number: expect.stringMatching(/^RC\d+-000001$/),
      gross: { amount: 4_000, currency: 'USD' },
      net: { amount: 4_000 },
      tax: { amount: 0 },
    });
    expect(await world.invoicing(fee)).toBe('issued');
    expect(await taxOf(data.invoice.id)).toEqual({});
    const named = { id: data.invoice.id, number: data.invoice.invoice_number, status: 'delivered' };
    expect(await invoicesOf(fee)).toEqual([named]);
    expect(await invoicesOf(service)).toEqual([]);
    expect((await world.member('invoice/withdraw', { id: data.invoice.id })).data.reason).toBe(
      'invoice_wrong_state',
    );
  });
});

const inYuan = { currency: 'CNY', rate: '7.10', rate_of: 'USD' };
const sums = ({ gross, net, tax }: Record<'gross' | 'net' | 'tax', { amount: number }>) => [
  gross.amount,
  net.amount,
  tax.amount,
];
/** Returns the tax posted for an invoice, account by account, in the site's currency. */
const taxOf = async (invoiceId: number) => {
  const rows = await world.db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_postings as posting', 'posting.id', 'entry.posting_id')
    .select(['entry.account_kind', ({ fn }) => fn.sum<string>('entry.amount').as('amount')])
    .where('posting.invoice_id', '=', invoiceId)
    .groupBy('entry.account_kind')
    .execute();
  return Object.fromEntries(rows.map(({ account_kind, amount }) => [account_kind, Number(amount)]));
};
const redOf = async (id: number) => (await world.invoiceOf(id)).reds.at(-1);
const today = () => world.clock.now().toISOString().slice(0, 10);
const reasonOf = async (path: string, data: object) => (await world.staff(path, data)).data.reason;

/** Applies for a special invoice over three orders. */
async function applySpecial(): Promise<{ id: number; orders: number[] }> {
  const orders = [await world.sell(51_100), await world.sell(2_900), await world.sell(21_800)];
  return { orders, id: await world.applied(orders, 'special') };
}

describe('a special invoice in yuan', () => {
  test('console/invoice/issue: special invoice in yuan → authority’s number and files, rate of the day, tax by line, emailed', async () => {
    const { id, orders } = await applySpecial();
    const ready = { id, issued_on: today(), ...inYuan, ...(await world.authority()) };
    expect(await reasonOf('console/invoice/issue', ready)).toBe('invoice_wrong_state');
    await world.staff('console/invoice/approve', { id });
    const fault = async (changes: object) =>
      (await world.staff('console/invoice/issue', { ...ready, ...changes })).data.errors?.[0]?.field;
    expect(await fault({ invoice_number: undefined })).toBe('invoice_number');
    expect(await fault({ invoice_number: '123' })).toBe('invoice_number');
    expect(await fault({ files: [] })).toBe('files');
    expect(await fault({ files: ['/storage/invoice/none.pdf'] })).toBe('files.0');
    expect(await fault({ rate: undefined })).toBe('rate');
    expect(await fault({ rate_of: 'EUR' })).toBe('rate_of');
    expect(await fault({ issued_on: '2099-01-01' })).toBe('issued_on');
    const { invoice } = (await world.staff('console/invoice/issue', ready)).data;
    expect([invoice.status, ...sums(invoice)]).toEqual(['delivered', 538_180, 507_718, 30_462]);
    const { lines, rate, files } = await world.invoiceOf(id);
    expect(lines.map(sums)).toEqual([
      [362_810, 342_274, 20_536],
      [20_590, 19_425, 1_165],
      [154_780, 146_019, 8_761],
    ]);
    expect(lines[0]).toMatchObject({ class_code: '3070301000000000000', class_name: '旅游服务' });
    expect(rate).toEqual({ rate: '7.10', of: 'USD', date: ready.issued_on });
    expect(await Promise.all(orders.map(world.invoicing))).toEqual(['issued', 'issued', 'issued']);
    // 28.92 + 1.64 + 12.34 USD, line by line.
    expect(await taxOf(id)).toEqual({ sales: 4_290, tax_payable: -4_290 });
    const mail = await world.db
      .selectFrom('outbox')
      .select(['recipient', 'files'])
      .where('event', '=', 'invoice_delivered')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(mail).toEqual({
      recipient: 'fapiao@yuanxing.example',
      files: [{ kind: 'invoice', facts: { fileId: files[0].id } }],
    });
    const another = await world.applied([await world.sell(100)], 'special');
    const again = await world.issue(another, { ...ready, id: another });
    expect(again.data.reason).toBe('invoice_number_known');
  });

  describe('that was issued', () => {
    let id: number;
    let orders: number[];
    beforeAll(async () => {
      ({ id, orders } = await applySpecial());
      await world.issue(id, { ...inYuan, ...(await world.authority()) });
    });

    test('red invoice: refund after the issue → partial reversal at its own rate; lapsed, requested again, agreed', async () => {
      await world.giveBack(orders[0]!, 5_110);
      expect(await world.invoicing(orders[0]!)).toBe('red_pending');
      expect(await reddenInvoices(world.db, world.clock.now())).toBe(1);
      expect(await reddenInvoices(world.db, world.clock.now())).toBe(0);
      const asked = await redOf(id);
      expect(asked).toMatchObject({
        status: 'asked',
        full: false,
        automatic: true,
        reason: 'The boat was late, says its captain',
      });
      expect(sums(asked)).toEqual([-36_281, -34_227, -2_054]);
      const red = { red_id: asked.id, issued_on: today(), ...(await world.authority()) };
      expect(await reasonOf('console/invoice/issueRed', red)).toBe('red_wrong_state');
      world.clock.advance(redConfirmHours * 3_600_000 - 1_000);
      expect(await lapseReds(world.db, world.clock.now())).toBe(0);
      world.clock.advance(1_000);
      const answer = async (agree: boolean) => world.member('invoice/confirmRed', { id: asked.id, agree });
      expect((await answer(true)).data.reason).toBe('red_wrong_state');
      expect(await lapseReds(world.db, world.clock.now())).toBe(1);
      expect((await redOf(id)).status).toBe('lapsed');
      expect(await reasonOf('console/invoice/issueRed', red)).toBe('red_wrong_state');
      const again = { id, red_id: asked.id, reason: 'The boat was late, once more' };
      expect((await world.staff('console/invoice/askRed', again)).code).toBe(1);
      const foreign = { id: asked.id, agree: true };
      const other = await world.call('POST', 'invoice/confirmRed', foreign, { as: 'otherAgency' });
      expect(other.data.reason).toBe('not_found');
      expect((await answer(true)).data.invoice.red).toBe('pending');
      const issued = await world.staff('console/invoice/issueRed', { ...red, issued_on: today() });
      expect(issued.data.invoice).toMatchObject({ red: 'part', left: { amount: 501_899 } });
      expect(sums(await redOf(id))).toEqual([-36_281, -34_227, -2_054]);
      expect(await taxOf(id)).toEqual({ sales: 4_001, tax_payable: -4_001 });
      expect(await world.invoicing(orders[0]!)).toBe('red_issued');
    });

    test('red invoice: whole reversal by the desk → exact to the unit, remaining charges can be invoiced again', async () => {
      const reason = 'Made out to the wrong company';
      await world.staff('console/invoice/askRed', { id, reason });
      const red = await redOf(id);
      expect(red).toMatchObject({ status: 'asked', full: true, automatic: false });
      expect(sums(red)).toEqual([-501_899, -473_491, -28_408]);
      expect(await reasonOf('console/invoice/askRed', { id, reason })).toBe('nothing_to_redden');
      await world.member('invoice/confirmRed', { id: red.id, agree: true });
      const issue = { red_id: red.id, issued_on: today(), ...(await world.authority()) };
      const { invoice } = (await world.staff('console/invoice/issueRed', issue)).data;
      expect(invoice).toMatchObject({ red: 'full', left: { amount: 0 } });
      expect(await taxOf(id)).toEqual({ sales: 0, tax_payable: 0 });
      const free = (await world.eligible()).filter(({ order_id }) => orders.includes(order_id));
      expect(free.map(({ amount }) => amount.amount)).toEqual([45_990, 2_900, 21_800]);
      const title = await world.applied(orders, 'ordinary');
      expect((await world.issue(title, { ...inYuan, ...(await world.authority()) })).code).toBe(1);
    });
  });
});

test('console/invoice/issue: order reduced since the application → not issued for the old sum', async () => {
  const order = await world.sell(10_000);
  const id = await world.applied([order], 'commercial');
  await world.giveBack(order, 1_000);
  expect((await world.issue(id)).data.reason).toBe('invoice_came_off');
  expect((await world.staff('console/invoice/reject', { id, reason: 'Came down' })).code).toBe(1);
  expect((await world.eligible()).at(-1)?.amount.amount).toBe(9_000);
  const issued = await world.issue(await world.applied([order], 'commercial'));
  expect(sums(issued.data.invoice)).toEqual([9_000, 8_491, 509]);
});

test('own invoice numbers: several issues → consecutive', async () => {
  const numbers: number[] = [];
  for (const total of [1_000, 2_000]) {
    const { invoice } = (await world.issue(await world.applied([await world.sell(total)], 'commercial')))
      .data;
    numbers.push(Number(invoice.invoice_number.slice(-6)));
  }
  expect(numbers[1]).toBe(numbers[0]! + 1);
});

test('receipt PDF: fee of a cancelled order → names the fee, how it was paid, and the applicant’s note', async () => {
  const fee = await world.cancelled(21_200);
  const applied = await world.applyFor([fee], 'receipt', { note: '请注明团号 KM-12' });
  expect(applied.msg).toBe('');
  const { invoice } = applied.data;
  const { files } = await world.invoiceOf(invoice.id);
  const paper = invoiceFile({ db: world.db, pdfs, storages: noStorages });
  const { text } = await readPdf((await paper({ fileId: files[0].id }, world.clock.now())).bytes);
  for (const words of ['取消费', 'Cancellation fee', 'Paid from the deposit', '请注明团号 KM-12']) {
    expect(text).toContain(words);
  }
});

test("waived fee: receipt → reversed by a credit note without the buyer's consent", async () => {
  const order = await world.cancelled(8_000);
  const { id } = (await world.applyFor([order], 'receipt')).data.invoice;
  await world.staff('console/order/waiveFee', {
    id: order,
    amount: 4_000,
    reason: 'Agreed with the owner by phone',
  });
  await reddenInvoices(world.db, world.clock.now());
  const red = await redOf(id);
  expect(red.status).toBe('confirmed');
  const issue = { red_id: red.id, issued_on: today() };
  const { invoice } = (await world.staff('console/invoice/issueRed', issue)).data;
  expect(invoice).toMatchObject({ red: 'full', left: { amount: 0 } });
  expect([await world.invoicing(order), (await redOf(id)).invoice_number]).toEqual([
    'not_eligible',
    expect.stringMatching(/^CN\d+-00000\d$/),
  ]);
});

test('tax payable: fee → tax taken from the fees; margin scheme → tax only on the part above the cost', async () => {
  const entity = await world.db.selectFrom('seller_entities').select('id').executeTakeFirstOrThrow();
  const codes = [
    { covers: 'fee', treatment: 'rate', name_zh: '取消费 6%', name_en: 'Fee 6 %' },
    { covers: 'service', treatment: 'margin', name_zh: '差额 6%', name_en: 'Margin 6 %' },
  ] as const;
  const from = { product: 'boat', rate_bp: 600, valid_from: '2026-03-01', made_at: world.clock.now() };
  await world.db
    .insertInto('tax_codes')
    .values(codes.map((code) => ({ ...code, ...from, entity_id: entity.id })))
    .execute();
  const [fee, service] = [await world.cancelled(21_200), await world.sell(20_600)];
  await world.db.updateTable('orders').set({ cost: 10_000 }).where('id', '=', service).execute();
  const id = await world.applied([fee, service], 'commercial');
  const yen = { currency: 'JPY', rate: '150', rate_of: 'USD' };
  expect(sums((await world.issue(id, yen)).data.invoice)).toEqual([46_800, 45_000, 1_800]);
  expect(await taxOf(id)).toEqual({ sales: 600, penalty_income: 600, tax_payable: -1_200 });
  await world.giveBack(service, 5_300);
  await reddenInvoices(world.db, world.clock.now());
  await world.staff('console/invoice/issueRed', { red_id: (await redOf(id)).id, issued_on: today() });
  expect(await taxOf(id)).toEqual({ sales: 300, penalty_income: 600, tax_payable: -900 });
});

test('check-ledger: tax in the books differs from the invoices → reported', async () => {
  const id = await world.applied([await world.sell(10_600)], 'commercial');
  expect((await world.issue(id)).code).toBe(1);
  const owe = (more: number) =>
    world.db
      .updateTable('invoice_lines')
      .set(({ eb }) => ({ site_tax: eb('site_tax', '+', more) }))
      .where('invoice_id', '=', id)
      .execute();
  await owe(1);
  const { accounts } = await checkWholeLedger(world.db, ledgerProofs, world.clock.now());
  expect(accounts).toMatchObject([{ agencyId: world.agencies.A, kind: 'tax_payable' }]);
  expect(accounts[0]!.proved! - accounts[0]!.entries).toBe(-1);
  await owe(-1);
  await world.db.updateTable('agencies').set({ money_stopped_at: null }).execute();
});

describe('papers of our own', () => {
  const open = async (file: number) => {
    const made = await invoiceFile({ db: world.db, pdfs, storages: noStorages })(
      { fileId: file },
      world.clock.now(),
    );
    return readPdf(made.bytes);
  };

  test.each([
    [
      'thai_tax',
      'TH',
      'THB',
      1_070_000,
      700,
      '42.80',
      [
        '税务发票 ใบกำกับภาษี',
        'บริษัท โกลเด้น ทัวร์ จำกัด',
        'สำนักงานใหญ่',
        'ผู้ขาย',
        'ภาษีมูลค่าเพิ่ม',
        'Branch 00003',
        'Head office (00000)',
        '10,700.00 THB',
        '700.00 THB',
        '10,000.00 THB',
      ],
    ],
    [
      'commercial_tax',
      'MM',
      'MMK',
      52_500_000,
      500,
      '2100',
      ['525,000 MMK', '500,000 MMK', '25,000 MMK', '2100'],
    ],
  ] as const)(
    'own document: %s → tax shown separately, rate, both parties',
    async (kind, country, currency, gross, bp, rate, words) => {
      await world.sellFrom(country);
      const entity = await world.db.selectFrom('seller_entities').select('id').executeTakeFirstOrThrow();
      const code = { product: 'boat', covers: 'service', treatment: 'rate', rate_bp: bp } as const;
      const names = { name_zh: `税 ${bp}`, name_en: `Tax ${bp}` };
      const from = { valid_from: '2026-06-01', made_at: world.clock.now() };
      await world.db
        .insertInto('tax_codes')
        .values({
          ...code,
          ...names,
          ...from,
          entity_id: entity.id,
          place: 'MM',
          valid_from: bp === 700 ? '2026-06-01' : '2026-06-02',
        })
        .execute();
      const id = await world.applied([await world.sell(25_000, { reference: 'TR-77' })], kind);
      const { invoice } = (await world.issue(id, { currency, rate, rate_of: 'USD' })).data;
      expect(sums(invoice)[0]).toBe(gross);
      const { files } = await world.invoiceOf(id);
      const { text } = await open(files[0].id);
      for (const word of [
        ...words,
        '云南远行国际旅行社有限公司',
        '91510100709237224E',
        '00000',
        'TR-77',
        invoice.invoice_number,
      ]) {
        expect(text.replace(/\s+/g, ' ')).toContain(word);
      }
      await world.sellFrom('CN');
    },
  );

  test('Thai tax invoice: seller without head office or branch → not issued', async () => {
    await world.sellFrom('TH');
    const id = await world.applied([await world.sell(12_000)], 'thai_tax');
    await world.db.updateTable('seller_entities').set({ branch: '' }).execute();
    expect((await world.issue(id)).data.reason).toBe('seller_needs_branch');
    await world.sellFrom('TH');
    const issued = await world.staff('console/invoice/issue', { id, issued_on: today() });
    expect(issued.data.invoice.status).toBe('delivered');
    await world.sellFrom('CN');
  });

  test('Myanmar invoice: Burmese buyer with a long address → printed as entered', async () => {
    const title = {
      kind: 'company',
      title: 'ရွှေတောင်ခရီးသွားကုမ္ပဏီလီမိတက်',
      taxpayer_id: '123456789',
      address: 'အမှတ် ၁၂၊ ပန်းဆိုးတန်းလမ်း၊ ကျောက်တံတားမြို့နယ်၊ ရန်ကုန်မြို့၊ မြန်မာနိုင်ငံ၊ ဗိုလ်တထောင်ဘုရားလမ်းနှင့် ကုန်သည်လမ်းထောင့်',
      email: 'tax@shwetaung.example',
    };
    const { id: title_id } = (await world.member('invoice/saveTitle', title)).data.title;
    await world.sellFrom('MM');
    const order = await world.sell(25_000);
    const { id } = (await world.applyFor([order], 'commercial_tax', { title_id })).data.invoice;
    const { invoice } = (await world.issue(id)).data;
    const { files } = await world.invoiceOf(id);
    const { text, pictures } = await open(files[0].id);
    const read = text.replace(/\s/g, '');
    for (const said of [title.title, title.address, invoice.invoice_number]) {
      expect(read).toContain(said.replace(/\s/g, ''));
    }
    expect(pictures).toBeGreaterThan(2);
    await world.sellFrom('CN');
  });

  test('own document: many orders with long names → second page, all lines present', async () => {
    const orders: number[] = [];
    for (let n = 0; n < 25; n++) orders.push(await world.sell(1_000 + n));
    await world.db
      .updateTable('orders')
      .set({ title_en: 'Irrawaddy cruise for Žižka, Đặng & Ünsal, private deck', guest_names: ['Jan Žižka'] })
      .where('id', 'in', orders)
      .execute();
    const id = await world.applied(orders, 'commercial');
    const { invoice } = (await world.issue(id)).data;
    const detail = await world.invoiceOf(id);
    const { text, pages } = await open(detail.files[0].id);
    expect(pages).toBeGreaterThan(1);
    for (const { order_sn } of detail.lines) expect(text).toContain(order_sn);
    expect(text).toContain('Žižka');
    expect(text).toContain(invoice.invoice_number);
  });
});
