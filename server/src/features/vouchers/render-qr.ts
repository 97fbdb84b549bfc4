import { correction, generate } from 'lean-qr';
import type { PdfPart } from '../../platform/pdf/pdf-document.ts';

/** QR code of a text, a number of points wide, on white. */
export function renderQr(text: string, width: number): PdfPart {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const module = width / code.size;
  const canvas: PdfPart[] = [];
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      let run = 1;
      while (code.get(x + run, y)) run += 1;
      const at = { x: x * module, y: y * module, w: run * module, h: module };
      canvas.push({ type: 'rect', ...at, color: '#000000' });
      x += run;
    }
  }
  return { canvas };
}
