/** The two agencies of the walk; everything of one contains a word that must not reach the other. */
export type SideName = 'A' | 'B';

export const otherSide = (side: SideName): SideName => (side === 'A' ? 'B' : 'A');

/** A word in every text that a side wrote: letters only, because some fields accept nothing else. */
export const canaryOf = (side: SideName): string => (side === 'A' ? 'QUETZALA' : 'QUETZALB');

/** Texts besides the canary that identify a side. */
const ownNames = { A: ['owner_a', 'finance_a', 'booker_a', 'viewer_a'], B: ['owner_b'] } as const;

/** Finds the identifying texts of a side in an answer, ignoring case. */
export function canariesIn(answer: string, side: SideName, more: readonly string[] = []): string[] {
  const heard = answer.toLowerCase();
  return [canaryOf(side), ...ownNames[side], ...more].filter((word) => heard.includes(word.toLowerCase()));
}
