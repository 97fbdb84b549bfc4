import type { paymentSources } from '@serai/contract/bill-statuses';
import type { BillDetail, BillLine, BillOffer } from '@serai/contract/bills';
import { billStatus as enStatus } from '@serai/phrases/en/bill-status';
import { chargeKind as enKind } from '@serai/phrases/en/charge-kind';
import enBills from '@serai/phrases/en/pages/bills';
import { billStatus as zhStatus } from '@serai/phrases/zh/bill-status';
import { chargeKind as zhKind } from '@serai/phrases/zh/charge-kind';
import zhBills from '@serai/phrases/zh/pages/bills';
import { rateText } from '../../domain/exchange.ts';
import { localDate, localDateTime } from '../../domain/local-time.ts';
import { formatMoney } from '../../domain/money.ts';
import type { PdfDocument, PdfPart } from '../../platform/pdf/pdf-document.ts';
import type { Entity } from '../contracts/contracts.ts';
import type { ListedBill } from './bill-list-store.ts';
import { openOf } from './bill-store.ts';

export interface PaperBill {
  bill: ListedBill;
  /** The same lines, named in each language. */
  zh: readonly BillLine[];
  en: readonly BillLine[];
  /** What is open in other currencies, where the seller takes them. */
  offers: readonly BillOffer[];
  entity: Entity;
  /** Whom invoices of the agency are made out to; undefined where it has said nothing. */
  buyer: Buyer | undefined;
  /** The day at the place on which the service of each order ends. */
  endsOn: ReadonlyMap<number, string>;
  history: BillDetail['history'];
  now: Date;
}

/** A buyer as its invoices name it; empty texts are not known. */
export interface Buyer {
  title: string;
  taxpayer_id: string;
  branch: string;
  address: string;
}

/** As on screen, in their light form. */
const colors = { ink: '#0e3c44', text: '#15282b', muted: '#55625f', onInk: '#f6efe0', paper: '#f8f4ea' };

/** Sets a bill on A4: who owes whom how much until when, then line by line what for, then where to pay. */
export function layOutBill(paper: PaperBill): PdfDocument {
  const { bill, entity, now } = paper;
  return {
    title: `账单 Bill ${bill.number}`,
    author: entity.name_zh,
    margins: [40, 32, 40, 56],
    now,
    content: [head(paper), figures(paper), lines(paper), sum(paper), payments(paper), bank(entity)],
    foot: [],
    footLine: `${bill.number} · 制作时间 Made ${localDateTime(now.getTime(), bill.tz).replace('T', ' ')} (${bill.tz})`,
  };
}

function head({ bill, entity }: PaperBill): PdfPart {
  const side = (stack: PdfPart[], margin: number[]) => ({ stack, fillColor: colors.ink, margin });
  return {
    table: {
      widths: ['*', 'auto'],
      body: [
        [
          side(
            [
              { text: entity.name_zh, fontSize: 10, color: colors.onInk, maxWidth: 290 },
              { text: entity.name_en, lang: 'en', fontSize: 8, color: colors.onInk, maxWidth: 290 },
              { text: '账单', fontSize: 19, bold: true, color: '#ffffff', margin: [0, 4, 0, 0] },
              { text: 'Bill', lang: 'en', fontSize: 10, color: colors.onInk },
            ],
            [16, 8, 0, 8],
          ),
          side(
            [
              { text: '账单号 Bill No.', fontSize: 8, color: colors.onInk, alignment: 'right' },
              ...[bill.number].map((text) => ({
                ...{ text, noWrap: true, fontSize: 17, bold: true, color: '#ffffff', alignment: 'right' },
              })),
              {
                text: `${zhStatus[bill.status]} · ${enStatus[bill.status]}`,
                ...{ fontSize: 9, bold: true, color: '#f3c15f', alignment: 'right', margin: [0, 6, 0, 0] },
                noWrap: true,
              },
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

function figures({ bill, offers, buyer }: PaperBill): PdfPart {
  const { currency } = bill;
  const rows: [string, string, string][] = [
    ['客户', 'Agency', bill.agency],
    ...(buyer ? buyerRows(buyer) : []),
    ['开出日期', 'Issued', localDate((bill.confirmed_at ?? bill.made_at).getTime(), bill.tz)],
    ['账期', 'Period', bill.period_from ? `${bill.period_from} – ${bill.period_to}` : ''],
    ['到期日', 'Due', bill.due_on ?? ''],
    ['合计', 'Total', formatMoney({ amount: bill.total, currency })],
    ['已付', 'Paid', bill.paid === 0 ? '' : formatMoney({ amount: bill.paid, currency })],
    ['待付', 'Outstanding', formatMoney({ amount: openOf(bill), currency })],
    ...offers.map(sayOffer(bill)),
  ];
  const body = rows
    .filter(([, , value]) => value !== '')
    .map(([zh, en, value]) => [
      label(zh, en),
      { text: value, fontSize: 10, color: colors.text, maxWidth: 390 },
    ]);
  return { table: { widths: [110, '*'], body }, layout: 'rows', margin: [0, 0, 0, 8] };
}

function buyerRows({ title, taxpayer_id, branch, address }: Buyer): [string, string, string][] {
  return [
    ['抬头', 'Billed to', title],
    ['客户税号', 'Tax ID', [taxpayer_id, branch].filter(Boolean).join(' · ')],
    ['客户地址', 'Address', address],
  ];
}

/** What is open in another currency: how much, at which rate, and until when it may arrive. */
function sayOffer(bill: ListedBill) {
  return ({ amount, rate, until }: BillOffer): [string, string, string] => {
    const { currency } = amount;
    const stated = rateText(rate, rate.of === currency ? bill.currency : currency);
    return [
      `${currency} 付款`,
      `In ${currency}`,
      `${formatMoney(amount)} · ${stated} · 有效期至 until ${until}`,
    ];
  };
}

/** What is disputed or was returned does not count, so it is not on the paper. */
function lines({ zh, en, endsOn }: PaperBill): PdfPart {
  const heads = [
    ['订单', 'Order'],
    ['贵司单号', 'Reference'],
    ['内容', 'Service'],
    ['服务日期', 'Date'],
    ['金额', 'Amount'],
  ] as const;
  const body = zh.flatMap((line, at) =>
    line.state === 'billed' ? [cells(line, en[at]!, endsOn.get(line.order_id))] : [],
  );
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [78, 80, '*', 58, 74],
      body: [heads.map(([zh, en]) => label(zh, en)), ...body],
    },
    layout: 'rows',
  };
}

function cells(line: BillLine, en: BillLine, endsOn: string | undefined): PdfPart[] {
  const small = { fontSize: 8.5, color: colors.text };
  return [
    { text: line.order_sn, ...small },
    { text: line.reference, ...small, maxWidth: 76 },
    {
      stack: [
        { text: `${zhKind[line.kind]} · ${line.title}`, ...small, maxWidth: 205 },
        {
          text: `${enKind[line.kind]} · ${en.title}`,
          ...{ lang: 'en', fontSize: 7.5, color: colors.muted, maxWidth: 205 },
        },
        { text: line.guest_names.join(', '), fontSize: 7.5, color: colors.muted, maxWidth: 205 },
      ],
    },
    {
      stack: [
        { text: line.service_date, ...small },
        ...(endsOn && endsOn !== line.service_date ? [{ text: `– ${endsOn}`, ...small }] : []),
      ],
    },
    { text: formatMoney(line.amount), ...small, alignment: 'right', noWrap: true },
  ];
}

function sum({ bill }: PaperBill): PdfPart {
  const text = `合计 Total  ${formatMoney({ amount: bill.total, currency: bill.currency })}`;
  return { text, bold: true, fontSize: 11, alignment: 'right', color: colors.ink, margin: [0, 8, 0, 12] };
}

const moved: ReadonlySet<string> = new Set(['paid', 'unpaid']);

/** What was paid of it and taken back, in the order of the days. */
function payments({ bill, history }: PaperBill): PdfPart {
  const body = history.flatMap(({ event, at, amount, source }) =>
    moved.has(event) && amount
      ? [
          [
            label(zhBills[`event_${event}`], enBills[`event_${event}`]),
            {
              text: `${localDate(at * 1000, bill.tz)} · ${formatMoney(amount)}${sourceText(source)}`,
              ...{ fontSize: 9, color: colors.text, maxWidth: 390 },
            },
          ],
        ]
      : [],
  );
  if (body.length === 0) return { text: '' };
  return { table: { widths: [110, '*'], body }, layout: 'rows', margin: [0, 0, 0, 12] };
}

function sourceText(source: (typeof paymentSources)[number] | null): string {
  return source === null ? '' : ` · ${zhBills[`source_${source}`]} ${enBills[`source_${source}`]}`;
}

function bank({ name_zh, name_en, bank, tax_id, address, phone }: Entity): PdfPart {
  const rows: [string, string, string][] = [
    ['户名', 'Account holder', bank && [...new Set([name_zh, name_en])].join(' · ')],
    ['收款账户', 'Bank', bank],
    ['税号', 'Tax ID', tax_id],
    ['地址', 'Address', address],
    ['电话', 'Phone', phone],
  ];
  const body = rows
    .filter(([, , value]) => value !== '')
    .map(([zh, en, value]) => [label(zh, en), { text: value, fontSize: 9, maxWidth: 390 }]);
  if (body.length === 0) return { text: '' };
  return {
    stack: [
      { table: { widths: [110, '*'], body }, layout: 'rows' },
      { text: '付款时请注明账单号。', fontSize: 8.5, color: colors.muted, margin: [0, 6, 0, 0] },
      {
        ...{ text: 'Please state the bill number with your payment.', lang: 'en', fontSize: 8 },
        color: colors.muted,
      },
    ],
    unbreakable: true,
  };
}

function label(zh: string, en: string): PdfPart {
  return {
    text: [
      { text: zh, color: colors.muted, fontSize: 8.5 },
      { text: `  ${en}`, lang: 'en', color: colors.muted, fontSize: 7.5 },
    ],
  };
}
