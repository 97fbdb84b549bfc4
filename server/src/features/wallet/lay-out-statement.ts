import type { Lang } from '@serai/phrases/lang';
import { zonedTimeText } from '../../domain/local-time.ts';
import { formatMoney } from '../../domain/money.ts';
import {
  paperColors as colors,
  paperFacts,
  paperHead,
  paperLabel,
  paperMargins,
  paperTitle,
} from '../../platform/pdf/paper-parts.ts';
import type { PdfDocument, PdfPart } from '../../platform/pdf/pdf-document.ts';
import type { Entity } from '../contracts/contracts.ts';
import type { AskedMovements, OpenStatement } from './open-statement.ts';
import { accountWord, type StatementLine, type StatementWords } from './read-statement-lines.ts';

export interface PaperStatement {
  statement: OpenStatement;
  asked: AskedMovements;
  lines: readonly StatementLine[];
  /** The reader's language, for events and accounts; labels are in both languages. */
  lang: Lang;
  words: StatementWords;
  agency: string;
  entity: Entity | undefined;
  now: Date;
}

/** Lays an account statement out on A4: parties and period, the balances of each account, then every movement. */
export function layOutStatement(paper: PaperStatement): PdfDocument {
  const { statement, entity, agency, lang, now } = paper;
  return {
    title: `对账单 Account statement ${agency} ${periodOf(paper)}`,
    author: entity?.name_zh ?? '',
    language: lang === 'en' ? 'en' : 'zh-CN',
    margins: paperMargins,
    now,
    content: [head(paper), facts(paper), balances(paper), movements(paper)],
    foot: [],
    footLine: `${agency} · 制作时间 Made ${zonedTimeText(now.getTime(), statement.tz)}`,
  };
}

function head(paper: PaperStatement): PdfPart {
  const { entity } = paper;
  return paperHead({
    names: entity
      ? [...new Set([entity.name_local, entity.name_zh, entity.name_en].filter((name) => name !== ''))]
      : [],
    title: ['对账单', 'Account statement'],
    side: [
      { text: '期间 Period', fontSize: 8 },
      { text: periodOf(paper), noWrap: true, fontSize: 11, bold: true, color: '#ffffff' },
    ],
  });
}

/** The days asked for; without a last day the statement ends when it was made. */
function periodOf({ asked: { from, to } }: PaperStatement): string {
  if (from === undefined && to === undefined) return '全部 All days';
  return `${from ?? '…'} – ${to ?? '…'}`;
}

function facts({ statement: { tz, currency, isClosed, balancedAt, seen }, agency }: PaperStatement): PdfPart {
  return paperFacts([
    ['客户', 'Agency', agency],
    ['币种', 'Currency', currency],
    ['时区', 'Time zone', tz],
    ['状态', 'State', isClosed ? '已结账 Closed' : ''],
    ['账目核对', 'Books checked', balancedAt ? zonedTimeText(balancedAt.getTime(), tz) : ''],
    [
      '说明',
      'Note',
      seen
        ? '只列出您有权查看的订单的流水，因此期初与各笔之和不等于期末。 Only the movements of orders you may see are listed, so they do not add up from opening to closing.'
        : '',
    ],
  ]);
}

/** Opening balance, sums of what came in and went out, closing balance. Accounts are never added up. */
function balances({ statement, lines, words }: PaperStatement): PdfPart {
  const heads = [
    ['账户', 'Account'],
    ['期初余额', 'Opening'],
    ['增加', 'In'],
    ['减少', 'Out'],
    ['期末余额', 'Closing'],
  ] as const;
  const body = statement.spans.map((span) => {
    const account = accountWord(span.kind, words);
    const moved = lines.flatMap((line) => (line.account === account ? (line.amount ?? []) : []));
    const sumOf = (isAsked: (amount: number) => boolean) =>
      moved.filter(isAsked).reduce((sum, amount) => sum + amount, 0);
    const sums = [0 - span.opening, sumOf((one) => one > 0), sumOf((one) => one < 0), 0 - span.closing];
    return [{ text: account, ...small, bold: true }, ...sums.map((sum) => money(sum, statement.currency))];
  });
  return {
    stack: [
      {
        table: {
          widths: ['*', 95, 95, 95, 95],
          body: [
            heads.map(([zh, en], at) => ({
              ...paperLabel(zh, en),
              ...(at === 0 ? {} : { alignment: 'right' }),
            })),
            ...body,
          ],
        },
        layout: 'rows',
      },
      { text: '负数为客户应付。 Negative balances are owed by the agency.', ...note },
    ],
    margin: [0, 4, 0, 12],
  };
}

/** The lines of the sheet: newest first, closing balances above and opening balances below. */
function movements({ statement: { currency }, lines }: PaperStatement): PdfPart {
  const heads = [
    ['时间', 'Time'],
    ['事项', 'Event'],
    ['单据', 'Document'],
    ['订单内容', 'Order'],
    ['账户', 'Account'],
    ['金额', 'Amount'],
    ['变动后', 'After'],
  ] as const;
  return {
    stack: [
      paperTitle('资金流水', 'Movements'),
      {
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [50, 84, 78, '*', 42, 74, 82],
          body: [
            heads.map(([zh, en], at) => ({
              ...paperLabel(zh, en),
              ...(at > 4 ? { alignment: 'right' } : {}),
            })),
            ...lines.map((line) => cells(line, currency)),
          ],
        },
        layout: 'rows',
      },
    ],
  };
}

function cells(line: StatementLine, currency: string): PdfPart[] {
  const isBoundary = line.amount === null;
  return [
    { text: line.time?.replace('T', ' ') ?? '', ...small, maxWidth: 50 },
    under({ text: line.event, bold: isBoundary }, [line.memo, line.user], 84),
    under({ text: line.paper }, [line.reference], 78),
    { text: line.title, ...small, maxWidth: 90 },
    { text: line.account, ...small },
    line.amount === null ? { text: '' } : money(line.amount, currency),
    { ...money(line.after, currency), bold: isBoundary },
  ];
}

/** A value and, below it, the smaller texts that belong to it. */
function under(first: PdfPart, others: readonly string[], maxWidth: number): PdfPart {
  return {
    stack: [
      { ...small, ...first, maxWidth },
      ...others.filter((text) => text !== '').map((text) => ({ ...note, text, maxWidth })),
    ],
  };
}

function money(amount: number, currency: string): PdfPart {
  return { text: formatMoney({ amount, currency }), ...small, alignment: 'right', noWrap: true };
}

const small = { fontSize: 8.5, color: colors.text };
const note = { fontSize: 7.5, color: colors.muted };
