import type { InvoiceKind } from '@serai/contract/invoice-statuses';
import type { InvoiceDetail, InvoiceLine, RedView } from '@serai/contract/invoices';
import type { Money } from '@serai/contract/money';
import type { PayChannel } from '@serai/contract/order-statuses';
import { chargeKind as enKind } from '@serai/phrases/en/charge-kind';
import enOrders from '@serai/phrases/en/pages/orders';
import { chargeKind as zhKind } from '@serai/phrases/zh/charge-kind';
import zhOrders from '@serai/phrases/zh/pages/orders';
import { rateText } from '../../domain/exchange.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { formatMoney } from '../../domain/money.ts';
import type { PdfDocument, PdfPart } from '../../platform/pdf/pdf-document.ts';
import type { Entity } from '../contracts/contracts.ts';
import type { ListedInvoice } from './invoice-list-store.ts';

export interface Paper {
  invoice: ListedInvoice;
  /** The same, named in each language. */
  zh: Pick<InvoiceDetail, 'lines' | 'title' | 'rate'>;
  en: Pick<InvoiceDetail, 'lines'>;
  /** Its credit note; undefined: the invoice itself. */
  red: RedView | undefined;
  /** How each order was paid. */
  channels: ReadonlyMap<number, PayChannel>;
  now: Date;
}

/** As on screen, in their light form. */
const colors = { ink: '#0e3c44', text: '#15282b', muted: '#55625f', onInk: '#f6efe0', paper: '#f8f4ea' };

/** What each paper of ours is called; in Thailand the law wants its own words on it. */
const headings: Record<Exclude<InvoiceKind, 'special' | 'ordinary'>, readonly [string, string]> = {
  commercial: ['商业发票', 'Commercial Invoice'],
  thai_tax: ['税务发票 ใบกำกับภาษี', 'Tax Invoice'],
  commercial_tax: ['商业税发票', 'Commercial Tax Invoice'],
  receipt: ['收据', 'Receipt'],
};
const creditNote = ['贷记通知单', 'Credit Note'] as const;
const thaiCreditNote = ['贷记通知单 ใบลดหนี้', 'Credit Note'] as const;

/** Sets a paper on A4: who sold to whom, then line by line what for with its tax, then the sums. */
export function layOutPaper(paper: Paper): PdfDocument {
  const { invoice, red, now } = paper;
  const seller = invoice.seller as Entity;
  const number = (red ?? invoice).invoice_number;
  return {
    title: `${headingOf(paper).join(' ')} ${number}`,
    author: seller.name_zh,
    margins: [40, 32, 40, 56],
    now,
    content: [head(paper, seller), parties(paper, seller), lines(paper), sums(paper)],
    foot: [],
    footLine: `${number} · 制作时间 Made ${localDateTime(now.getTime(), invoice.tz).replace('T', ' ')}`,
  };
}

function headingOf({ invoice, red }: Paper): readonly [string, string] {
  if (red) return invoice.kind === 'thai_tax' ? thaiCreditNote : creditNote;
  return headings[invoice.kind as keyof typeof headings];
}

function head(paper: Paper, seller: Entity): PdfPart {
  const [zh, en] = headingOf(paper);
  const { invoice_number, issued_on } = paper.red ?? paper.invoice;
  const side = (stack: PdfPart[], margin: number[]) => ({ stack, fillColor: colors.ink, margin });
  const right = { color: colors.onInk, alignment: 'right' };
  return {
    table: {
      widths: ['*', 'auto'],
      body: [
        [
          side(
            [
              { text: seller.name_zh, fontSize: 10, color: colors.onInk, maxWidth: 290 },
              { text: seller.name_en, lang: 'en', fontSize: 8, color: colors.onInk, maxWidth: 290 },
              { text: zh, fontSize: 19, bold: true, color: '#ffffff', margin: [0, 4, 0, 0] },
              { text: en, lang: 'en', fontSize: 10, color: colors.onInk },
            ],
            [16, 8, 0, 8],
          ),
          side(
            [
              { text: '号码 No.', fontSize: 8, ...right },
              { text: invoice_number, noWrap: true, fontSize: 15, bold: true, ...right },
              { text: '日期 Date', fontSize: 8, ...right, margin: [0, 6, 0, 0] },
              { text: issued_on ?? '', fontSize: 11, ...right },
            ],
            [0, 8, 16, 8],
          ),
        ],
      ],
    },
    layout: 'noBorders',
    margin: [0, 0, 0, 12],
  };
}

/** The seller, the buyer, and what the sums rest on. */
function parties(paper: Paper, seller: Entity): PdfPart {
  const { invoice, zh, red } = paper;
  const { title } = zh;
  const rows: [string, string, string][] = [
    ['销售方', 'Seller', [seller.name_zh, seller.name_en].join(' · ')],
    ['销售方税号', 'Seller tax ID', seller.tax_id],
    ['销售方分支', 'Seller branch', branchOf(seller.branch)],
    ['销售方地址', 'Seller address', [seller.address, seller.phone].filter(Boolean).join(' · ')],
    ['购买方', 'Buyer', title.title],
    ['购买方税号', 'Buyer tax ID', title.taxpayer_id],
    ['购买方分支', 'Buyer branch', branchOf(title.branch)],
    ['购买方地址', 'Buyer address', [title.address, title.phone].filter(Boolean).join(' · ')],
    ['申请号', 'Application', invoice.number],
    ['付款方式', 'Paid by', invoice.kind === 'receipt' ? channelsOf(paper) : ''],
    ['备注', 'Note', invoice.note],
    ['汇率', 'Rate', rateOf(paper)],
    ...(red ? originalOf(paper, red) : []),
  ];
  const body = rows
    .filter(([, , value]) => value !== '')
    .map(([zh, en, value]) => [
      label(zh, en),
      { text: value, fontSize: 9.5, color: colors.text, maxWidth: 380 },
    ]);
  return { table: { widths: [120, '*'], body }, layout: 'rows', margin: [0, 0, 0, 8] };
}

/** A receipt says how the fee was paid: 预存款 Deposit. */
function channelsOf({ zh, channels }: Paper): string {
  const used = new Set(zh.lines.flatMap(({ order_id }) => channels.get(order_id) ?? []));
  return [...used].map((one) => `${zhOrders[`channel_${one}`]} ${enOrders[`channel_${one}`]}`).join(' · ');
}

/** Papers of before sellers had branches name none. */
function branchOf(branch = ''): string {
  return branch === '00000' ? '总公司 Head office (00000)' : branch && `分支 Branch ${branch}`;
}

function rateOf({ invoice, zh: { rate } }: Paper): string {
  if (!rate) return '';
  const other = rate.of === invoice.currency ? invoice.out_currency! : invoice.currency;
  return `${rateText(rate, other)} · ${rate.date}`;
}

/** What a credit note says of the invoice that it corrects. */
function originalOf({ invoice }: Paper, red: RedView): [string, string, string][] {
  const currency = invoice.out_currency!;
  const money = (amount: number) => formatMoney({ amount, currency });
  return [
    ['原发票号码', 'Original No.', invoice.invoice_number],
    ['原发票日期', 'Original date', invoice.issued_on!],
    ['原金额', 'Original amount', money(invoice.gross!)],
    ['差额', 'Difference', formatMoney(red.gross)],
    ['更正后金额', 'Corrected amount', money(invoice.gross! + red.gross.amount)],
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
  // A receipt is given for a fee without a service.
  const isFee = invoice.kind === 'receipt';
  const shown = zh.lines.map((line, at) => [line, en.lines[at]!] as const);
  const body = red
    ? red.lines.map((taken) => {
        const [line, other] = shown.find(([{ order_id }]) => order_id === taken.order_id)!;
        return cells(line, other, taken, isFee);
      })
    : shown.map(([line, other]) =>
        cells(line, other, { net: line.net!, tax: line.tax!, gross: line.gross! }, isFee),
      );
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [78, '*', 76, 66, 80],
      body: [
        heads.map(([zh, en], at) => ({ ...label(zh, en), ...(at > 1 ? { alignment: 'right' } : {}) })),
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
  isFee: boolean,
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
        { text: isFee ? `${zhKind.fee} · ${line.title}` : line.title, ...small, maxWidth: 190 },
        {
          ...{ text: isFee ? `${enKind.fee} · ${en.title}` : en.title, lang: 'en' },
          ...{ fontSize: 7.5, color: colors.muted, maxWidth: 190 },
        },
        {
          text: `${line.service_date} · ${line.tax_name} · ${en.tax_name}`,
          ...{ fontSize: 7.5, color: colors.muted, maxWidth: 190 },
        },
      ],
    },
    sum(net),
    sum(tax),
    sum(gross),
  ];
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
    ...{ alignment: 'right', color: big ? colors.ink : colors.text, bold: big, fontSize: big ? 12 : 9.5 },
    margin: [0, 3, 0, 0],
  });
  const total = row('价税合计 Total', of.gross, true);
  // A receipt is for no service, so nothing of it is tax.
  const rows =
    invoice.kind === 'receipt' ? [total] : [row('不含税金额 Net', of.net), row('税额 Tax', of.tax), total];
  return { stack: rows, unbreakable: true, margin: [0, 8, 0, 12] };
}

function label(zh: string, en: string): PdfPart {
  return {
    text: [
      { text: zh, color: colors.muted, fontSize: 8.5 },
      { text: `  ${en}`, lang: 'en', color: colors.muted, fontSize: 7.5 },
    ],
  };
}
