import { expect, test } from 'vitest';
import { fapiaoOfd, fapiaoPdf, fapiaoXml } from '../../../test/authority-files.ts';
import { documents } from '../../../test/harness.ts';
import { makeZip } from '../../../test/hostile-archives.ts';
import { factsOf } from '../../features/invoices/authority/authority-facts.ts';
import type { DocumentKind } from './document-content.ts';

const stated = {
  number: '26532000000000000007',
  day: '2026-11-21',
  total: '1,234.50',
  buyer: '云南远行国际旅行社有限公司',
  buyerId: '91510100709237224E',
};
const read = async (kind: DocumentKind, bytes: Uint8Array) => {
  const content = await documents.run({ kind, bytes: new Uint8Array(bytes) });
  return content && factsOf(content);
};
const facts = {
  invoice_number: stated.number,
  issued_on: stated.day,
  total: '1234.50',
  buyer: stated.buyer,
};

test('document: XML, OFD and PDF of one electronic invoice → the same number, date, total and buyer', async () => {
  const plain = { ...stated, total: '1234.50' };
  expect(await read('xml', fapiaoXml(plain))).toMatchObject({ ...facts, buyer_id: stated.buyerId });
  expect(await read('ofd', fapiaoOfd(stated))).toMatchObject({ ...facts, buyer_id: stated.buyerId });
  const pdf = await read('pdf', await fapiaoPdf(stated));
  expect(pdf).toMatchObject(facts);
  expect(pdf!.text).toContain(stated.buyerId);
});

test('document: total of a red invoice → below zero in each format', async () => {
  const red = { ...stated, total: '-86.00' };
  const totals = [
    await read('xml', fapiaoXml(red)),
    await read('ofd', fapiaoOfd(red)),
    await read('pdf', await fapiaoPdf(red)),
  ];
  expect(totals.map((one) => one?.total)).toEqual(['-86.00', '-86.00', '-86.00']);
});

test('document: cut off, not of its kind or with unclosed elements → damaged, the next is read', async () => {
  const [xml, ofd, pdf] = [fapiaoXml(stated), fapiaoOfd(stated), await fapiaoPdf(stated)];
  const halves = [
    await read('xml', xml.subarray(0, xml.length / 2)),
    await read('ofd', ofd.subarray(0, ofd.length / 2)),
    await read('pdf', Buffer.from('%PDF-1.7\nnothing\n%%EOF')),
    await read('ofd', makeZip([{ name: 'word/document.xml', bytes: Buffer.from('<a/>') }])),
    await read('xml', Buffer.from([0xff, 0xfe, 0x3c])),
  ];
  expect(halves).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(await read('pdf', pdf)).toMatchObject(facts);
});

test('document: archive that unpacks to more than ten megabytes, or claims less than it holds → damaged', async () => {
  const root = { name: 'OFD.xml', bytes: Buffer.from('<OFD/>') };
  const zeros = Buffer.alloc(11_000_000, ' ');
  const page = { name: 'Doc_0/Pages/Page_0/Content.xml', bytes: zeros };
  expect(await read('ofd', makeZip([root, page]))).toBeUndefined();
  expect(await read('ofd', makeZip([root, { ...page, claimed: 10 }]))).toBeUndefined();
});

test('document: entities of a document type and very deep XML → not expanded, damaged', async () => {
  const entity =
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]><EInvoice><InvoiceNumber>&a;</InvoiceNumber></EInvoice>';
  expect((await read('xml', Buffer.from(entity)))?.invoice_number).toBeNull();
  const deep = '<a>'.repeat(1000) + '</a>'.repeat(1000);
  expect(await read('xml', Buffer.from(deep))).toBeUndefined();
});
