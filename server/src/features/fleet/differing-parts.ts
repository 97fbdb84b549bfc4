/** Old and new values as text. */
export interface ChangedWords {
  before: string;
  after: string;
}

/** Returns the differing parts before and after; undefined if nothing differs. */
export function differingParts(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): ChangedWords | undefined {
  const changed = Object.keys(after).filter((part) => before[part] !== after[part]);
  if (changed.length === 0) return undefined;
  const words = (parts: Readonly<Record<string, string>>) =>
    changed.map((part) => parts[part] || '—').join(', ');
  return { before: words(before), after: words(after) };
}
