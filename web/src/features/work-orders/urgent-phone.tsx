import { Icon } from '@serai/ui/icons';

/** The 24-hour number in large type, easy to find and to dial. */
export function UrgentPhone({ phone, title, help }: { phone: string; title: string; help: string }) {
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card border border-lacquer/40 bg-lacquer-soft p-4 md:p-6"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lead font-strong text-lacquer">{title}</h2>
        <p className="mt-1">{help}</p>
      </div>
      <a
        href={`tel:${phone.replace(/[^+\d]/g, '')}`}
        className="figures inline-flex min-h-14 items-center gap-3 rounded-control bg-lacquer px-6 text-title font-strong whitespace-nowrap text-on-lacquer hover:opacity-90 max-sm:w-full max-sm:justify-center max-sm:px-3 max-sm:text-lead"
      >
        <Icon name="phone" size={24} className="shrink-0" />
        {phone}
      </a>
    </section>
  );
}
