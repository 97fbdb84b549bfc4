import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FapiaoFacts, fapiaoOfd, fapiaoPdf, fapiaoXml } from '../../../../test/authority-files.ts';
import { type InvoiceWorld, openInvoiceWorld } from '../../../../test/invoice-world.ts';
import { openStorages } from '../../../platform/files/open-storages.ts';
import type { Storages } from '../../../platform/files/storage.ts';

let world: InvoiceWorld;
let storages: Storages;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'serai-fapiao-'));
  storages = openStorages({ dataDir });
  world = await openInvoiceWorld({ storages });
});
afterAll(async () => {
  await world.close();
  await rm(dataDir, { recursive: true, force: true });
});

const buyer = { buyer: '云南远行国际旅行社有限公司', buyerId: '91510100709237224E' };

/** An approved application over a trip of 106.00, and the authority's next number. */
async function approved(): Promise<{ id: number; facts: FapiaoFacts }> {
  const id = await world.applied([await world.sell(10_600)], 'ordinary');
  expect((await world.staff('console/invoice/approve', { id })).code).toBe(1);
  const day = world.clock.now().toISOString().slice(0, 10);
  const { invoice_number: number } = await world.authority();
  return { id, facts: { number, day, total: '106.00', ...buyer } };
}

/** Stores a file as if the desk had uploaded it. */
async function store(bytes: Buffer, mimetype = 'application/xml'): Promise<string> {
  const [url] = (await world.authority()).files as [string];
  const path = url.replace('/storage/', '');
  const source = join(dataDir, 'incoming-file');
  await writeFile(source, bytes);
  await storages.drivers.get('local')!.put(path, source, mimetype);
  await world.db
    .updateTable('uploads')
    .set({ mimetype, size: bytes.length })
    .where('path', '=', path)
    .execute();
  return url;
}

const read = (input: object, as: 'operator' | 'owner' = 'operator') =>
  world.call('GET', 'console/invoice/readFile', input, { as, lang: 'en' });
const verdicts = async (input: object) =>
  Object.fromEntries(
    (await read(input)).data.facts.map(({ fact, agrees }: { fact: string; agrees: unknown }) => [
      fact,
      agrees,
    ]),
  );
const issue = (id: number, { number, day }: FapiaoFacts, more: object) =>
  world.staff('console/invoice/issue', { id, issued_on: day, invoice_number: number, ...more });

test('console/invoice/readFile: XML, OFD and PDF of the invoice → total and buyer agree, number and date stated', async () => {
  const { id, facts } = await approved();
  const files: [Buffer, string][] = [
    [fapiaoXml(facts), 'application/xml'],
    [fapiaoOfd(facts), 'application/ofd'],
    [await fapiaoPdf(facts), 'application/pdf'],
  ];
  for (const [bytes, type] of files) {
    const { data } = await read({ id, file: await store(bytes, type) });
    expect(data.facts).toMatchObject([
      { fact: 'invoice_number', found: facts.number, agrees: null },
      { fact: 'issued_on', found: facts.day, agrees: null },
      { fact: 'total', found: '106.00', expected: '106.00', agrees: true },
      { fact: 'buyer', agrees: true },
      { fact: 'buyer_id', agrees: true },
    ]);
    expect(data.format).toBe(type.split('/')[1]);
  }
});

test('console/invoice/readFile: other total and buyer → both values shown', async () => {
  const { id, facts } = await approved();
  const file = await store(fapiaoXml({ ...facts, total: '160.00', buyer: '昆明他人公司' }));
  expect(await verdicts({ id, file })).toMatchObject({ total: false, buyer: false, buyer_id: true });
  const { data } = await read({ id, file });
  expect(data.facts[2]).toMatchObject({ found: '160.00', expected: '106.00' });
  expect(data.facts[3]).toMatchObject({ found: '昆明他人公司', expected: buyer.buyer });
});

test('console/invoice/readFile: damaged file, file of a colleague, no invoice, member → refused', async () => {
  const { id, facts } = await approved();
  const whole = fapiaoOfd(facts);
  const damaged = await store(whole.subarray(0, whole.length - 40), 'application/ofd');
  const reply = await read({ id, file: damaged });
  expect([reply.data.reason, reply.msg]).toEqual([
    'authority_file_damaged',
    expect.stringContaining('is damaged or too large'),
  ]);
  const foreign = await store(fapiaoXml(facts));
  const owner = await world.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  await world.db
    .updateTable('uploads')
    .set({ user_id: owner.id })
    .where('path', '=', foreign.replace('/storage/', ''))
    .execute();
  expect((await read({ id, file: foreign })).data).toMatchObject({
    reason: 'invoice_file_unknown',
    errors: [{ field: 'file' }],
  });
  expect((await read({ id: 999_999, file: damaged })).data.reason).toBe('not_found');
  expect((await read({ id, file: damaged }, 'owner')).code).toBe(401);
});

test('console/invoice/issue: file with another number → refused and nothing issued; confirmed → issued and recorded', async () => {
  const { id, facts } = await approved();
  const files = [await store(fapiaoXml({ ...facts, number: '26532000000000999999' }))];
  const refused = await issue(id, facts, { files });
  expect(refused.data).toMatchObject({
    reason: 'authority_file_differs',
    files: [
      { differences: [{ fact: 'invoice_number', found: '26532000000000999999', expected: facts.number }] },
    ],
  });
  expect((await world.invoiceOf(id)).invoice.status).toBe('approved');
  expect((await issue(id, facts, { files, files_checked: true })).code).toBe(1);
  const { after } = await world.db
    .selectFrom('operator_actions')
    .select('after')
    .where('call', '=', 'console/invoice/issue')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(after).toMatchObject({
    file_differences: [expect.stringContaining(`26532000000000999999 / ${facts.number}`)],
  });
});

test('console/invoice/issue: files that agree → issued without confirmation', async () => {
  const { id, facts } = await approved();
  const files = [await store(fapiaoXml(facts)), await store(await fapiaoPdf(facts), 'application/pdf')];
  expect((await issue(id, facts, { files })).code).toBe(1);
});

test('console/invoice/issueRed: file with a positive total → refused; with the sum below zero → issued', async () => {
  const { id, facts } = await approved();
  expect((await issue(id, facts, { files: [await store(fapiaoXml(facts))] })).code).toBe(1);
  expect((await world.staff('console/invoice/askRed', { id, reason: 'Made out wrongly' })).code).toBe(1);
  const red = await world.db
    .updateTable('invoice_reds')
    .set({ status: 'confirmed', until: null })
    .where('invoice_id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const { invoice_number: number } = await world.authority();
  const input = { red_id: red.id, issued_on: facts.day, invoice_number: number };
  const wrong = await store(fapiaoXml({ ...facts, number }));
  expect((await world.staff('console/invoice/issueRed', { ...input, files: [wrong] })).data.reason).toBe(
    'authority_file_differs',
  );
  const right = await store(fapiaoXml({ ...facts, number, total: '-106.00' }));
  expect(await verdicts({ red_id: red.id, file: right })).toMatchObject({ total: true });
  expect((await world.staff('console/invoice/issueRed', { ...input, files: [right] })).code).toBe(1);
});
