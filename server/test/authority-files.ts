import { pdfs } from './harness.ts';
import { makeZip } from './hostile-archives.ts';

/** What a file of the tax authority states. */
export interface FapiaoFacts {
  number: string;
  /** Civil date. */
  day: string;
  /** Total with tax, as printed without a sign of currency. */
  total: string;
  buyer: string;
  buyerId: string;
}

const seller = { name: '云南商驿国际旅行社有限公司', id: '91530000MA6NXXXX01' };

/** The XML of an electronic invoice (数电票). */
export function fapiaoXml({ number, day, total, buyer, buyerId }: FapiaoFacts): Buffer {
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<EInvoice><Header><EIid>${number}</EIid><Version>0.2</Version></Header><EInvoiceData>
<SellerInformation><SellerIdNum>${seller.id}</SellerIdNum><SellerName>${seller.name}</SellerName></SellerInformation>
<BuyerInformation><BuyerIdNum>${buyerId}</BuyerIdNum><BuyerName>${buyer}</BuyerName></BuyerInformation>
<BasicInformation><TotalAmWithoutTax>1.00</TotalAmWithoutTax><TotalTaxAm>0.06</TotalTaxAm>\
<TotalTax-includedAmount>${total}</TotalTax-includedAmount></BasicInformation></EInvoiceData>
<TaxSupervisionInfo><InvoiceNumber>${number}</InvoiceNumber><IssueTime>${day}</IssueTime></TaxSupervisionInfo>
</EInvoice>`);
}

const chineseDay = (day: string) => `${day.slice(0, 4)}年${day.slice(5, 7)}月${day.slice(8)}日`;

/** The same as an OFD document: values on its page, named by tags and by its root. */
export function fapiaoOfd({ number, day, total, buyer, buyerId }: FapiaoFacts): Buffer {
  const ofd = 'xmlns:ofd="http://www.ofdspec.org/2016"';
  const texts = ['电子发票（普通发票）', buyer, buyerId, seller.name, seller.id, `¥${total}`, '¥0.06'];
  const objects = texts.map(
    (text, at) =>
      `<ofd:TextObject ID="${10 + at}" Boundary="0 0 9 9" Font="3" Size="3"><ofd:TextCode X="0" Y="3">${text}</ofd:TextCode></ofd:TextObject>`,
  );
  const files = {
    'OFD.xml': `<ofd:OFD ${ofd} Version="1.1" DocType="OFD"><ofd:DocBody><ofd:DocInfo><ofd:DocID>1</ofd:DocID>
<ofd:CustomDatas><ofd:CustomData Name="发票号码">${number}</ofd:CustomData><ofd:CustomData Name="开票日期">${chineseDay(day)}</ofd:CustomData>
<ofd:CustomData Name="购买方纳税人识别号">${buyerId}</ofd:CustomData></ofd:CustomDatas></ofd:DocInfo>
<ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
    'Doc_0/Document.xml': `<ofd:Document ${ofd}><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>`,
    'Doc_0/Pages/Page_0/Content.xml': `<ofd:Page ${ofd}><ofd:Content><ofd:Layer ID="2">${objects.join('')}</ofd:Layer></ofd:Content></ofd:Page>`,
    'Doc_0/Tags/CustomTag.xml': `<ofd:eInvoice ${ofd}><ofd:BuyerName><ofd:ObjectRef PageRef="1">11</ofd:ObjectRef></ofd:BuyerName>
<ofd:TaxInclusiveTotalAmount><ofd:ObjectRef PageRef="1">15</ofd:ObjectRef></ofd:TaxInclusiveTotalAmount></ofd:eInvoice>`,
  };
  return makeZip(
    Object.entries(files).map(([name, xml]) => ({ name, bytes: Buffer.from(`<?xml version="1.0"?>${xml}`) })),
  );
}

/** The same as a PDF with text. */
export async function fapiaoPdf({ number, day, total, buyer, buyerId }: FapiaoFacts): Promise<Buffer> {
  const lines = [
    '电子发票（普通发票）',
    `发票号码：${number}`,
    `开票日期：${chineseDay(day)}`,
    `名称：${buyer}`,
    `统一社会信用代码/纳税人识别号：${buyerId}`,
    `名称：${seller.name}`,
    `合计 ¥1.00 ¥0.06`,
    `价税合计（大写） 壹圆 （小写）¥${total}`,
  ];
  const bytes = await pdfs.run({
    title: '电子发票',
    author: seller.name,
    margins: [40, 40, 40, 60],
    content: lines.map((text) => ({ text })),
    foot: [],
    footLine: '',
    now: new Date('2026-11-21T00:00:00Z'),
  });
  return Buffer.from(bytes);
}
