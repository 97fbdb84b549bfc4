/** Header of a section of the home page. */
export function SectionHead({ title, text }: { title: string; text: string }) {
  return (
    <div className="mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h2 className="text-title font-strong">{title}</h2>
      <p className="text-muted">{text}</p>
    </div>
  );
}
