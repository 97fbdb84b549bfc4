import type { Fee } from '@serai/contract/cancellation';
import { isRefundable } from '../../domain/cancellation-policy.ts';
import { localDateTime } from '../../domain/local-time.ts';
import type { PdfPart } from '../../platform/pdf/pdf-document.ts';
import type { Bilingual, FrozenPolicy } from '../orders/orders.ts';
import { colors, contentWidth } from './voucher-style.ts';

const shades = { free: '#17694a', some: '#dd9208', all: '#a3262c' } as const;
/** The narrowest a window is drawn, as a share of the bar: its words must fit below. */
const MIN_SHARE = 0.2;

/** The cancellation timeline from booking to arrival as a bar, to scale where that leaves room for the words; no sums. */
export function drawPolicy(policy: FrozenPolicy, order: { created_at: Date; service_start: Date }): PdfPart {
  if (!isRefundable(policy)) {
    return {
      stack: [
        bar([{ share: 1, color: shades.all }]),
        { text: '确认后不可更改或取消', color: colors.text },
        {
          text: 'Cannot be changed or cancelled after confirmation',
          lang: 'en',
          color: colors.muted,
          fontSize: 8,
        },
      ],
    };
  }
  const parts = shareOut(policy, order.created_at.getTime(), order.service_start.getTime());
  return {
    stack: [
      bar(parts),
      {
        columns: parts.map(({ share, fee, from }) => ({
          width: share * contentWidth,
          stack: [
            { text: from ? `${from} 起 from` : '即日起 from now', fontSize: 7.5, color: colors.muted },
            { text: feeWords(fee).zh, color: colors.text, bold: true },
            { text: feeWords(fee).en, lang: 'en', color: colors.muted, fontSize: 8 },
          ],
        })),
      },
    ],
  };
}

interface Part {
  share: number;
  color: string;
  fee: Fee;
  /** Local time at which the window begins; empty for the first. */
  from: string;
}

function shareOut(policy: FrozenPolicy, begin: number, end: number): Part[] {
  const { windows, tz } = policy;
  const edges = windows.map(({ until }) => Math.min(Math.max(until ?? end, begin), Math.max(begin, end)));
  const lengths = edges.map((edge, at) => edge - (edges[at - 1] ?? begin));
  const spare = 1 - MIN_SHARE * windows.length;
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
  return windows.map(({ fee }, at) => {
    const start = windows[at - 1]?.until;
    return {
      share: spare > 0 ? MIN_SHARE + (spare * lengths[at]!) / total : 1 / windows.length,
      color: shadeOf(fee),
      fee,
      from: start ? localDateTime(start, tz).replace('T', ' ') : '',
    };
  });
}

function bar(parts: readonly { share: number; color: string }[]): PdfPart {
  let x = 0;
  const shapes = parts.map(({ share, color }) => {
    const shape = { type: 'rect', x, y: 0, w: share * contentWidth - 2, h: 7, r: 2, color };
    x += share * contentWidth;
    return shape;
  });
  return { canvas: shapes, margin: [0, 2, 0, 5] };
}

function shadeOf(fee: Fee): string {
  if (fee.kind === 'none') return shades.free;
  return fee.kind === 'percent' && fee.percent >= 100 ? shades.all : shades.some;
}

function feeWords(fee: Fee): Bilingual {
  switch (fee.kind) {
    case 'none':
      return { zh: '免费取消', en: 'Free cancellation' };
    case 'percent':
      return fee.percent >= 100
        ? { zh: '收取全额', en: 'Full charge' }
        : { zh: `收取 ${fee.percent}%`, en: `${fee.percent}% charge` };
    case 'nights':
      return fee.nights === 1
        ? { zh: '收取首晚房费', en: 'First night charged' }
        : { zh: `收取前 ${fee.nights} 晚房费`, en: `First ${fee.nights} nights charged` };
    case 'amount':
      return { zh: '收取取消费', en: 'Cancellation fee' };
  }
}
