import type { VoucherLanguage } from '@serai/contract/vouchers/design';
import type { VoucherView, Worded } from '@serai/contract/vouchers/vouchers';
import { formatMoney } from '../../domain/money.ts';
import type { PdfDocument, PdfPart } from '../../platform/pdf/pdf-document.ts';
import { renderPolicy } from './render-policy.ts';
import { renderQr } from './render-qr.ts';
import { colors, contentWidth, labelWidth } from './voucher-style.ts';
import { say } from './voucher-words.ts';
import { sideBySide, stacked } from './worded-parts.ts';

const QR_SIZE = 60;

/** Languages of vouchers as BCP 47 tags. */
const tags: Readonly<Record<VoucherLanguage, string>> = { zh: 'zh-CN', en: 'en', my: 'my' };

/**
 * Lays out a voucher on A4, with what a reception looks for first in the largest type. Prints exactly the
 * content of the view.
 */
export function layOutVoucher(voucher: VoucherView, now: Date): PdfDocument {
  return {
    title: `${plain(voucher.title)} ${voucher.number}`,
    author: plain(voucher.issuer.company),
    language: tags[voucher.languages[0]!],
    // Burmese needs a separate line in the footer.
    margins: [40, 24, 40, voucher.languages.includes('my') ? 84 : 58],
    now,
    content: [
      ...pictures(voucher),
      head(voucher),
      name(voucher),
      payer(voucher),
      ...voucher.sections.map(section),
      ...price(voucher),
      ...policy(voucher),
      ...terms(voucher),
      closing(voucher),
    ],
    foot: desk(voucher.seller),
    footLine: `${voucher.number} · V${voucher.version} · ${say('madeAt').zh} ${say('madeAt').en} ${voucher.made_at}`,
  };
}

function pictures({ banner, logo }: VoucherView): PdfPart[] {
  return [
    ...(banner === '' ? [] : [{ image: banner, fit: [contentWidth, 110], margin: [0, 0, 0, 8] }]),
    ...(logo === '' ? [] : [{ image: logo, fit: [180, 48], margin: [0, 0, 0, 8] }]),
  ];
}

function head({ accent, issuer, title, number, version, state }: VoucherView): PdfPart {
  const lines = [issuer.address, [issuer.phone, issuer.email].filter(Boolean).join('  ·  ')].filter(Boolean);
  const left = {
    stack: [
      ...stacked(issuer.company, { fontSize: 10, color: colors.onInk, maxWidth: 290 }),
      ...lines.map((text) => ({ text, fontSize: 8, color: colors.onInk, maxWidth: 290 })),
      ...stacked(
        title,
        { fontSize: 19, bold: true, color: '#ffffff', maxWidth: 290, margin: [0, 4, 0, 0] },
        10,
      ),
    ],
    fillColor: accent,
    margin: [16, 8, 0, 8],
  };
  const right = {
    stack: [
      { text: plain(both('voucherNumber')), fontSize: 8, color: colors.onInk },
      { text: number, noWrap: true, fontSize: 17, bold: true, color: '#ffffff' },
      { text: `${plain(both('version'))} ${version}`, fontSize: 8, color: colors.onInk },
      ...stacked(state.text, { fontSize: 9, bold: true, color: '#ffffff', maxWidth: 190 }, 9, [0, 3, 0, 0]),
    ].map((part) => ({ ...part, alignment: 'right' })),
    fillColor: accent,
    margin: [0, 8, 16, 8],
  };
  return {
    table: { widths: ['*', 200], body: [[left, right]] },
    layout: 'noBorders',
    margin: [0, 0, 0, 7],
  };
}

/**
 * Labels in Chinese and English whatever the voucher's languages, because these are asked for on the
 * telephone.
 */
function both(key: 'voucherNumber' | 'version'): Worded {
  const { zh, en } = say(key);
  return [
    { lang: 'zh', text: zh },
    { lang: 'en', text: en },
  ];
}

/** Title of the service, and the code to check the voucher. */
function name({ name: worded, card, check }: VoucherView): PdfPart {
  const local = card?.local_name ?? '';
  const width = contentWidth - QR_SIZE - 14;
  return {
    columns: [
      {
        width: '*',
        stack: [
          ...stacked(worded, { fontSize: 18, bold: true, color: colors.text, maxWidth: width }, 12),
          ...(local === ''
            ? []
            : [{ text: local, fontSize: 13, color: colors.muted, maxWidth: width, margin: [0, 4, 0, 0] }]),
        ],
      },
      { width: QR_SIZE, stack: [{ ...renderQr(check.url, QR_SIZE), link: check.url }] },
    ],
    columnGap: 14,
    margin: [0, 0, 0, 2],
  };
}

/**
 * Booker and payer: a hotel reception looks for them first, so they are on the first page of every voucher.
 */
function payer({ booked_by }: VoucherView): PdfPart {
  const small = { fontSize: 9, color: colors.text, bold: true, maxWidth: contentWidth };
  return { stack: stacked(booked_by, small, 8), margin: [0, 0, 0, 2] };
}

function section({ title, rows }: VoucherView['sections'][number]): PdfPart {
  return {
    stack: [
      sectionTitle(title),
      {
        table: {
          widths: [labelWidth, '*'],
          dontBreakRows: true,
          body: rows.map(({ label, value }) => [labelCell(label), valueCell(value)]),
        },
        layout: 'rows',
      },
    ],
  };
}

function sectionTitle(title: Worded): PdfPart {
  return {
    ...sideBySide(
      title,
      { fontSize: 10.5, color: colors.ink, bold: true },
      { fontSize: 8.5, color: colors.muted },
    ),
    margin: [0, 5, 0, 1.5],
  };
}

function labelCell(label: Worded): PdfPart {
  const style = { color: colors.muted, maxWidth: labelWidth };
  return sideBySide(label, { ...style, fontSize: 9 }, { ...style, fontSize: 7.5 });
}

/** All languages on one line, so that an ordinary stay fits on one page. */
function valueCell(value: Worded): PdfPart {
  const style = { maxWidth: contentWidth - labelWidth };
  return sideBySide(
    value.map(({ lang, text }) => ({ lang, text: keepNumbersWhole(text) })),
    { ...style, fontSize: 10, color: colors.text },
    { ...style, fontSize: 8.5, color: colors.muted },
  );
}

/** Replaces spaces in phone numbers, so that they are not broken. */
function keepNumbersWhole(text: string): string {
  return text.replace(/\+\d[\d ]+\d/g, (number) => number.replaceAll(' ', '\u00a0'));
}

function price({ price: shown }: VoucherView): PdfPart[] {
  if (!shown) return [];
  const value = { text: formatMoney(shown.amount), fontSize: 10, bold: true, color: colors.text };
  return [
    {
      table: { widths: [labelWidth, '*'], body: [[labelCell(shown.label), value]] },
      layout: 'rows',
      margin: [0, 7, 0, 0],
    },
  ];
}

function policy({ policy: shown }: VoucherView): PdfPart[] {
  if (!shown) return [];
  return [{ stack: [sectionTitle(shown.title), renderPolicy(shown)], unbreakable: true }];
}

function terms({ terms: shown }: VoucherView): PdfPart[] {
  if (!shown) return [];
  const lines = stacked(shown.text, { fontSize: 8.5, color: colors.text, margin: [0, 0, 0, 3] });
  return [{ stack: [sectionTitle(shown.title), ...lines] }];
}

/** Closing note for the staff at the place. */
function closing({ remark, place, check, footer }: VoucherView): PdfPart {
  const small = { fontSize: 8, color: colors.muted, maxWidth: contentWidth };
  return {
    stack: [
      sideBySide(remark, small, small),
      ...(place
        ? [{ ...small, text: `${plain(place.label)}  ${coordinates(place)}`, link: place.map_url }]
        : []),
      {
        text: [
          { ...small, text: `${plain(check.label)}  ` },
          { ...small, fontSize: 7, text: check.url, link: check.url },
        ],
      },
      ...(footer === '' ? [] : [{ text: footer, ...small, margin: [0, 4, 0, 0] }]),
    ],
    unbreakable: true,
    margin: [0, 6, 0, 0],
  };
}

/** Decimal degrees, precise to a metre. */
function coordinates({ latitude, longitude }: NonNullable<VoucherView['place']>): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

/** Seller and phone numbers, in the footer of every page. */
function desk({ name: seller, phones }: VoucherView['seller']): PdfPart[] {
  const cells = [
    sideBySide(seller, { color: colors.muted, fontSize: 8.5 }, { color: colors.muted, fontSize: 8.5 }),
    ...phones.map(({ label, number }) => ({
      text: [
        { text: `${plain(label)}  `, color: colors.muted },
        { text: number, bold: true, color: colors.text },
      ],
    })),
  ];
  return [
    {
      table: {
        widths: ['*', ...phones.map(() => 'auto')],
        body: [
          cells.map((cell) => ({ ...cell, fillColor: colors.paper, fontSize: 8.5, margin: [6, 2, 6, 2] })),
        ],
      },
      layout: 'noBorders',
      margin: [0, 0, 0, 5],
    },
  ];
}

/** All languages as one line of plain text. */
function plain(worded: Worded): string {
  return worded.map(({ text }) => text).join(' ');
}
