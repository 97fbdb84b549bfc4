import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { type ReactNode, useState } from 'react';

/** The search line above a list; on a phone two lines of text that open it. */
export function SearchBand(props: {
  openAtFirst: boolean;
  /** Search in two short lines. */
  words: { first: string; second: string };
  /** When this changes, the band is reset to open or closed; the input in the line is kept. */
  subject?: string;
  /** Fixed at the top; only for search lines of one row. Default true. */
  sticky?: boolean;
  children: ReactNode;
}) {
  const { openAtFirst, words, subject, sticky = true, children } = props;
  const [open, setOpen] = useState(openAtFirst);
  const [seen, setSeen] = useState(subject);
  if (seen !== subject) {
    setSeen(subject);
    setOpen(openAtFirst);
  }
  return (
    <div className={classNames('border-b border-line bg-sunken', sticky && 'z-[1700] lg:sticky lg:top-0')}>
      <div className="mx-auto max-w-7xl px-4 py-2 md:px-8 beside:max-w-[110rem]">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 text-left lg:hidden"
        >
          <Icon name="search" size={18} className="shrink-0 text-teal" />
          <span className="min-w-0">
            <span className="block truncate font-strong">{words.first}</span>
            <span className="block truncate text-caption text-muted">{words.second}</span>
          </span>
          <Icon
            name={open ? 'chevron-up' : 'chevron-down'}
            size={18}
            className="ml-auto shrink-0 text-muted"
          />
        </button>
        <div className={classNames('max-lg:mt-2', !open && 'max-lg:hidden')}>{children}</div>
      </div>
    </div>
  );
}
