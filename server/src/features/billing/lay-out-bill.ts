import type { BillDetail, BillLine, BillOffer } from '@serai/contract/billing/bills';
import { billStatus as enStatus } from '@serai/phrases/en/bill-status';
import { chargeKind as enKind } from '@serai/phrases/en/charge-kind';
import { billStatus as zhStatus } from '@serai/phrases/zh/bill-status';
import { chargeKind as zhKind } from '@serai/phrases/zh/charge-kind';
import { rateText } from '../../domain/exchange.ts';
import { localDate, zonedTimeText } from '../../domain/local-time.ts';
import { formatMoney } from '../../domain/money.ts';
import {
  paperColors as colors,
  type PaperFact,
  paperFacts,
  paperHead,
  paperLabel,
  paperMargins,
  paperTitle,
} from '../../platform/pdf/paper-parts.ts';
import type { PdfDocument, PdfPart } from '../../platform/pdf/pdf-document.ts';
import type { Entity } from '../contracts/contracts.ts';
import type { ListedBill } from './bill-list-store.ts';
import { openOf } from './bill-store.ts';

export interface PaperBill {
  bill: ListedBill;
  /** Lines in each language; history and offers are the same in both. */
  zh: Pick<BillDetail, 'lines' | 'history' | 'offers'>;
  en: Pick<BillDetail, 'lines'>;
  entity: Entity;
  /** The agency's default invoice title; undefined if none. */
  buyer: BillBuyer | undefined;
  now: Date;
}

/** Company data of the agency, as on its invoices. */
export interface BillBuyer {
  title: string;
  taxpayer_id: string;
  address: string;
  phone: string;
}

/** Source of a payment. */
const sources = {
  deposit: ['预存款', 'Deposit'],
  set_off: ['预存款抵扣', 'Set off from the deposit'],
  receipt: ['汇款', 'Bank transfer'],
  withholding: ['预扣税凭证', 'Withholding tax certificate'],
} as const;

/** Guests named per line; further ones are counted. */
const SHOWN_GUESTS = 2;

/** Lays out a bill on A4: parties, total and due date, lines, disputed lines, payments, bank account. */
export function layOutBill(paper: PaperBill): PdfDocument {
  const { bill, entity, now } = paper;
  return {
    title: `账单 Bill ${bill.number}`,
    author: entity.name_zh,
    margins: paperMargins,
    now,
    content: [
      head(paper),
      figures(paper),
      lines(paper, 'billed'),
      sum(paper),
      ...disputed(paper),
      ...payments(paper),
      bank(entity),
    ],
    foot: [],
    footLine: `${bill.number} · 制作时间 Made ${zonedTimeText(now.getTime(), bill.tz)}`,
  };
}

function head({ bill, entity }: PaperBill): PdfPart {
  return paperHead({
    names: [...new Set([entity.name_zh, entity.name_en])],
    title: ['账单', 'Bill'],
    side: [
      { text: '账单号 Bill No.', fontSize: 8 },
      { text: bill.number, noWrap: true, fontSize: 17, bold: true, color: '#ffffff' },
      {
        text: `${zhStatus[bill.status]} · ${enStatus[bill.status]}`,
        noWrap: true,
        fontSize: 9,
        bold: true,
        color: colors.amber,
        margin: [0, 6, 0, 0],
      },
    ],
  });
}

function figures({ bill, buyer, zh: { offers } }: PaperBill): PdfPart {
  const { currency } = bill;
  return paperFacts([
    ['客户', 'Agency', bill.agency],
    ['抬头', 'Billed to', buyer && buyer.title !== bill.agency ? buyer.title : ''],
    ['客户税号', 'Agency tax ID', buyer?.taxpayer_id ?? ''],
    ['客户地址', 'Agency address', [buyer?.address, buyer?.phone].filter(Boolean).join(' · ')],
    ['开出日期', 'Issued', localDate((bill.confirmed_at ?? bill.made_at).getTime(), bill.tz)],
    ['账期', 'Period', bill.period_from ? `${bill.period_from} – ${bill.period_to}` : ''],
    ['到期日', 'Due', bill.due_on ?? ''],
    ['合计', 'Total', formatMoney({ amount: bill.total, currency })],
    ['已付', 'Paid', bill.paid === 0 ? '' : formatMoney({ amount: bill.paid, currency })],
    ['待付', 'Outstanding', formatMoney({ amount: openOf(bill), currency })],
    ...offers.map(sayOffer(bill)),
  ]);
}

/** Open amount in another currency, its rate, and the last day of arrival. */
function sayOffer(bill: ListedBill) {
  return ({ amount, rate, until }: BillOffer): PaperFact => {
    const { currency } = amount;
    const stated = rateText(rate, rate.of === currency ? bill.currency : currency);
    return [
      `${currency} 付款`,
      `In ${currency}`,
      `${formatMoney(amount)} · ${stated} · 有效期至 until ${until}`,
    ];
  };
}

/** Table of the lines in one state; returned lines are not printed. */
function lines({ zh, en }: PaperBill, state: BillLine['state']): PdfPart {
  const heads = [
    ['订单', 'Order'],
    ['贵司单号', 'Reference'],
    ['内容与客人', 'Service and guests'],
    ['服务日期', 'Date'],
    ['金额', 'Amount'],
  ] as const;
  const body = zh.lines.flatMap((line, at) => (line.state === state ? [cells(line, en.lines[at]!)] : []));
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [78, 76, '*', 62, 74],
      body: [heads.map(([zh, en]) => paperLabel(zh, en)), ...body],
    },
    layout: 'rows',
  };
}

function cells(line: BillLine, en: BillLine): PdfPart[] {
  const small = { fontSize: 8.5, color: colors.text };
  return [
    { text: line.order_sn, ...small },
    { text: line.reference, ...small, maxWidth: 76 },
    {
      stack: [
        { text: `${zhKind[line.kind]} · ${line.title}`, ...small, maxWidth: 205 },
        {
          text: `${enKind[line.kind]} · ${en.title}`,
          lang: 'en',
          fontSize: 7.5,
          color: colors.muted,
          maxWidth: 205,
        },
        { text: nameGuests(line.guest_names), lang: 'en', fontSize: 7.5, color: colors.text, maxWidth: 205 },
      ],
    },
    {
      text:
        line.service_until > line.service_date
          ? `${line.service_date} – ${line.service_until}`
          : line.service_date,
      ...small,
    },
    { text: formatMoney(line.amount), ...small, alignment: 'right', noWrap: true },
  ];
}

function nameGuests(names: readonly string[]): string {
  const more = names.length - SHOWN_GUESTS;
  return names.slice(0, SHOWN_GUESTS).join(', ') + (more > 0 ? ` +${more}` : '');
}

/** Disputed lines, which the total excludes until the seller answers. */
function disputed(paper: PaperBill): PdfPart[] {
  if (!paper.zh.lines.some(({ state }) => state === 'disputed')) return [];
  return [
    paperTitle('异议中（未计入合计）', 'In dispute (not in the total)'),
    { ...lines(paper, 'disputed'), margin: [0, 0, 0, 12] },
  ];
}

/** Received payments, oldest first. */
function payments({ bill, zh: { history } }: PaperBill): PdfPart[] {
  const paid = history.filter(({ event, amount, source }) => event === 'paid' && amount && source);
  if (paid.length === 0) return [];
  const small = { fontSize: 8.5, color: colors.text };
  const body = paid.map(({ at, amount, source }) => [
    { text: localDate(at * 1000, bill.tz), ...small },
    { text: sources[source!].join(' '), ...small },
    { text: formatMoney(amount!), ...small, alignment: 'right', noWrap: true },
  ]);
  return [
    paperTitle('已收款', 'Payments received'),
    { table: { widths: [78, '*', 80], body }, layout: 'rows', margin: [0, 0, 0, 12] },
  ];
}

function sum({ bill }: PaperBill): PdfPart {
  const text = `合计 Total  ${formatMoney({ amount: bill.total, currency: bill.currency })}`;
  return { text, bold: true, fontSize: 11, alignment: 'right', color: colors.ink, margin: [0, 8, 0, 12] };
}

/** Bank account of the seller; empty if the seller has entered none. */
function bank({ name_zh, name_en, bank, tax_id, address, phone }: Entity): PdfPart {
  const facts: PaperFact[] = [
    ['收款户名', 'Account holder', bank && [...new Set([name_zh, name_en])].join(' · ')],
    ['收款账户', 'Bank', bank],
    ['税号', 'Tax ID', tax_id],
    ['地址', 'Address', address],
    ['电话', 'Phone', phone],
  ];
  if (facts.every(([, , value]) => value === '')) return { text: '' };
  return {
    stack: [
      paperFacts(facts),
      { text: '付款时请注明账单号。', fontSize: 8.5, color: colors.muted, margin: [0, 6, 0, 0] },
      {
        text: 'Please state the bill number with your payment.',
        lang: 'en',
        fontSize: 8,
        color: colors.muted,
      },
    ],
    unbreakable: true,
  };
}
