import { orderStatus as enStatus } from '@serai/phrases/en/order-status';
import { orderStatus as zhStatus } from '@serai/phrases/zh/order-status';
import { localDateTime, offsetText } from '../../domain/local-time.ts';
import type { PdfDocument, PdfPart } from '../../platform/pdf/pdf-document.ts';
import type {
  Bilingual,
  FrozenPolicy,
  OrderRow,
  OrderSeller,
  VoucherContent,
  VoucherRow,
} from '../orders/orders.ts';
import { drawPolicy } from './draw-policy.ts';
import { langOf } from './text-language.ts';
import { colors, contentWidth, labelWidth } from './voucher-style.ts';

export interface Voucher {
  order: OrderRow;
  version: number;
  agencyName: string;
  /** On one line; empty when the agency has not told it. */
  agencyAddress: string;
  content: VoucherContent;
  /** Whom guests can call; an empty number is left out. */
  seller: OrderSeller;
  now: Date;
}

/** Sets a voucher on A4: what a desk looks for first is biggest. */
export function layOutVoucher(voucher: Voucher): PdfDocument {
  const { order, content } = voucher;
  return {
    title: `${content.heading.zh} ${content.heading.en} ${order.sn}`,
    author: voucher.agencyName,
    margins: [40, 32, 40, 64],
    now: voucher.now,
    content: [
      head(voucher),
      name(content),
      ...content.sections.map(({ title, rows }) => section(title, rows)),
      section({ zh: '预订信息', en: 'Booking' }, bookingRows(order, content.requestWords)),
      {
        stack: [
          sectionTitle({ zh: '取消规则（当地时间）', en: 'Cancellation (local time)' }),
          drawPolicy(order.policy as FrozenPolicy, order),
          remark(),
        ],
        unbreakable: true,
      },
    ],
    foot: desk(voucher.seller),
    footLine: footLine(voucher),
  };
}

function head({ agencyName, agencyAddress, content, order, version }: Voucher): PdfPart {
  const fillColor = colors.ink;
  const status = order.order_status;
  return {
    table: {
      widths: ['*', 'auto'],
      body: [
        [
          {
            stack: [
              { text: agencyName, fontSize: 10, color: colors.onInk, maxWidth: 290 },
              ...(agencyAddress === '' ? [] : [addressLine(agencyAddress)]),
              { text: content.heading.zh, fontSize: 19, bold: true, color: '#ffffff', margin: [0, 4, 0, 0] },
              { text: content.heading.en, lang: 'en', fontSize: 10, color: colors.onInk },
            ],
            fillColor,
            margin: [16, 8, 0, 8],
          },
          {
            stack: [
              { text: '凭证号 Voucher No.', fontSize: 8, color: colors.onInk, alignment: 'right' },
              {
                text: order.sn,
                noWrap: true,
                fontSize: 17,
                bold: true,
                color: '#ffffff',
                alignment: 'right',
              },
              { text: `版本 Version ${version}`, fontSize: 8, color: colors.onInk, alignment: 'right' },
              {
                text: `${zhStatus[status]} · ${enStatus[status].toUpperCase()}`,
                fontSize: 9,
                bold: true,
                color: '#f3c15f',
                alignment: 'right',
                margin: [0, 6, 0, 0],
              },
            ],
            fillColor,
            margin: [0, 8, 16, 8],
          },
        ],
      ],
    },
    layout: 'noBorders',
    margin: [0, 0, 0, 12],
  };
}

function addressLine(text: string): PdfPart {
  return { text, lang: langOf(text), fontSize: 8, color: colors.onInk, maxWidth: 290 };
}

function name({ name: { zh, en }, localName }: VoucherContent): PdfPart {
  const lines: PdfPart[] = [{ text: zh, fontSize: 18, bold: true, color: colors.text }];
  if (en !== zh) lines.push({ text: en, lang: 'en', fontSize: 12, color: colors.text });
  if (localName !== '') {
    lines.push({ text: localName, fontSize: 13, color: colors.muted, margin: [0, 4, 0, 0] });
  }
  return { stack: lines, margin: [0, 0, 0, 6] };
}

function section(title: Bilingual, rows: readonly VoucherRow[]): PdfPart {
  const filled = rows.filter(({ value }) => value.zh !== '' || value.en !== '');
  if (filled.length === 0) return { text: '' };
  return {
    stack: [
      sectionTitle(title),
      {
        table: { widths: [labelWidth, '*'], dontBreakRows: true, body: filled.map(cells) },
        layout: 'rows',
      },
    ],
  };
}

function sectionTitle({ zh, en }: Bilingual): PdfPart {
  return {
    text: [
      { text: zh, bold: true, color: colors.ink, fontSize: 10.5 },
      { text: `   ${en}`, lang: 'en', color: colors.muted, fontSize: 8.5 },
    ],
    margin: [0, 7, 0, 2],
  };
}

function cells({ label, value }: VoucherRow): PdfPart[] {
  return [
    {
      text: [
        { text: label.zh, color: colors.muted },
        { text: `  ${label.en}`, lang: 'en', color: colors.muted, fontSize: 7.5 },
      ],
    },
    bothOf(value),
  ];
}

/** Both languages on one line, so that an ordinary stay fits one page. */
function bothOf({ zh, en }: Bilingual): PdfPart {
  const texts = (zh === en ? [zh] : [zh, en]).filter((text) => text !== '').map(keepNumbersWhole);
  return {
    text: texts.map((text, at) =>
      at === 0
        ? { text, lang: zh === en ? langOf(text) : 'zh', fontSize: 10, color: colors.text }
        : { text: `    ${text}`, lang: 'en', fontSize: 8.5, color: colors.muted },
    ),
    maxWidth: contentWidth - labelWidth,
  };
}

/** A phone number is not broken at its gaps. */
function keepNumbersWhole(text: string): string {
  return text.replace(/\+\d[\d ]+\d/g, (number) => number.replaceAll(' ', '\u00a0'));
}

function bookingRows(order: OrderRow, requestWords: readonly Bilingual[]): VoucherRow[] {
  const plain = (text: string) => ({ zh: text, en: text });
  return [
    { label: { zh: '联系人', en: 'Contact' }, value: plain(`${order.contact_name}  ${order.contact_phone}`) },
    { label: { zh: '旅行社单号', en: 'Agency reference' }, value: plain(order.reference) },
    ...requestRows(order.special_requests, requestWords),
  ];
}

/** Known requests in both languages; the rest as it was written, with its language for a desk that cannot read it. */
function requestRows(requests: string, words: readonly Bilingual[]): VoucherRow[] {
  const lines = requests
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const wordOf = (line: string) => words.find(({ zh, en }) => line === zh || line === en);
  const known = lines.flatMap((line) => wordOf(line) ?? []);
  const written = lines.filter((line) => !wordOf(line)).join('\n');
  const language = langOf(written) === 'zh' ? 'in Chinese' : 'as written';
  return [
    {
      label: { zh: '特殊要求', en: 'Requests, not guaranteed' },
      value: { zh: known.map(({ zh }) => zh).join('、'), en: known.map(({ en }) => en).join(', ') },
    },
    {
      label: { zh: '特殊要求（原文）', en: `Requests ${language}, not guaranteed` },
      value: { zh: written, en: written },
    },
  ];
}

function remark(): PdfPart {
  return {
    stack: [
      { text: '请在抵达时出示本凭证。客人在当地产生的其他费用由客人自付。' },
      {
        text: 'Please show this voucher on arrival. Other charges on the spot are paid by the guests.',
        lang: 'en',
      },
    ],
    fontSize: 8.5,
    color: colors.muted,
    margin: [0, 10, 0, 0],
  };
}

/** Who has sold it and where somebody answers, on every page. */
function desk({ nameZh, nameEn, phone, phone24h }: OrderSeller): PdfPart[] {
  const numbers = [
    { zh: '客服电话', en: 'Support', number: phone },
    { zh: '24 小时紧急电话', en: '24-hour line', number: phone24h },
  ].filter(({ number }) => number !== '');
  return [
    {
      table: {
        widths: ['*', ...numbers.map(() => 'auto')],
        body: [
          [
            { text: [{ text: nameZh }, { text: `  ${nameEn}`, lang: 'en' }], color: colors.muted },
            ...numbers.map(({ zh, en, number }) => ({
              text: [
                { text: `${zh} ${en}  `, color: colors.muted },
                { text: number, bold: true, color: colors.text },
              ],
            })),
          ].map((cell) => ({ ...cell, fillColor: colors.paper, fontSize: 8.5, margin: [6, 2, 6, 2] })),
        ],
      },
      layout: 'noBorders',
      margin: [0, 0, 0, 5],
    },
  ];
}

function footLine({ order, version, now }: Voucher): string {
  const made = now.getTime();
  const at = `${localDateTime(made, order.tz).replace('T', ' ')} (UTC${offsetText(made, order.tz)})`;
  return `${order.sn} · V${version} · 制作时间 Made ${at}`;
}
