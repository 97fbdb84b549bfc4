/** A name in all the forms people type it. */
export interface NameForms {
  /** Normalised names and their sound in full. */
  texts: readonly string[];
  /** First letters of the sounds. */
  initials: string;
  words: readonly string[];
  /** Normalised names of its parents, such as the country; they match with lower rank than its own names. */
  groups?: readonly string[];
}

/**
 * How well a typed text (normalised; `words` its words) names something, 0 to 100; 0 = not at all. Exact before
 * beginning, beginning before middle, and everything before a typo.
 */
export function matchName(typed: string, words: readonly string[], name: NameForms): number {
  let best = 0;
  for (const text of name.texts) best = Math.max(best, matchText(typed, text));
  if (name.initials !== '') {
    if (name.initials === typed) best = Math.max(best, 90);
    else if (typed.length >= 2 && name.initials.startsWith(typed)) best = Math.max(best, 66);
  }
  if (name.groups?.includes(typed)) best = Math.max(best, 78);
  if (best < 70 && words.length > 1 && name.texts.some((text) => holdsInOrder(words, text))) best = 70;
  if (best < 75 && startsWords(words.length > 1 ? words : [typed], name.words)) best = 75;
  return best >= 60 ? best : Math.max(best, ...name.texts.map((text) => matchTypo(typed, text)));
}

function matchText(typed: string, text: string): number {
  if (text === typed) return 100;
  if (text.startsWith(typed)) return 80 + Math.round((10 * typed.length) / text.length);
  return text.includes(typed) ? 62 : 0;
}

/** Every typed word begins one of the name's words. */
function startsWords(typed: readonly string[], words: readonly string[]): boolean {
  return typed.every((part) => words.some((word) => word.startsWith(part)));
}

/** The typed words are within the text, one after another: `yangguang jichang` within `yangguangguojijichang`. */
function holdsInOrder(words: readonly string[], text: string): boolean {
  let from = 0;
  for (const word of words) {
    const at = text.indexOf(word, from);
    if (at === -1) return false;
    from = at + word.length;
  }
  return true;
}

/** One slip from four letters on, two from eight, in the beginning of the text. */
function matchTypo(typed: string, text: string): number {
  const allowed = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (allowed === 0 || text === '') return 0;
  const distance = prefixDistance(typed, text, allowed);
  return distance > allowed ? 0 : 55 - 10 * distance - Math.min(9, Math.abs(text.length - typed.length));
}

/** Insertions, deletions, exchanges and swaps of neighbours from the typed text to the best beginning of the other. */
export function prefixDistance(typed: string, text: string, allowed: number): number {
  const width = Math.min(text.length, typed.length + allowed);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= width; j++) {
      const same = typed[i - 1] === text[j - 1] ? 0 : 1;
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
      if (i > 1 && j > 1 && typed[i - 1] === text[j - 2] && typed[i - 2] === text[j - 1]) {
        cost = Math.min(cost, before[j - 2]! + 1);
      }
      next.push(cost);
    }
    if (Math.min(...next) > allowed) return allowed + 1;
    before = row;
    row = next;
  }
  return Math.min(...row);
}
