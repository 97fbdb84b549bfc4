/** The two agencies of the walk; what belongs to one holds a word that must reach nobody of the other. */
export type SideName = 'A' | 'B';

export const otherSide = (side: SideName): SideName => (side === 'A' ? 'B' : 'A');

/** In every text that a side wrote: letters only, because some fields take nothing else. */
export const canaryOf = (side: SideName): string => (side === 'A' ? 'QUETZALA' : 'QUETZALB');

/** Texts of a side, besides its canary, that say who it is. */
const ownNames = { A: ['owner_a', 'finance_a', 'booker_a', 'viewer_a'], B: ['owner_b'] } as const;

/** Which of the texts of a side stand in an answer, whatever their case. */
export function canariesIn(answer: string, side: SideName, more: readonly string[] = []): string[] {
  const heard = answer.toLowerCase();
  return [canaryOf(side), ...ownNames[side], ...more].filter((word) => heard.includes(word.toLowerCase()));
}
