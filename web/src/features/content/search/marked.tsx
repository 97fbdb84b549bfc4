/** A text with the searched words highlighted; `marks` are half-open ranges of characters. */
export function Marked({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) {
  const parts: { from: number; text: string; marked: boolean }[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    if (from < at || to <= from) continue;
    if (from > at) parts.push({ from: at, text: text.slice(at, from), marked: false });
    parts.push({ from, text: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < text.length) parts.push({ from: at, text: text.slice(at), marked: false });
  return parts.map((part) =>
    part.marked ? (
      <mark key={part.from} className="rounded-control bg-amber-soft text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
