import { bookCar } from '@serai/contract/cars/booking';
import { bookHotel } from '@serai/contract/hotels/booking';
import { isPrintable } from '@serai/contract/text';
import { bookTransfer } from '@serai/contract/transfers/booking';
import { describe, expect, it, test } from 'vitest';
import { readPdf } from '../../../test/read-pdf.ts';
import { drawnFaces, lettersOf, textFaces } from './faces.ts';
import { makePdf } from './make-pdf.ts';
import type { PdfPart } from './pdf-document.ts';
import { isSettable } from './set-text.ts';

const { latin, chinese } = textFaces;
const inText = new Set([...lettersOf(latin.normal), ...lettersOf(chinese.normal)]);
const admitted = Array.from({ length: 0x30000 }, (_, code) => code).filter((code) => {
  const letter = String.fromCodePoint(code);
  return code > 0x1f && (code < 0xd800 || code > 0xdfff) && isStored(letter) && isPrintable(letter);
});

/** Fields keep the composed form of a letter. */
function isStored(letter: string): boolean {
  return letter.normalize('NFC') === letter;
}

const make = (content: PdfPart[]) =>
  makePdf({
    title: 'T',
    author: 'A',
    margins: [40, 40, 40, 40],
    content,
    foot: [],
    footLine: '',
    now: new Date(0),
  });

describe('what a booking admits', () => {
  it('printable characters: each one → in a text font, regular and bold, or in a rendered one', () => {
    const bold = new Set([...lettersOf(latin.bold), ...lettersOf(chinese.bold)]);
    const drawn = new Set(drawnFaces.flatMap(({ file }) => [...lettersOf(file)]));
    expect(admitted.length).toBeGreaterThan(30_000);
    expect(admitted.filter((code) => !(inText.has(code) && bold.has(code)) && !drawn.has(code))).toEqual([]);
  });

  it.each([
    'Žižka',
    'Łódź',
    'Nguyễn Thị Ánh',
    'İsmail Çağlar',
    'Жук',
    'Ζωή',
    'O’Brien',
    '张伟',
    '欧阳·娜娜',
    'มานี ใจดี',
    'မောင်မောင်',
    'محمد علي',
    'राज श्री',
    'সীমা',
    'ភ្នំ',
    'ສົມ',
    'தமிழ்',
    'דוד',
  ])('printable characters: %s → accepted', (name) => {
    expect(isPrintable(name)).toBe(true);
  });

  it('printable characters: all others → refused with the name of the field', () => {
    const inputs = [
      [bookHotel.input, 'contact_name reference special_requests'],
      [bookCar.input, 'passenger_name pick_up_address drop_off_address'],
      [bookTransfer.input, 'passenger_name sign_text'],
    ] as const;
    for (const [input, fields] of inputs) {
      for (const field of fields.split(' ')) {
        for (const [value, character] of [
          ['Li 😀', '😀'],
          ['გია', 'გ'],
          ['\u{20bb7}', '\u{20bb7}'],
          ['Li\u0007', 'U+0007'],
        ]) {
          const issues = input.safeParse({ [field]: value }).error?.issues ?? [];
          expect(issues.filter(({ path }) => path[0] === field)).toMatchObject([
            { message: 'text_not_printable', params: { character } },
          ]);
        }
      }
    }
    const guests = bookHotel.input.safeParse({ rooms: [{ guests: [{ full_name: '😀' }] }] });
    expect(guests.error?.issues).toContainEqual(
      expect.objectContaining({
        path: ['rooms', 0, 'guests', 0, 'full_name'],
        message: 'text_not_printable',
      }),
    );
  });
});

test('PDF text: every letter of a line → present', async () => {
  const letters = admitted
    .filter((code) => code < 0x2000 || (code > 0x4e00 && code < 0x4f00))
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /\p{L}/u.test(letter) && letter === letter.normalize('NFC') && isSettable(letter));
  const lines = Array.from({ length: Math.ceil(letters.length / 25) }, (_, at) => ({
    text: letters.slice(at * 25, at * 25 + 25).join(''),
  }));
  const { text } = await readPdf(await make(lines));
  const found = new Set(text.normalize('NFC'));
  expect(letters.filter((letter) => !found.has(letter) && !found.has(letter.normalize('NFKC')))).toEqual([]);
});

test('PDF text: line with a letter of a rendered script → picture, wrapped if too long', async () => {
  const thai = 'สวัสดีครับ ยินดีต้อนรับสู่กรุงเทพมหานคร ';
  const { pictures, text } = await readPdf(
    await make([
      { text: 'Žižka' },
      { text: 'محمد علي' },
      { text: thai.repeat(8), fontSize: 12, maxWidth: 300 },
    ]),
  );
  expect(text).toContain('Žižka');
  expect(pictures).toBeGreaterThan(4);
});

test.each([
  ['Burmese', 'အမှတ် ၅၃၊ အင်းယားလမ်း၊ ကမာရွတ်မြို့နယ်၊ ရန်ကုန်'],
  ['Thai', 'เลขที่ 53 ถนนสุขุมวิท กรุงเทพมหานคร'],
  ['Devanagari', 'नमस्ते दिल्ली'],
])('PDF text: line of %s → extracted without gaps within words', async (_, line) => {
  expect((await readPdf(await make([{ text: line }]))).text).toContain(line);
});
