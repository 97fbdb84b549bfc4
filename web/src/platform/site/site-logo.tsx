/** The seller's mark: a caravanserai gate with the sun going down in it. */
export function SiteLogo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-3">
      <svg aria-hidden="true" viewBox="0 0 40 40" width="36" height="36" className="shrink-0">
        <path d="M4 36V18a16 16 0 0 1 32 0v18z" className="fill-saffron" />
        <path
          d="M9.5 36V19.500C9.5 12 14.5 8.5 20 5c5.5 3.5 10.5 7 10.5 14.500V36z"
          className="fill-ink-deep"
        />
        <circle cx="20" cy="24" r="5.5" className="fill-saffron" />
        <path d="M9.5 29h21v7h-21z" className="fill-ink" />
        <path d="M15 31.500h10M17 34h6" className="stroke-saffron" strokeWidth="1.3" strokeLinecap="round" />
      </svg>
      <span className="line-clamp-2 text-lead leading-tight font-strong tracking-wide text-on-ink">
        {name}
      </span>
    </span>
  );
}
