/** Number and title of a section of the form. */
export function PartTitle({ number, title }: { number: number; title: string }) {
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className="figures grid size-6 place-items-center rounded-full bg-ink text-caption text-on-ink"
      >
        {number}
      </span>
      {title}
    </span>
  );
}
