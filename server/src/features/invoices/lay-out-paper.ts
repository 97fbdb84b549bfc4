import type { InvoiceDetail, InvoiceLine, RedView } from '@serai/contract/invoices/invoices';
import type { InvoiceKind } from '@serai/contract/invoices/statuses';
import type { Money } from '@serai/contract/money';
import { rateText } from '../../domain/exchange.ts';
import { zonedTimeText } from '../../domain/local-time.ts';
import { formatMoney } from '../../domain/money.ts';
import {
  paperColors as colors,
  type PaperFact,
  paperFacts,
  paperHead,
  paperLabel,
  paperMargins,
} from '../../platform/pdf/paper-parts.ts';
import type { PdfDocument, PdfPart } from '../../platform/pdf/pdf-document.ts';
import type { Entity } from '../contracts/contracts.ts';
import type { ListedInvoice } from './invoice-list-store.ts';

export interface Paper {
  invoice: ListedInvoice;
  /** The invoice with names in each language. */
  zh: Pick<InvoiceDetail, 'lines' | 'title' | 'rate' | 'note'>;
  en: Pick<InvoiceDetail, 'lines'>;
  /** Its credit note; if undefined, the invoice itself is printed. */
  red: RedView | undefined;
  now: Date;
}

/** Texts that Thai law requires on tax documents in addition (Revenue Code, sections 86/4 and 86/10). */
const thai: Readonly<Record<string, string>> = {
  Seller: 'ผู้ขาย',
  'Seller tax ID': 'เลขประจำตัวผู้เสียภาษี',
  'Seller branch': 'สถานประกอบการ',
  'Seller address': 'ที่อยู่',
  Buyer: 'ผู้ซื้อ',
  'Buyer tax ID': 'เลขประจำตัวผู้เสียภาษี',
  'Buyer branch': 'สถานประกอบการ',
  'Buyer address': 'ที่อยู่',
  'Original No.': 'ใบกำกับภาษีเดิมเลขที่',
  'Original date': 'วันที่',
  'Original value': 'มูลค่าตามใบกำกับภาษีเดิม',
  'Correct value': 'มูลค่าที่ถูกต้อง',
  Difference: 'ผลต่าง',
  'VAT on the difference': 'ภาษีมูลค่าเพิ่ม',
  Reason: 'เหตุผล',
  Net: 'มูลค่า',
  Tax: 'ภาษีมูลค่าเพิ่ม',
  Total: 'รวมทั้งสิ้น',
};

const fees = {
  cancellation: ['取消费', 'Cancellation fee'],
  no_show: ['未到费', 'No-show fee'],
} as const;

const payments = {
  balance: ['预存款支付', 'Paid from the deposit'],
  credit: ['授信挂账', 'On credit'],
} as const;

/** Titles of our documents; Thai law requires its own wording. */
const headings: Record<Exclude<InvoiceKind, 'special' | 'ordinary'>, readonly [string, string]> = {
  commercial: ['商业发票', 'Commercial Invoice'],
  thai_tax: ['税务发票 ใบกำกับภาษี', 'Tax Invoice'],
  commercial_tax: ['商业税发票', 'Commercial Tax Invoice'],
  receipt: ['收据', 'Receipt'],
};
const creditNote = ['贷记通知单', 'Credit Note'] as const;
const thaiCreditNote = ['贷记通知单 ใบลดหนี้', 'Credit Note'] as const;

/** Lays out a document on A4: seller and buyer, then the lines with their tax, then the sums. */
export function layOutPaper(paper: Paper): PdfDocument {
  const { invoice, red, now } = paper;
  const seller = invoice.seller as Entity;
  const number = (red ?? invoice).invoice_number;
  return {
    title: `${headingOf(paper).join(' ')} ${number}`,
    author: seller.name_zh,
    margins: paperMargins,
    now,
    content: [head(paper, seller), parties(paper, seller), lines(paper), sums(paper)],
    foot: [],
    footLine: `${number} · 制作时间 Made ${zonedTimeText(now.getTime(), invoice.tz)}`,
  };
}

function headingOf({ invoice, red }: Paper): readonly [string, string] {
  if (red) return invoice.kind === 'thai_tax' ? thaiCreditNote : creditNote;
  return headings[invoice.kind as keyof typeof headings];
}

function head(paper: Paper, seller: Entity): PdfPart {
  const { invoice_number, issued_on } = paper.red ?? paper.invoice;
  return paperHead({
    names: namesOf(seller),
    title: headingOf(paper),
    side: [
      { text: '号码 No.', fontSize: 8 },
      { text: invoice_number, noWrap: true, fontSize: 15, bold: true },
      { text: '日期 Date', fontSize: 8, margin: [0, 6, 0, 0] },
      { text: issued_on ?? '', fontSize: 11 },
    ],
  });
}

/** Seller, buyer, and the basis of the sums. */
function parties(paper: Paper, seller: Entity): PdfPart {
  const { invoice, zh, red } = paper;
  const { title } = zh;
  const facts: PaperFact[] = [
    ['销售方', 'Seller', namesOf(seller).join(' · ')],
    ['销售方税号', 'Seller tax ID', seller.tax_id],
    ['销售方分支', 'Seller branch', branchOf(invoice.kind, seller.branch)],
    ['销售方地址', 'Seller address', [seller.address, seller.phone].filter(Boolean).join(' · ')],
    ['购买方', 'Buyer', title.title],
    ['购买方税号', 'Buyer tax ID', title.taxpayer_id],
    ['购买方分支', 'Buyer branch', branchOf(invoice.kind, title.branch)],
    ['购买方地址', 'Buyer address', [title.address, title.phone].filter(Boolean).join(' · ')],
    ['申请号', 'Application', invoice.number],
    ['汇率', 'Rate', rateOf(paper)],
    ['备注', 'Note', red ? '' : zh.note],
    ...(red ? originalOf(paper, red) : []),
  ];
  return paperFacts(facts, localWords(invoice.kind));
}

/** Legally required texts beside the labels of a kind of document. */
function localWords(kind: InvoiceKind): Readonly<Record<string, string>> | undefined {
  return kind === 'thai_tax' ? thai : undefined;
}

/** The registered name comes first; sellers on older documents have none in their own script. */
function namesOf({ name_local, name_zh, name_en }: Entity): string[] {
  return [...new Set([name_local, name_zh, name_en].filter(Boolean))];
}

/** Empty for older documents, whose sellers had no branch number. */
function branchOf(kind: InvoiceKind, branch = ''): string {
  const [head, other] = kind === 'thai_tax' ? ['สำนักงานใหญ่ · ', 'สาขาที่ · '] : ['', ''];
  return branch === '00000' ? `${head}总公司 Head office (00000)` : branch && `${other}分支 Branch ${branch}`;
}

function rateOf({ invoice, zh: { rate } }: Paper): string {
  if (!rate) return '';
  const other = rate.of === invoice.currency ? invoice.out_currency! : invoice.currency;
  return `${rateText(rate, other)} · ${rate.date}`;
}

/**
 * Rows of a credit note about the invoice that it corrects. Thai law requires values without tax, and the tax
 * separately.
 */
function originalOf({ invoice }: Paper, red: RedView): PaperFact[] {
  const currency = invoice.out_currency!;
  const money = (amount: number) => formatMoney({ amount, currency });
  const values: PaperFact[] =
    invoice.kind === 'thai_tax'
      ? [
          ['原价值（不含税）', 'Original value', money(invoice.net!)],
          ['正确价值（不含税）', 'Correct value', money(invoice.net! + red.net.amount)],
          ['差额（不含税）', 'Difference', formatMoney(red.net)],
          ['差额的增值税', 'VAT on the difference', formatMoney(red.tax)],
        ]
      : [
          ['原金额', 'Original amount', money(invoice.gross!)],
          ['差额', 'Difference', formatMoney(red.gross)],
          ['更正后金额', 'Corrected amount', money(invoice.gross! + red.gross.amount)],
        ];
  return [
    ['原发票号码', 'Original No.', invoice.invoice_number],
    ['原发票日期', 'Original date', invoice.issued_on!],
    ...values,
    ['原因', 'Reason', red.reason],
  ];
}

function lines({ invoice, zh, en, red }: Paper): PdfPart {
  const heads = [
    ['订单', 'Order'],
    ['内容', 'Service'],
    ['不含税金额', 'Net'],
    ['税额', 'Tax'],
    ['价税合计', 'Total'],
  ] as const;
  const shown = zh.lines.map((line, at) => [line, en.lines[at]!] as const);
  const body = red
    ? red.lines.map((taken) => {
        const [line, other] = shown.find(([{ order_id }]) => order_id === taken.order_id)!;
        return cells(line, other, taken);
      })
    : shown.map(([line, other]) =>
        cells(line, other, { net: line.net!, tax: line.tax!, gross: line.gross! }),
      );
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [78, '*', 76, 66, 80],
      body: [
        heads.map(([zh, en], at) => ({
          ...paperLabel(zh, en, localWords(invoice.kind)?.[en]),
          ...(at > 1 ? { alignment: 'right' } : {}),
        })),
        ...body,
      ],
    },
    layout: 'rows',
  };
}

function cells(
  line: InvoiceLine,
  en: InvoiceLine,
  { net, tax, gross }: { net: Money; tax: Money; gross: Money },
): PdfPart[] {
  const small = { fontSize: 8.5, color: colors.text };
  const sum = (money: Money) => ({ text: formatMoney(money), ...small, alignment: 'right', noWrap: true });
  return [
    {
      stack: [
        { text: line.order_sn, ...small },
        { text: line.reference, fontSize: 7.5, color: colors.muted, maxWidth: 76 },
      ],
    },
    {
      stack: [
        ...aboutFee(line),
        { text: line.title, ...small, maxWidth: 190 },
        { text: en.title, lang: 'en', fontSize: 7.5, color: colors.muted, maxWidth: 190 },
        {
          text: `${line.service_date} · ${line.tax_name} · ${en.tax_name}`,
          fontSize: 7.5,
          color: colors.muted,
          maxWidth: 190,
        },
      ],
    },
    sum(net),
    sum(tax),
    sum(gross),
  ];
}

/** A fee is not a service: the line names the fee and the payment channel of the order. */
function aboutFee({ fee, pay_channel }: InvoiceLine): PdfPart[] {
  if (!fee) return [];
  const [zh, en] = fees[fee];
  const paid = pay_channel ? ` · ${payments[pay_channel].join(' ')}` : '';
  return [{ text: `${zh} ${en}${paid}`, bold: true, fontSize: 8.5, color: colors.text, maxWidth: 190 }];
}

function sums({ invoice, red }: Paper): PdfPart {
  const currency = invoice.out_currency!;
  const of = red ?? {
    net: { amount: invoice.net!, currency },
    tax: { amount: invoice.tax!, currency },
    gross: { amount: invoice.gross!, currency },
  };
  const row = (words: string, money: Money, big = false) => ({
    text: `${words}  ${formatMoney(money)}`,
    alignment: 'right',
    color: big ? colors.ink : colors.text,
    bold: big,
    fontSize: big ? 12 : 9.5,
    margin: [0, 3, 0, 0],
  });
  const total = row('价税合计 Total', of.gross, true);
  // A receipt is not for a service, so it contains no tax.
  const rows =
    invoice.kind === 'receipt' ? [total] : [row('不含税金额 Net', of.net), row('税额 Tax', of.tax), total];
  return { stack: rows, unbreakable: true, margin: [0, 8, 0, 12] };
}
