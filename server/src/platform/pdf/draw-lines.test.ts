import { expect, test } from 'vitest';
import { drawLines } from './draw-lines.ts';
import { makePdf } from './make-pdf.ts';

const style = { fontSize: 9, color: '#15282b', fillColor: '#ffffff', maxWidth: 260 };
const burmese = 'ဧည့်သည်များသည် ညနေ ၂ နာရီမှစ၍ ဝင်ရောက်နိုင်ပြီး နေ့လယ် ၁၂ နာရီမတိုင်မီ ထွက်ခွာရမည်။ ';
const thai = 'สวัสดีครับ ยินดีต้อนรับสู่กรุงเทพมหานคร ';

/** For each line its distance from the one above and its height, in points. */
function heights(text: string): { gap: number; height: number }[] {
  return drawLines(text, style).map((part) => {
    const [, over] = part.stack as [unknown, { relativePosition: { y: number } }];
    return { gap: (part.margin as number[] | undefined)?.[1] ?? 0, height: -over.relativePosition.y };
  });
}

test.each([
  ['Burmese', burmese.repeat(3), 1.9],
  ['Thai', thai.repeat(4), 1.55],
])('draw-lines: consecutive lines of %s → distance suits the script', (_, text, leading) => {
  const [first, ...others] = heights(text);
  expect(others.length).toBeGreaterThan(1);
  expect(first!.gap).toBe(0);
  // Distances between lines, without the parts below the baselines.
  const total = others.reduce((sum, { gap, height }) => sum + gap + height, 0);
  expect(Math.abs(total / others.length / style.fontSize - leading)).toBeLessThan(0.25);
  expect(others.some(({ gap }) => gap > 0)).toBe(true);
});

test('rendered line: opaque background of its part; cached → identical', async () => {
  const make = () =>
    makePdf({
      title: 'T',
      author: 'A',
      margins: [40, 40, 40, 40],
      foot: [],
      footLine: '',
      now: new Date(0),
      content: [
        { text: burmese },
        { table: { body: [[{ stack: [{ text: burmese, color: '#ffffff' }], fillColor: '#1d4e89' }]] } },
      ],
    });
  const [first, again] = [await make(), await make()];
  const bytes = first.toString('latin1');
  expect(bytes).toContain('/Indexed');
  expect(bytes).not.toContain('/SMask');
  expect(again.length).toBe(first.length);
  const [onPaper] = drawLines(burmese, style);
  const [onInk] = drawLines(burmese, { ...style, fillColor: '#1d4e89' });
  expect(imageOf(onInk!)).not.toBe(imageOf(onPaper!));
});

function imageOf(part: ReturnType<typeof drawLines>[number]): string {
  return (part.stack as [{ image: string }])[0].image;
}
