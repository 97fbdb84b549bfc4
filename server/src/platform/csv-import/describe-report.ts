import { importWords as en } from '@serai/phrases/en/import';
import { fill, inLanguage, type Lang } from '@serai/phrases/lang';
import { importWords as zh } from '@serai/phrases/zh/import';
import { writePrice } from './csv-file.ts';
import { type FileEffects, type Movement, ratioOf } from './effects.ts';
import type { FileTally } from './folder-reader.ts';
import type { ImportDoubt } from './import-doubts.ts';
import { describeFault } from './import-faults.ts';
import type { ImportReport } from './import-files.ts';

/** Maximum number of faults that are listed; the others are counted. */
const MAX_FAULTS = 200;

/**
 * Describes an import for the terminal: its faults, or its effects, planned effects, and the reason why nothing was
 * written.
 */
export function describeReport(
  report: ImportReport,
  { lang, currency, isPreview }: { lang: Lang; currency: string; isPreview: boolean },
): string[] {
  const words = inLanguage(lang, { zh, en });
  const { faults, tallies, effects, doubts, changedInAll, isKept } = report;
  if (faults.length > 0) {
    const more = faults.length - MAX_FAULTS;
    return [
      ...faults.slice(0, MAX_FAULTS).map((fault) => describeFault(fault, lang)),
      ...(more > 0 ? [fill(words.more, { count: count(more) })] : []),
      words.faulty,
    ];
  }
  const say = { words, price: (amount: number) => writePrice(amount, currency) };
  const files = Object.entries(tallies).flatMap(([file, tally]) => [
    describeTally(file, tally, words),
    ...describeChanged(tally, words),
    ...(effects[file] ? describeEffects(effects[file], say) : []),
  ]);
  const doubted = doubts.map((doubt) => describeDoubt(doubt, say));
  if (isKept) return [...files, fill(words.done, { count: count(changedInAll) })];
  if (isPreview) return [...files, ...doubted, fill(words.preview, { count: count(changedInAll) })];
  return [...files, ...doubted, words.unconfirmed];
}

function describeTally(
  file: string,
  { rows, added, changed = 0, ended }: FileTally,
  words: typeof zh,
): string {
  if (added === undefined || ended === undefined) return fill(words.list, { file, rows: count(rows) });
  return fill(words.file, {
    file,
    rows: count(rows),
    added: count(added),
    changed: count(changed),
    ended: count(ended),
  });
}

/** The first rows that replace stored ones, with their differences. */
function describeChanged({ changed = 0, firstChanged = [] }: FileTally, words: typeof zh): string[] {
  const more = changed - firstChanged.length;
  const lines = [...firstChanged, ...(more > 0 ? [fill(words.more, { count: count(more) })] : [])];
  return lines.map((line) => `  ${line}`);
}

interface Say {
  words: typeof zh;
  price: (amount: number) => string;
}

function describeEffects(
  { offSale, onSale, firstOff, moved, lowest, highest, ranges }: FileEffects,
  { words, price }: Say,
): string[] {
  const lines: string[] = [];
  if (moved > 0 && lowest && highest) {
    const of = (movement: Movement) => fill(words.movement, movementFacts(movement, price));
    lines.push(fill(words.moved, { count: count(moved), lowest: of(lowest), highest: of(highest) }));
  }
  if (offSale > 0) {
    const more = offSale - firstOff.length;
    const first = firstOff.map(({ thing, date }) => `${thing} ${date}`);
    const nights = [...first, ...(more > 0 ? [fill(words.more, { count: count(more) })] : [])];
    lines.push(fill(words.off_sale, { count: count(offSale), nights: nights.join(words.comma) }));
  }
  if (onSale > 0) lines.push(fill(words.on_sale, { count: count(onSale) }));
  lines.push(...describeRanges(ranges, { words, price }));
  return lines.map((line) => `  ${line}`);
}

/** Maximum number of price ranges that are listed; the others are counted. */
const MAX_RANGES = 20;

function describeRanges(ranges: FileEffects['ranges'], { words, price }: Say): string[] {
  const lines = [...ranges].slice(0, MAX_RANGES).map(([thing, { lowest, highest }]) =>
    fill(words.price_range, {
      thing,
      lowest: price(lowest.price),
      lowest_date: lowest.date,
      highest: price(highest.price),
      highest_date: highest.date,
    }),
  );
  const more = ranges.size - lines.length;
  return more > 0 ? [...lines, fill(words.more, { count: count(more) })] : lines;
}

function describeDoubt({ file, code, facts }: ImportDoubt, { words, price }: Say): string {
  const shown =
    'before' in facts && 'after' in facts
      ? { ...movementFacts(facts as unknown as Movement, price), others: count(Number(facts.others ?? 0)) }
      : Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, shownFact(value)]));
  return `! ${file}: ${fill(words[code], shown)}`;
}

function movementFacts(movement: Movement, price: Say['price']) {
  const { thing, date, before, after } = movement;
  const percent = Math.round((ratioOf(movement) - 1) * 1_000) / 10;
  return {
    thing,
    date,
    before: price(before),
    after: price(after),
    percent: `${percent > 0 ? '+' : ''}${percent}%`,
  };
}

function shownFact(value: string | number): string {
  return typeof value === 'number' ? count(value) : value;
}

function count(n: number): string {
  return n.toLocaleString('en');
}
