import type { VoucherView } from '@serai/contract/vouchers/vouchers';
import type { PdfPart } from '../../platform/pdf/pdf-document.ts';
import { colors, contentWidth } from './voucher-style.ts';
import { stacked } from './worded-parts.ts';

const shades = { free: '#17694a', part: '#dd9208', full: '#a3262c' } as const;

/** Cancellation rules as a bar, with the text of each window below it. */
export function renderPolicy({ windows }: NonNullable<VoucherView['policy']>): PdfPart {
  return {
    stack: [
      bar(windows),
      {
        columns: windows.map(({ share, from, text }) => {
          const width = share * contentWidth;
          const style = { maxWidth: width - 4 };
          return {
            width,
            stack: [
              ...stacked(from, { fontSize: 7, color: colors.muted, ...style }),
              ...stacked(text, { fontSize: 9, bold: true, color: colors.text, ...style }, 8),
            ],
          };
        }),
      },
    ],
  };
}

function bar(windows: NonNullable<VoucherView['policy']>['windows']): PdfPart {
  let x = 0;
  const shapes = windows.map(({ share, shade }) => {
    const shape = { type: 'rect', x, y: 0, w: share * contentWidth - 2, h: 7, r: 2, color: shades[shade] };
    x += share * contentWidth;
    return shape;
  });
  return { canvas: shapes, margin: [0, 2, 0, 5] };
}
