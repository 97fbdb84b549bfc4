/** A count at the end of a line; renders nothing for 0. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="figures ml-auto rounded-full bg-amber-soft px-2 text-caption font-strong text-amber">
      {count}
    </span>
  );
}
