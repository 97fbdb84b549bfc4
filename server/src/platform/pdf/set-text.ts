import { normalForm } from '@serai/contract/normal-text';
import { drawLines } from './draw-lines.ts';
import { lettersOf, SHAPED, textFaces } from './faces.ts';
import type { PdfPart } from './pdf-document.ts';

const { latin, chinese } = textFaces;
const latinLetters = lettersOf(latin.normal);
const chineseLetters = lettersOf(chinese.normal);

/** Properties that nested parts inherit, as far as fonts and rendered lines need them. */
interface Style {
  lang: 'zh' | 'en';
  fontSize: number;
  color: string;
  fillColor: string;
  maxWidth: number;
}

const atFirst: Style = { lang: 'zh', fontSize: 9, color: '#000000', fillColor: '#ffffff', maxWidth: 515 };

/** Assigns fonts to every text of a part; a text with a letter that no font has is rendered as a picture. */
export function setText(part: PdfPart, around: Style = atFirst): PdfPart {
  const style = { ...around, ...pickStyle(part) };
  const { stack, columns, table, text } = part;
  const within = (parts: unknown) => (parts as PdfPart[]).map((one) => setText(one, style));
  if (stack) return { ...part, stack: within(stack) };
  if (columns) return { ...part, columns: within(columns) };
  if (table) {
    const { body, ...rest } = table as { body: PdfPart[][] };
    return { ...part, table: { ...rest, body: body.map(within) } };
  }
  if (typeof text === 'string') return setLine(part, [part], style);
  if (Array.isArray(text)) return setLine(part, text as PdfPart[], style);
  return part;
}

/** Lays out consecutive texts on one line; a text that must be rendered gets its own line. */
function setLine(part: PdfPart, texts: readonly PdfPart[], around: Style): PdfPart {
  const lines = texts.map((one) => ({
    one,
    text: normalForm(String(one.text), 'NFC').replaceAll('\t', ' '),
    style: { ...around, ...pickStyle(one) },
  }));
  if (lines.every(({ text }) => isSettable(text))) return { ...part, text: lines.flatMap(runsOf) };
  const { margin, alignment, width, fillColor } = part;
  return {
    stack: groupsOf(lines).flatMap((group) =>
      isSettable(group[0]!.text)
        ? [{ text: group.flatMap(runsOf) }]
        : drawLines(group[0]!.text.trim(), group[0]!.style),
    ),
    ...(margin ? { margin } : {}),
    ...(alignment ? { alignment } : {}),
    ...(width ? { width } : {}),
    ...(fillColor ? { fillColor } : {}),
  };
}

interface Line {
  one: PdfPart;
  text: string;
  style: Style;
}

/** Groups texts that share a line; a rendered text is a group by itself. */
function groupsOf(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && isSettable(line.text) && isSettable(last[0]!.text)) last.push(line);
    else groups.push([{ ...line, text: line.text.trimStart() }]);
  }
  return groups;
}

/** The runs of a text, each with its face and the text's own style: styles of texts within texts are lost. */
function runsOf({ one, text, style }: Line): PdfPart[] {
  const { margin, alignment, width, ...look } = one;
  return splitByFace(text, style.lang).map((run) => ({ ...look, ...run }));
}

/** Returns whether embedded fonts have every letter. */
export function isSettable(text: string): boolean {
  return [...text].every((letter) => letter === '\n' || faceOf(letter, 'en') !== undefined);
}

function splitByFace(text: string, lang: Style['lang']): { text: string; font: string }[] {
  const runs: { text: string; font: string }[] = [];
  const letters = [...text];
  for (const [at, letter] of letters.entries()) {
    const last = runs.at(-1);
    const own = isApostrophe(letters, at) ? 'en' : lang;
    const font = letter === '\n' ? (last?.font ?? latin.name) : faceOf(letter, own)!;
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}

/** Returns whether it is inside a Latin word, as in O’Brien, and therefore narrow in a Chinese line, too. */
function isApostrophe(letters: readonly string[], at: number): boolean {
  const isLatin = (letter = '') => /\p{Script=Latin}/u.test(letter);
  return letters[at] === '’' && isLatin(letters[at - 1]) && isLatin(letters[at + 1]);
}

/** Marks that both faces have, in Chinese as wide as a character. */
const WIDE_IN_CHINESE = /[‘’“”—…·]/u;

function faceOf(letter: string, lang: Style['lang']): string | undefined {
  if (SHAPED.test(letter)) return undefined;
  const code = letter.codePointAt(0)!;
  const isLatin = latinLetters.has(code) && !(lang === 'zh' && WIDE_IN_CHINESE.test(letter));
  if (isLatin) return latin.name;
  return chineseLetters.has(code) ? chinese.name : undefined;
}

function pickStyle({ lang, fontSize, color, fillColor, maxWidth }: PdfPart): Partial<Style> {
  return {
    ...(lang === 'zh' || lang === 'en' ? { lang } : {}),
    ...(typeof fontSize === 'number' ? { fontSize } : {}),
    ...(typeof color === 'string' ? { color } : {}),
    ...(typeof fillColor === 'string' ? { fillColor } : {}),
    ...(typeof maxWidth === 'number' ? { maxWidth } : {}),
  };
}
